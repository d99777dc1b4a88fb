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

const isRoll = ({ event }: GameEvent): boolean => event === 'last-duel-rolled'

/** The last duel that these events decided; null where they did not. Its rolls may have been told before. */
export function decidedIn(events: GameEvent[], told: GameEvent[]): Decided | null {
  const verdict = events.find(({ event }) => event === 'last-duel-lost' || event === 'dragon-defeated')
  const fresh = events.filter(isRoll).length
  const last = (told.filter(isRoll) as unknown as LastDuelRolled[]).at(-1)
  if (!verdict || !last) return null
  const { total } = verdict as unknown as LastDuelLost | DragonDefeated
  return { rolls: last.rolls, fresh, total, verdict, lasts: fresh * EACH_ROLL + VERDICT }
}
