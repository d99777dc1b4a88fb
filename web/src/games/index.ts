import type { Component } from 'svelte'
import type { Dealer } from '../live/fairness'
import type { Result } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import type { Lid } from '../parts/lids'
import type { BoardProps } from './board'
import type { Tip } from './guide'

export interface ScoresProps {
  view: unknown
  names: string[]
  words: Words
  result: Result
  /** What the last ply brought. */
  events: GameEvent[]
}

/** What the client adds to a game: its box, how long it lasts, the component that shows its table, and a dealer. */
export interface Shelf {
  key: string
  lid: Lid
  minutes: number
  usualSeats: number
  board: () => Promise<{ default: Component<BoardProps> }>
  scores: () => Promise<{ default: Component<ScoresProps> }>
  dealer: (options: Record<string, unknown>) => Promise<Dealer>
  guide: () => Promise<Tip[]>
  /** Where on the board somebody finds what he may do now; the first that is there is what he most likely does. */
  choices: string[]
}

export const SHELF: Shelf[] = [
  {
    key: 'master-of-rules',
    lid: 'rules',
    minutes: 25,
    usualSeats: 4,
    board: () => import('./rules/Board.svelte'),
    scores: () => import('./rules/Scores.svelte'),
    dealer: async () => new (await import('./rules/dealer')).RulesDealer(),
    guide: async () => (await import('./rules/guide')).TIPS,
    choices: ['[data-testid=refill] .card.legal', '[data-testid=hand] .card.legal'],
  },
  {
    key: 'duel-of-magicians',
    lid: 'duel',
    minutes: 15,
    usualSeats: 4,
    board: () => import('./duel/Board.svelte'),
    scores: () => import('./duel/Scores.svelte'),
    dealer: async () => new (await import('./duel/dealer')).DuelDealer(),
    guide: async () => (await import('./duel/guide')).TIPS,
    choices: ['[data-testid=hand] .card.legal', '[data-testid=take]:enabled'],
  },
  {
    key: 'master-labyrinth',
    lid: 'labyrinth',
    minutes: 35,
    usualSeats: 3,
    board: () => import('./labyrinth/Board.svelte'),
    scores: () => import('./labyrinth/Scores.svelte'),
    dealer: async () => new (await import('./labyrinth/dealer')).LabyrinthDealer(),
    guide: async () => (await import('./labyrinth/guide')).TIPS,
    choices: [
      '.arrow:enabled[tabindex="0"]',
      '.squares:has(.choosable) [tabindex="0"]',
      '[data-testid=acts] .primary',
      '[data-testid=acts] [data-move]',
    ],
  },
  {
    key: 'maitre-du-monde',
    lid: 'monde',
    minutes: 90,
    usualSeats: 4,
    board: () => import('./monde/Board.svelte'),
    scores: () => import('./monde/Scores.svelte'),
    dealer: async (options) => new (await import('./monde/dealer')).WorldDealer(options),
    guide: async () => (await import('./monde/guide')).TIPS,
    choices: ['[data-testid=go]:enabled', '.dock .primary:enabled', '.dock [data-move]:enabled', '[data-move]:enabled'],
  },
]

export const shelved = (key: string): Shelf | undefined => SHELF.find((shelf) => shelf.key === key)
