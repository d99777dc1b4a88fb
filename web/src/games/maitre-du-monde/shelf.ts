import type { GameEvent } from '../../words/index.svelte'
import type { Own } from '../shelf'
import art from './lid.svg?raw'
import { SIGNS } from './signs'
import { WORKS } from './works'

/** Lines of an account that say nothing. */
const empty = (event: GameEvent): boolean =>
  event.event === 'family-collected' && event['amount'] === 0 && (event['payers'] as number[]).length === 0

/** All money that came to a seat or left it. */
const gain = (events: GameEvent[], seat: number): number =>
  events.reduce((sum, { event, amount, payee, payer }) => {
    if (event !== 'paid') return sum
    return sum + Number(amount) * (Number(payee === seat) - Number(payer === seat))
  }, 0)

const GREAT: Record<string, number> = { eliminated: 100, exploded: 90, spied: 15, vetoed: 20, used: 5, distressed: 30 }

/** What a turn costs as a rule is less. */
const MUCH = 5000

/** Who is out, what a bomb destroyed, what changed hands, a step to the victory; and much money, the more the greater. */
const weight = ({ event, taken, passed, amount, item }: GameEvent): number => {
  if (event === 'bought') return WORKS.includes(String(item)) ? 55 : 0
  if (event === 'combat-ended') return taken === true ? 60 : 25
  if (event === 'votes-shown') return passed === true ? 40 : 10
  if (event === 'paid') return Number(amount) < MUCH ? 0 : Number(amount) / 1000
  return GREAT[event] ?? 0
}

export const shelf: Own = {
  order: 4,
  lid: { ground: '#255c9f', band: '#1b4a86', stripe: 'var(--drop)', art },
  minutes: 90,
  usualSeats: 4,
  choices: ['[data-testid=go]:enabled', '.dock .primary:enabled', '.dock [data-move]:enabled', '[data-move]:enabled'],
  minor: empty,
  moves: () => import('./moves'),
  begins: ({ event }) => event === 'turn-began',
  gain,
  deed: () => import('./deed'),
  chapter: ({ event }) => event === 'turn-began',
  mark: ({ event }) => ['combat-ended', 'exploded', 'eliminated'].includes(event),
  weight,
  signs: SIGNS,
  sounds: { staked: 'dice' },
  board: () => import('./Board.svelte'),
  scores: () => import('./Scores.svelte'),
  faces: null,
  gallery: () => import('./gallery'),
  guide: () => import('./guide'),
  dealer: () => import('./dealer'),
}
