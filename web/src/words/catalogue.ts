import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { KINDS } from '../wire/kinds'
import type { KindsShown } from '../wire/protocol'

export type Facts = Record<string, unknown>
export type GameEvent = { event: string; [field: string]: unknown }

/** One language's words, for one game or for none. */
export class Words {
  readonly language: string
  readonly game: string
  /** What the fields of a game's events and view speak of, where this client was not built with the game. */
  readonly kinds: KindsShown | null
  private readonly bundle: FluentBundle

  constructor(language: string, sources: string[], game = '', kinds: KindsShown | null = null) {
    this.language = language
    this.game = game
    this.kinds = kinds
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(parsed(source))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The message of a key, with its facts put in; a key without a message is shown as itself. */
  say = (key: string, facts: Facts = {}): string => this.part(key, null, facts)

  part(key: string, attribute: string | null, facts: Facts = {}): string {
    const message = this.bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return message ? '' : key
    return this.bundle.formatPattern(pattern, plain(facts), [])
  }

  attributes(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {})
  }

  /** What a thing is called: `card` and `J` give the message `card-J`; without one, the value itself. */
  name(kind: string, value: unknown): string {
    const key = `${kind}-${value}`
    return this.has(key) ? this.say(key) : String(value)
  }

  /** Facts of a refusal, with things called by their names. */
  named(facts: Facts): Facts {
    const called = (fact: unknown): unknown =>
      typeof fact === 'string' && this.has(`item-${fact}`) ? this.say(`item-${fact}`) : fact
    return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, called(fact)]))
  }

  both(items: string[]): string {
    return items.join(this.say('list-comma'))
  }

  /** An event in words: the same way as `Words.event` in Python, or shorter where the board shows the rest. */
  event(event: GameEvent, names: string[], me: number | null): string {
    const kinds = (this.kinds?.events ?? KINDS[this.game])?.[event.event] ?? {}
    const facts: Facts = {}
    for (const [field, kind] of Object.entries(kinds)) facts[field] = this.fact(kind, event[field], names)
    const actor = Object.entries(kinds).find(([, kind]) => kind === 'seat')?.[0]
    const who = me !== null && actor !== undefined && event[actor] === me ? 'me' : 'other'
    const shorter = `web-event-${event.event}`
    return this.say(this.has(shorter) ? shorter : `event-${event.event}`, { ...facts, who })
  }

  private fact(kind: string, value: unknown, names: string[]): unknown {
    if (Array.isArray(value))
      return value.length ? this.both(value.map((item) => String(this.fact(kind, item, names)))) : '–'
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (kind === 'seat' && typeof value === 'number') return names[value] ?? String(value)
    return kind ? this.name(kind, value) : value
  }
}

const resources = new Map<string, FluentResource>()

/** The shared words are part of every game's: they are read once. */
function parsed(source: string): FluentResource {
  const resource = resources.get(source) ?? new FluentResource(source)
  resources.set(source, resource)
  return resource
}

function plain(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts)
  return Object.fromEntries(entries.map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)]))
}
