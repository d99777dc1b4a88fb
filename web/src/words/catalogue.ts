import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FACTS, KINDS, REASONS } from '../wire/kinds'
import type { KindsShown } from '../wire/protocol'
import { toldFacts } from './telling'

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

  /** Items in a row, as the language joins them; of none, the word for nothing. */
  both(items: string[]): string {
    const last = items.at(-1)
    if (last === undefined) return this.say('list-nothing')
    return items.length > 1 ? items.slice(0, -1).join(this.say('list-comma')) + this.say('list-last') + last : last
  }

  /** An event in words: the same way as `Words.event` in Python, or shorter where the board shows the rest. */
  event(event: GameEvent, names: string[], me: number | null): string {
    const shorter = `web-event-${event.event}`
    return this.told(this.has(shorter) ? shorter : `event-${event.event}`, event, names, me)
  }

  /** A message of one's own about an event, with the same facts. */
  told(key: string, event: GameEvent, names: string[], me: number | null): string {
    return this.say(key, this.called(this.kindsOf(event), event, names, me))
  }

  /** Whether an event names a seat. */
  concerns(event: GameEvent, seat: number | null): boolean {
    const kinds = this.kindsOf(event)
    const seats = Object.keys(kinds).filter((field) => kinds[field] === 'seat')
    return seat !== null && seats.some((field) => [event[field]].flat().includes(seat))
  }

  private kindsOf({ event }: GameEvent): Record<string, string> {
    return (this.kinds?.events ?? KINDS[this.game])?.[event] ?? {}
  }

  /** A refusal in words: the same way as `Refusal.told` in Python. */
  refusal(key: string, facts: Facts, names: string[], me: number | null, said = key): string {
    const kinds = key.startsWith('refused-') ? (FACTS[this.game] ?? {}) : {}
    return this.say(said, { ...facts, ...this.called(kinds, facts, names, me) })
  }

  /** The same in a few words, as a title; empty where nobody has written one. */
  shortRefusal(key: string, facts: Facts, names: string[], me: number | null): string {
    const short = `web-${key}`
    return this.has(short) ? this.refusal(key, facts, names, me, short) : ''
  }

  /** Why a move is good, in words. */
  reason(key: string, facts: Facts, names: string[], me: number | null): string {
    return this.say(key, { ...facts, ...this.called(REASONS[this.game] ?? {}, facts, names, me) })
  }

  private called(kinds: Record<string, string>, facts: Facts, names: string[], me: number | null): Facts {
    return toldFacts(this, kinds, facts, names, me)
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
