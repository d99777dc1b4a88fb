import type { Component } from 'svelte'
import type { Sign } from '../parts/signs'
import type { Dealer } from '../live/fairness'
import type { NewTable, Result } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import type { BoardProps } from './board'
import type { Tip } from './guide'
import type { Moves } from './moves'

/** What made somebody's points, in his row of the ranking. */
export interface ScoresProps {
  seat: number
  view: unknown
  names: string[]
  words: Words
  result: Result
  /** What the last ply brought. */
  events: GameEvent[]
}

/** What told equal points apart. */
export interface TiesProps {
  view: unknown
  names: string[]
  words: Words
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

/** Something that lies in the box. */
export interface Piece {
  name: string
  drawing: string
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
  /** Events that the log leaves out where others of the same ply say more; `among` are all of that ply. */
  minor: (event: GameEvent, among: GameEvent[]) => boolean
  /** The events that begin a turn; null where a turn is whatever one seat does in a row. */
  begins: ((event: GameEvent) => boolean) | null
  /** What a seat gained by these events, in the game's money; null where there is none. */
  gain: ((events: GameEvent[], seat: number) => number) | null
  /** What a seat did in these events, in small drawings. */
  deed: (() => Promise<{ deed: (events: GameEvent[], seat: number) => string[] }>) | null
  /** The events that begin a chapter of a match: a hand, a deal, a turn. */
  chapter: (event: GameEvent) => boolean
  /** What is marked below the slider of a replay; `table-mark` says what that is. */
  mark: (event: GameEvent) => boolean
  /** How high the bar of a ply stands above the slider of a replay; null where it is as high as its event counts. */
  height: ((event: GameEvent) => number) | null
  /** Whether the winner turned the match at its very end: `table-won` tells it. */
  turned: (view: unknown, winner: number) => boolean
  /** How much an event counts when the great moments of a match are told; 0 for most. */
  weight: (event: GameEvent) => number
  /** The signs of the seats, where pieces carry them. */
  signs: Sign[]
  /** What events sound like that are neither dice nor cards. */
  sounds: Record<string, Sound>
  /** Its moves in words, and where they stand on the board. */
  moves: () => Promise<Moves>
  board: () => Promise<{ default: Component<BoardProps> }>
  scores: (() => Promise<{ default: Component<ScoresProps> }>) | null
  /** How ties were broken, beside the ranking. */
  ties: (() => Promise<{ default: Component<TiesProps> }>) | null
  /** The picture of a card by its notation, as markup; empty where there is none. */
  faces: (() => Promise<{ face: (card: string) => string }>) | null
  /** The cards beside each of the three lines that say how it is played, by their notation. */
  how: string[][]
  /** What lies in the box, for the rule book: drawings, and what they are called. */
  gallery: (() => Promise<{ gallery: (words: Words) => Piece[] }>) | null
  guide: (() => Promise<{ TIPS: Tip[] }>) | null
  /** Draws the cards of a match again. */
  dealer: (() => Promise<{ dealer: (options: Record<string, unknown>) => Dealer }>) | null
}

/** What a game says of itself; the rest is as `plain` has it. */
export type Own = Partial<Omit<Shelf, 'key'>>
