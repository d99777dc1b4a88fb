import type { DuelView } from '../../wire/duel-of-magicians'
import type { GameEvent } from '../../words/index.svelte'
import type { Own } from '../shelf'
import art from './lid.svg?raw'

/** Who wins was behind before the last hand. */
const turned = (view: unknown, winner: number): boolean => {
  const before = (view as DuelView).players.map(({ points }) => points.slice(0, -1).reduce((sum, one) => sum + one, 0))
  return before.some((sum) => sum < (before[winner] ?? 0))
}

/** Where there was one hand, its points are the totals. */
const alone = (events: GameEvent[]): boolean => events.some(({ event, hand }) => event === 'hand-ended' && hand === 1)

export const shelf: Own = {
  order: 2,
  lid: { ground: '#efb730', band: '#e0a31c', bright: true, stripe: 'var(--sun)', art },
  minutes: 15,
  usualSeats: 4,
  quick: (guide) => ({ hands: guide ? 1 : 2 }),
  choices: ['[data-testid=hand] .card.legal', '[data-testid=take]:enabled'],
  minor: ({ event }, among) => event === 'drew' || (event === 'match-ended' && alone(among)),
  moves: () => import('./moves'),
  chapter: ({ event }) => event === 'hand-dealt',
  mark: ({ event }) => event === 'took',
  height: ({ total }) => Number(total ?? 0),
  turned,
  weight: ({ event, count }) => (event === 'took' ? Number(count) : 0),
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: () => import('./faces'),
  how: [
    ['9', '12'],
    ['5', '5', 'J'],
    ['2', '4'],
  ],
  gallery: () => import('./gallery'),
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
