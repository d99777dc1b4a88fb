import type { LastDuelRolled } from '../../wire/master-labyrinth'
import type { GameEvent } from '../../words/index.svelte'

/** How the last duel may still end, as the server says it beside a position: see `outlook` of the game. */
export interface LastDuelAhead {
  goal: number
  missing: number
  left: number
  /** So many of so many ways in which the rolls to come may fall bring what is missing. */
  does: number
  ways: number
  won: number[]
  winners: number[]
  lost: number[]
}

/** The rolls that a card has replaced, by the place of the roll that stands there now. */
export function replacedIn(told: GameEvent[]): Record<number, number> {
  const replaced: Record<number, number> = {}
  let before: number[] = []
  for (const { rolls } of told.filter(({ event }) => event === 'last-duel-rolled') as unknown as LastDuelRolled[]) {
    if (rolls.length === before.length) replaced[rolls.length - 1] = before.at(-1) ?? 0
    before = rolls
  }
  return replaced
}
