import type { TableLine } from '../wire/protocol'

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

/** Whether a table waits for a move of mine. */
export const waitsForMe = ({ you, to_move }: TableLine): boolean => you !== null && (to_move ?? []).includes(you)
