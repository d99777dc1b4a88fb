import type { Shelf } from '../shelf'
import art from './lid.svg?raw'

/** What holds for every game that says nothing else of itself. */
export const shelf: Omit<Shelf, 'key'> = {
  order: Infinity,
  lid: { ground: '#5a5548', band: '#474337', stripe: 'var(--edge)', art },
  minutes: null,
  usualSeats: 3,
  quick: () => ({}),
  choices: ['[data-testid=hand] .card.legal', '[data-move]:enabled'],
  minor: () => false,
  begins: null,
  gain: null,
  deed: null,
  chapter: () => false,
  mark: () => false,
  height: null,
  turned: () => false,
  weight: () => 0,
  signs: [],
  sounds: {},
  moves: () => import('./moves'),
  board: () => import('./Board.svelte'),
  scores: null,
  ties: null,
  faces: () => import('./faces'),
  how: [],
  gallery: null,
  guide: null,
  dealer: null,
}
