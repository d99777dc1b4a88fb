import type { Words } from '../words/index.svelte'

/** What the client says of a move, and where it stands on the board. It knows no rules: it reads a notation. */
export interface Moves {
  /** A move in words, as on a button. */
  said: (move: string, words: Words, names: string[], view: unknown) => string
  /** The things on the board that the move takes hold of, as selectors; one that comes again means the next such thing. */
  spots: (move: string) => string[]
  /** The cards that it plays or takes, by their notation; absent where moves are of other things. */
  cards?: (move: string) => string[]
}

/** What can be found by its notation: of a button the move, of a card of the hand its name. */
export const onButtons = (move: string): string[] => [`[data-move="${CSS.escape(move)}"]`]
