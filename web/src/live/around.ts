import { getContext, setContext } from 'svelte'
import type { Thing } from '../games/thing'
import type { SeatShown } from '../wire/protocol'
import type { GameEvent } from '../words/index.svelte'

/** What happened since somebody's last turn, as a strip of cards. */
export interface Strip {
  game: string
  /** The message that says since when. */
  when: string
  cards: {
    seat: number
    name: string
    shown: SeatShown | undefined
    sum: string
    text: string
    /** The last sentence of it. */
    last: string
    /** It is about the reader. */
    mine: boolean
    more: number
    events: GameEvent[]
  }[]
  /** Shows what a seat did once more; without one, all of it. */
  again: (seat?: number) => void
}

/** What the page around a board lets its parts know, wherever they are. */
export interface Around {
  /** What is shown is past: nobody thinks there, or is away. */
  past: boolean
  /** A die still spins: until it lies nothing on the page says what it brings. */
  spinning: () => boolean
  /** What happened since somebody's last turn can be looked at; null where there is nothing, or it is in sight. */
  recap: () => { count: number; when: string; open: () => void } | null
  /** The same in sight, where there is room for it. */
  strip: () => Strip | null
  /** Says what something is. */
  about: (thing: Thing) => void
}

const KEY = Symbol('around')
const NOTHING: Around = {
  past: false,
  spinning: () => false,
  recap: () => null,
  strip: () => null,
  about: () => {},
}

export function tellAround(around: Partial<Around>): void {
  setContext(KEY, { ...NOTHING, ...around })
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? NOTHING
}
