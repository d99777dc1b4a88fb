import type { DummyLaid, Laid, NumbersCounted, PlayerView, RulesView } from '../../wire/master-of-rules'
import type { GameEvent } from '../../words/index.svelte'

export const TYPES = ['limit', 'best', 'only', 'trio', 'support']
export const RULE_OF: Record<string, string> = {
  limit: 'MR-15',
  best: 'MR-16',
  only: 'MR-17',
  trio: 'MR-18',
  support: 'MR-19',
}

export const isRule = (card: string): boolean => TYPES.includes(card)
export const right = (seat: number, seats: number): number => (seat + seats - 1) % seats

/** A card laid comes from its player; one taken comes from the refill; a refill comes from the pile. */
export function originOf(key: string, me: number | null): string | null {
  const [kind, place, card] = key.split('-')
  if (kind === 'laid') return Number(place) === me ? `hand-${card}-0` : `seat-${place}`
  if (kind === 'hand') return `refill-${place}-0`
  return kind === 'refill' ? 'pile' : null
}

/** So long a verdict stands, unless somebody goes on before. */
export const EACH_VERDICT = 1600

/** A verdict of the adjudication: who, by which rule, whether it was done, and the cards that count. */
export interface Verdict {
  event: GameEvent
  seat: number
  type: string
  done: boolean
  counting: string[]
}

/** What lay on the table when a deal was judged. */
export interface Judged {
  numbers: { seat: number | null; dummy: number | null; card: string }[]
  /** In the order in which they are judged. */
  verdicts: Verdict[]
  /** What the numbers come to. */
  counted: NumbersCounted | null
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []

function verdict(event: GameEvent): Verdict {
  const counting = [
    ...strings(event['cards']),
    ...strings(event['highest']),
    ...strings(event['sharing']),
    ...strings(event['card']),
  ]
  return {
    event,
    seat: Number(event['seat']),
    type: event.event.replace('-judged', ''),
    done: event['done'] === true,
    counting,
  }
}

/** Who leans on somebody is judged after him; where all lean, in the order of the table. */
export function inOrder(verdicts: Verdict[]): Verdict[] {
  const waiting = [...verdicts]
  return verdicts.flatMap(() => {
    const leans = ({ event }: Verdict): boolean => waiting.some(({ seat }) => seat === event['right'])
    return waiting.splice(
      Math.max(
        0,
        waiting.findIndex((one) => !leans(one)),
      ),
      1,
    )
  })
}

/** The deal that a ply's events judge, or null where they judge none. `before` is the table before that ply. */
export function judged(before: RulesView | null, events: GameEvent[]): Judged | null {
  const verdicts = inOrder(events.filter((event) => event.event.endsWith('-judged')).map(verdict))
  if (verdicts.length === 0 || before === null) return null
  const laid = events.filter((event) => event.event === 'laid') as unknown as Laid[]
  const dummies = events.filter((event) => event.event === 'dummy-laid') as unknown as DummyLaid[]
  const ofSeat = (player: PlayerView, seat: number): string | null =>
    player.number ?? laid.find((one) => one.seat === seat && !isRule(one.card))?.card ?? null
  const numbers = [
    ...before.players.map((player, seat) => ({ seat, dummy: null, card: ofSeat(player, seat) })),
    ...before.dummies.map((dummy, index) => ({
      seat: null,
      dummy: index + 1,
      card: dummy.number ?? dummies.find((one) => one.dummy === index + 1)?.number ?? null,
    })),
  ]
  return {
    numbers: numbers.flatMap(({ seat, dummy, card }) => (card === null ? [] : [{ seat, dummy, card }])),
    verdicts,
    counted: (events.find(({ event }) => event === 'numbers-counted') as unknown as NumbersCounted) ?? null,
  }
}
