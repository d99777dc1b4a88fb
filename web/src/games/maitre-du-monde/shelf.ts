import type { GameEvent } from '../../words/index.svelte'
import type { Own } from '../shelf'
import art from './lid.svg?raw'

/** Lines of an account that say nothing. */
const empty = (event: GameEvent): boolean =>
  event.event === 'family-collected' && event['amount'] === 0 && (event['payers'] as number[]).length === 0

export const shelf: Own = {
  order: 4,
  lid: { ground: '#255c9f', band: '#1b4a86', stripe: 'var(--drop)', art },
  minutes: 90,
  usualSeats: 4,
  choices: ['[data-testid=go]:enabled', '.dock .primary:enabled', '.dock [data-move]:enabled', '[data-move]:enabled'],
  minor: empty,
  moves: () => import('./moves'),
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: null,
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
