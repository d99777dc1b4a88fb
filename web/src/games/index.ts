import type { Component } from 'svelte'
import type { BoardProps } from './board'

/** What the client adds to a game: its box, how long it lasts, and the component that shows its table. */
export interface Shelf {
  key: string
  lid: 'rules' | 'duel'
  minutes: number
  usualSeats: number
  board: () => Promise<{ default: Component<BoardProps> }>
}

export const SHELF: Shelf[] = [
  { key: 'master-of-rules', lid: 'rules', minutes: 25, usualSeats: 4, board: () => import('./rules/Board.svelte') },
  { key: 'duel-of-magicians', lid: 'duel', minutes: 15, usualSeats: 4, board: () => import('./duel/Board.svelte') },
]

export const shelved = (key: string): Shelf | undefined => SHELF.find((shelf) => shelf.key === key)
