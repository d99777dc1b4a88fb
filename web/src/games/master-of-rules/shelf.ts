import type { Own } from '../shelf'
import { art } from './lid'

const MINOR = ['discarded', 'refill-laid', 'reshuffled']

export const shelf: Own = {
  order: 1,
  lid: { ground: '#a23420', band: '#8a2a19', stripe: 'var(--flower)', art },
  minutes: 25,
  usualSeats: 4,
  choices: ['[data-testid=refill] .card.legal', '[data-testid=hand] .card.legal'],
  minor: ({ event }) => MINOR.includes(event),
  moves: () => import('./moves'),
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: () => import('./faces'),
  how: [['R7', 'trio'], ['B2', 'B5', 'B9'], ['only']],
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
