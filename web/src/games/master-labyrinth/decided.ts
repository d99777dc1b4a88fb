import type { DragonDefeated, LastDuelLost, LastDuelRolled } from '../../wire/master-labyrinth'
import type { GameEvent } from '../../words/index.svelte'

/** So long a roll of the last duel has before the next, and so long the end of it stands. */
export const EACH_ROLL = 1000
const VERDICT = 3000

/** A last duel that came to its end: all its rolls, how many of them are new, and what came of it. */
export interface Decided {
  rolls: number[]
  fresh: number
  total: number
  verdict: GameEvent
  lasts: number
}

/** The last duel that these events decided; null where they did not. */
export function decidedIn(events: GameEvent[]): Decided | null {
  const verdict = events.find(({ event }) => event === 'last-duel-lost' || event === 'dragon-defeated')
  const rolled = events.filter(({ event }) => event === 'last-duel-rolled') as unknown as LastDuelRolled[]
  const last = rolled.at(-1)
  if (!verdict || !last) return null
  const { total } = verdict as unknown as LastDuelLost | DragonDefeated
  return { rolls: last.rolls, fresh: rolled.length, total, verdict, lasts: rolled.length * EACH_ROLL + VERDICT }
}
