import type { GameShown } from '../wire/protocol'
import { language, say } from '../words/index.svelte'

/** The levels of a game's bots with so many players, the lowest first. */
export const levelsAt = (seats: number, { levels }: Pick<GameShown, 'levels'>): string[] => levels[seats] ?? []

/** That level where there is one with so many players, or the highest that there is. */
export function nearest(level: string, seats: number, game: Pick<GameShown, 'levels'>): string {
  const known = levelsAt(seats, game)
  return known.includes(level) ? level : (known.at(-1) ?? level)
}

/** What a level of a game's bots is worth, where it was measured. */
export function pointsOf(level: string, { ratings }: Pick<GameShown, 'ratings'>): string {
  const points = ratings[level]
  return points === undefined ? '' : new Intl.NumberFormat(language()).format(points)
}

/** A level with its points, on one line. */
export function levelOf(level: string, game: Pick<GameShown, 'ratings'>): string {
  const [named, points] = [say(`web-level-${level}`), pointsOf(level, game)]
  return points ? say('web-level-points', { level: named, points }) : named
}
