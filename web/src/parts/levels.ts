import type { GameShown } from '../wire/protocol'
import { language, say } from '../words/index.svelte'

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
