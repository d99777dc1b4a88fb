import { getContext, setContext } from 'svelte'

/** Whom the table waits for though he is not there, or who plays in his place. */
export interface Waited {
  title: string
  note: string
  /** Seconds until a stand-in comes, and of how many. */
  seconds: number | null
  grace: number
  /** Gives him a minute more, where one may. */
  more: (() => void) | null
  moreText: string
}

const KEY = Symbol('waited')

export function tellWaited(waited: () => Waited | null): void {
  setContext(KEY, waited)
}

/** What the Line says instead, where somebody is away; nobody is in the past. */
export function waitedFor(): () => Waited | null {
  return getContext<(() => Waited | null) | undefined>(KEY) ?? (() => null)
}
