import type { Explained, PlyTold, Refused, Result, SeatShown } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'

/** What a board is handed: a position, what may be played, what just happened. It knows no rules. */
export interface Seen {
  view: unknown
  moves: string[]
  ply: number
  fresh: PlyTold[]
  outlook: unknown
  result: Result | null
  /** What the others did since one's last turn: it is marked until one does something. */
  since?: GameEvent[]
}

export interface BoardProps {
  seen: Seen
  seats: SeatShown[]
  names: string[]
  me: number | null
  /** The seat that is called "you" although nobody sits there: in a replay all hands lie open. */
  called?: number | null
  words: Words
  eventLine: string
  /** Sends a move; absent where one only looks. */
  play?: ((move: string) => void) | undefined
  why?: ((move: string) => Promise<Explained | Refused>) | undefined
  /** Shows why a card, or where there is none a move, can't be played. */
  explain?: ((card: string, move: string) => void) | undefined
  /** Asks the server what a move would bring, after others that come before it: a struct of the game, or null. */
  preview?: ((move: string, after?: string[]) => Promise<unknown>) | undefined
  /** What happened up to the shown ply, as far as this browser knows it. */
  log?: PlyTold[] | undefined
  /** A place beside the table, on a desk, for choices that would stand below it on a phone. */
  side?: HTMLElement | null | undefined
  confirm: boolean
  pending: string | null
  /** Holds the match back while the board shows something at length: for who looks on, so long at most. */
  hold?: ((longest?: number) => void) | undefined
  release?: (() => void) | undefined
  /** Shows the match as fast as it comes, up to its end. */
  toEnd?: (() => void) | undefined
  /** Lays a table like this one, for somebody who is out of the match, or says why the house won't. */
  again?: (() => Promise<string>) | undefined
  undo?: (() => void) | undefined
}
