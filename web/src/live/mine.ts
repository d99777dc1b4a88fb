import type { Table, TableLine } from '../wire/protocol'

const PLACE = 'maestri-mine'

/** My tables as this browser knew them last: they are there with the page, and nothing moves when the house tells them anew. */
export function keptMine(): TableLine[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as TableLine[]
  } catch {
    return []
  }
}

export function keepMine(mine: TableLine[]): void {
  localStorage.setItem(PLACE, JSON.stringify(mine.slice(0, 6)))
}

const NOTHING_YET = { to_move: [], since: null, ply: 0, watching: 0, moves: 0, ended_at: null, result: null }

/** A table is on the screen: if it is mine, the front page shows it from its first moment on. */
export function noteMine(table: Table): void {
  const { id, game, status, seats, you, pace, created_at, host_name, clock } = table
  const known = keptMine().find((one) => one.id === id) ?? NOTHING_YET
  const line = { ...known, id, game, status, seats, you, pace, created_at, host_name, clock }
  const others = keptMine().filter((one) => one.id !== id)
  const mine = you !== null && (status === 'open' || status === 'playing')
  keepMine(mine ? [line, ...others] : others)
}

/** Whether a table waits for a move of mine. */
export const waitsForMe = ({ you, to_move }: TableLine): boolean => you !== null && (to_move ?? []).includes(you)
