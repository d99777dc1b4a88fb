import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FACTS, KINDS } from '../wire/kinds'
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

  both(items: string[]): string {
    return items.join(this.say('list-comma'))
  }

  /** An event in words: the same way as `Words.event` in Python, or shorter where the board shows the rest. */
  event(event: GameEvent, names: string[], me: number | null): string {
    const shorter = `web-event-${event.event}`
    const key = this.has(shorter) ? shorter : `event-${event.event}`
    return this.say(key, this.called((this.kinds?.events ?? KINDS[this.game])?.[event.event] ?? {}, event, names, me))
  }

  /** A refusal in words: the same way as `Refusal.told` in Python. */
  refusal(key: string, facts: Facts, names: string[], me: number | null): string {
    const kinds = key.startsWith('refused-') ? (FACTS[this.game] ?? {}) : {}
    return this.say(key, { ...facts, ...this.called(kinds, facts, names, me) })
  }

  /** Facts with things called by their names; `who` is "me" where the first seat that is named is the reader's. */
  private called(kinds: Record<string, string>, facts: Facts, names: string[], me: number | null): Facts {
    const found = Object.entries(kinds)
    const actor = found.find(([, kind]) => kind === 'seat')?.[0]
    const who = me !== null && actor !== undefined && facts[actor] === me ? 'me' : 'other'
    return { ...Object.fromEntries(found.map(([field, kind]) => [field, this.fact(kind, facts[field], names)])), who }
  }

  private fact(kind: string, value: unknown, names: string[]): unknown {
    if (Array.isArray(value))
      return value.length ? this.both(value.map((item) => String(this.fact(kind, item, names)))) : '–'
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (kind === 'seat' && typeof value === 'number') return names[value] ?? this.say('player', { number: value + 1 })
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
