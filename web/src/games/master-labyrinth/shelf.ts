import type { LabyrinthView } from '../../wire/master-labyrinth'
import type { GameEvent } from '../../words/index.svelte'
import type { Own } from '../shelf'
import art from './lid.svg?raw'
import { SIGNS } from './signs'

const GREAT: Record<string, number> = { 'dragon-defeated': 100, 'last-duel-lost': 50, 'double-turn': 8, 'coin-won': 9 }

/** The last duel counts most; a treasure as much as it is worth, and more where it is lost. */
const weight = ({ event, value }: GameEvent): number =>
  GREAT[event] ?? (event === 'took' ? Number(value) : event === 'treasure-lost' ? 10 + Number(value) : 0)

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
  chapter: ({ event }) => ['took', 'second-phase', 'challenged'].includes(event),
  mark: ({ event }) => event === 'took',
  turned: (view, winner) => (view as LabyrinthView).victor === winner,
  weight,
  signs: SIGNS,
  sounds: { pushed: 'slide' },
  moves: () => import('./moves'),
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: null,
  gallery: () => import('./gallery'),
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
