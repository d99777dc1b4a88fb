import type { GameEvent } from '../../words/index.svelte'
import type { Own } from '../shelf'
import { art } from './lid'

const MINOR = ['discarded', 'numbers-counted', 'refill-laid', 'reshuffled']

const HARD: Record<string, number> = { 'only-judged': 5, 'support-judged': 4, 'best-judged': 3, 'trio-judged': 2 }

/** The harder a rule that was done, the more it counts; what broke a tie counts most. */
const weight = ({ event, done }: GameEvent): number =>
  event === 'tie-broken' ? 9 : done === true ? (HARD[event] ?? 0) : 0

export const shelf: Own = {
  order: 1,
  lid: { ground: '#a23420', band: '#8a2a19', stripe: 'var(--flower)', art },
  minutes: 25,
  usualSeats: 4,
  choices: ['[data-testid=refill] .card.legal', '[data-testid=hand] .card.legal'],
  minor: ({ event }) => MINOR.includes(event),
  moves: () => import('./moves'),
  chapter: ({ event }) => event === 'dealt' || event === 'first-player-passed',
  mark: ({ event }) => event === 'numbers-counted',
  weight,
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  ties: () => import('./Ties.svelte'),
  faces: () => import('./faces'),
  how: [['R7', 'trio'], ['B2', 'B5', 'B9'], ['only']],
  gallery: () => import('./gallery'),
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
