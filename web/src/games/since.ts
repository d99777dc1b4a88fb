import type { PlyTold } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import { shelved } from '.'
import { joined, linesOf, type ToldLine } from './telling'
import { eventsOf, type Turn } from './turns'

/** What one seat did since somebody's last turn, on a card: its sum, and what says most. */
export interface Deed extends Pick<ToldLine, 'text' | 'mine'> {
  seat: number
  /** The last sentence of its text: enough where there is little room. */
  last: string
  gain: number
  /** So much more happened than that. */
  more: number
  turns: Turn[]
}

/** A card for each seat that did something, in the order of the table; the dealing of cards is nobody's. */
export function deedsOf(since: Turn[], words: Words, names: string[], me: number | null): Deed[] {
  const seats = [...new Set(since.flatMap(({ seat }) => (seat === null ? [] : [seat])))]
  return seats.map((seat) => {
    const turns = since.filter((turn) => turn.seat === seat)
    const gain = shelved(words.game).gain?.(eventsOf(turns), seat) ?? 0
    const lines = turns.flatMap((turn) => turn.plies.flatMap((ply) => linesOf(by(seat, ply), words, names, me)))
    const told = telling(lines)
    const text = joined(
      told.map((line) => line.text),
      words,
    )
    const last = told.at(-1)?.text ?? ''
    return { seat, gain, turns, text, last, mine: told.some(({ mine }) => mine), more: lines.length - told.length }
  })
}

/** A ply without what it brought to others: that is not what the seat did. */
const by = (seat: number, ply: PlyTold): PlyTold => ({
  ...ply,
  events: ply.events.filter((event) => ((event as GameEvent)['seat'] ?? seat) === seat),
})

/** What concerns the reader comes before all else, then what counts most; else what came last, as above a table. */
function telling(lines: ToldLine[]): ToldLine[] {
  const last = lines.slice(-2)
  const most = Math.max(...lines.map(({ weight }) => weight))
  const great = lines.findLast(({ weight }) => most > 0 && weight === most)
  const first = lines.findLast((line) => line.mine) ?? (great && !last.includes(great) ? great : undefined)
  return first ? [first] : last
}
