import type { PlyTold } from '../wire/protocol'
import type { GameEvent } from '../words/index.svelte'
import { shelved } from '.'

/** What one seat did in a row: a paragraph of the match. */
export interface Turn {
  seat: number | null
  /** A bot did it in the seat's place. */
  standIn: boolean
  plies: PlyTold[]
}

type Begins = (event: GameEvent) => boolean

const eventsIn = (ply: PlyTold): GameEvent[] => ply.events as GameEvent[]
export const eventsOf = (turns: Turn[]): GameEvent[] => turns.flatMap((turn) => turn.plies.flatMap(eventsIn))

/** A ply in which one turn ends and the next begins belongs to both. */
function parted(ply: PlyTold, begins: Begins | null): PlyTold[] {
  const at = begins ? eventsIn(ply).findLastIndex(begins) : -1
  if (at <= 0) return [ply]
  return [
    { ...ply, events: ply.events.slice(0, at) },
    { ...ply, events: ply.events.slice(at) },
  ]
}

const seatOf = (ply: PlyTold): number | null => (eventsIn(ply)[0]?.['seat'] as number | undefined) ?? null

function goesOn(turn: Turn, ply: PlyTold, begins: Begins | null): boolean {
  if (begins) return !eventsIn(ply).some(begins)
  const seat = seatOf(ply)
  return seat === null || (seat === turn.seat && Boolean(ply.stand_in) === turn.standIn)
}

/** A match in paragraphs: by what the game says begins a turn, else by who does something. */
export function turnsOf(plies: PlyTold[], game: string): Turn[] {
  const { begins } = shelved(game)
  const turns: Turn[] = []
  for (const ply of plies.flatMap((one) => parted(one, begins))) {
    const last = turns.at(-1)
    if (last && goesOn(last, ply, begins)) last.plies.push(ply)
    else if (ply.events.length) turns.push({ seat: seatOf(ply), standIn: Boolean(ply.stand_in), plies: [ply] })
  }
  return turns
}

/** What the others did since a seat's last turn; nothing once it has done something in this one. */
export function sinceTurnOf(seat: number | null, turns: Turn[], game: string): Turn[] {
  const { begins } = shelved(game)
  const acted = (turn: Turn): boolean => !begins || !eventsOf([turn]).every(begins)
  const done = turns.filter(acted)
  const own = done.findLastIndex((turn) => turn.seat === seat && !turn.standIn)
  return seat === null ? [] : done.slice(own + 1)
}

/** What such turns are called, as a message: who had no turn yet looks back to the start. */
export const sinceWhen = (turns: Turn[]): 'web-since' | 'web-since-start' =>
  turns[0]?.plies[0]?.ply === 0 ? 'web-since-start' : 'web-since'
