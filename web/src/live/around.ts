import { getContext, setContext } from 'svelte'
import type { Thing } from '../games/thing'

/** What the page around a board lets its parts know, wherever they are. */
export interface Around {
  /** What is shown is past: nobody thinks there, or is away. */
  past: boolean
  /** A die still spins: until it lies nothing on the page says what it brings. */
  spinning: () => boolean
  /** What happened since somebody's last turn can be looked at; null where there is nothing, or it is in sight. */
  recap: () => { count: number; when: string; open: () => void } | null
  /** Says what something is. */
  about: (thing: Thing) => void
}

const KEY = Symbol('around')
const NOTHING: Around = { past: false, spinning: () => false, recap: () => null, about: () => {} }

export function tellAround(around: Partial<Around>): void {
  setContext(KEY, { ...NOTHING, ...around })
}

export function around(): Around {
  return getContext<Around | undefined>(KEY) ?? NOTHING
}
