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

/** Whose turn it is there: what was seen last is what the front page shows first, and mostly still so. */
export function noteTurn(id: string, toMove: number[]): void {
  const mine = keptMine()
  const known = mine.find((one) => one.id === id)
  if (!known || String(known.to_move) === String(toMove)) return
  Object.assign(known, { to_move: toMove, since: Date.now() })
  keepMine(mine)
}

/** As the house puts them: those first that wait for me, the longest waiting foremost. */
export function waitingFirst(mine: TableLine[]): TableLine[] {
  const order = (one: TableLine): number[] => [
    Number(!waitsForMe(one)),
    Number(one.status !== 'playing'),
    one.since ?? -one.created_at,
  ]
  const gap = (one: TableLine, other: TableLine): number =>
    order(one)
      .map((each, at) => each - (order(other)[at] ?? 0))
      .find(Boolean) ?? 0
  return mine.toSorted(gap)
}

/** The same tables that are shown already stay where they are. */
export function inPlace(mine: TableLine[], shown: TableLine[]): TableLine[] {
  const there = shown.flatMap(({ id }) => mine.find((one) => one.id === id) ?? [])
  return there.length === mine.length ? there : mine
}

/** Whether a table waits for a move of mine. */
export const waitsForMe = ({ you, to_move }: TableLine): boolean => you !== null && (to_move ?? []).includes(you)
