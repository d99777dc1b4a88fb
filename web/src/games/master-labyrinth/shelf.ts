import type { Own } from '../shelf'
import art from './lid.svg?raw'

export const shelf: Own = {
  order: 3,
  lid: { ground: '#2b6a50', band: '#1d503b', stripe: 'var(--leaf)', art },
  minutes: 35,
  usualSeats: 3,
  choices: [
    '.arrow:enabled[tabindex="0"]',
    '.squares:has(.choosable) [tabindex="0"]',
    '[data-testid=acts] .primary',
    '[data-testid=acts] [data-move]',
  ],
  sounds: { pushed: 'slide' },
  moves: () => import('./moves'),
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: null,
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
