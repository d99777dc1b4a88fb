import type { State } from '../wire/protocol'

/** So many missed plies are shown to somebody who comes back; the server tells 60 at once. */
export const MOST_RECALLED = 40

const key = (table: string): string => `maestri-ply-${table}`

/** The ply that this browser showed last, at a table it has been to before. Its number is all that is kept. */
export function lastSeen(table: string): number | null {
  const kept = localStorage.getItem(key(table))
  return kept === null ? null : Number(kept)
}

export function remember(table: string, state: State): void {
  if (state.result) localStorage.removeItem(key(table))
  else localStorage.setItem(key(table), String(state.ply))
}
