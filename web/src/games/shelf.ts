import type { Component } from 'svelte'
import type { Dealer } from '../live/fairness'
import type { NewTable, Result } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import type { BoardProps } from './board'
import type { Tip } from './guide'
import type { Moves } from './moves'

export interface ScoresProps {
  view: unknown
  names: string[]
  words: Words
  result: Result
  /** What the last ply brought. */
  events: GameEvent[]
}

/** The box that a game comes in: its colours and, as markup, the picture on its lid. */
export interface Lid {
  ground: string
  band: string
  /** A bright lid is printed in dark ink. */
  bright?: boolean
  /** Its colour in a list of tables. */
  stripe: string
  art: string
}

export type Sound = 'card' | 'slide' | 'dice' | 'turn'

/** What the client adds to a game. All of it is loaded with the first page, but for what it imports when asked. */
export interface Shelf {
  key: string
  /** Its place on the front page. */
  order: number
  lid: Lid
  minutes: number | null
  usualSeats: number
  /** What is played by somebody who just presses Play, or takes his first steps with the guide. */
  quick: (guide: boolean) => NewTable['options']
  /** Where on the board somebody finds what he may do now; the first that is there is what he most likely does. */
  choices: string[]
  /** Events that the log leaves out where others of the same ply say more. */
  minor: (event: GameEvent) => boolean
  /** What events sound like that are neither dice nor cards. */
  sounds: Record<string, Sound>
  /** Its moves in words, and where they stand on the board. */
  moves: () => Promise<Moves>
  board: () => Promise<{ default: Component<BoardProps> }>
  scores: (() => Promise<{ default: Component<ScoresProps> }>) | null
  /** The picture of a card by its notation, as markup; empty where there is none. */
  faces: (() => Promise<{ face: (card: string) => string }>) | null
  /** The cards beside each of the three lines that say how it is played, by their notation. */
  how: string[][]
  guide: (() => Promise<{ TIPS: Tip[] }>) | null
  /** Draws the cards of a match again. */
  dealer: (() => Promise<{ dealer: (options: Record<string, unknown>) => Dealer }>) | null
}

/** What a game says of itself; the rest is as `plain` has it. */
export type Own = Partial<Omit<Shelf, 'key'>>
