import type { Clock } from '../../wire/protocol'
import { say } from '../../words/index.svelte'

/** How time is dealt with at a table. */
export interface Time {
  pace: 'live' | 'leisure'
  clock: Clock | null
  grace: number
  stand_in: string
  misses: number
}

/** The same as a table shows it. */
type Shown = Omit<Time, 'pace'> & { pace: string }

const DAY = 86_400
/** Moves missed in a row after which a stand-in has the seat. */
export const MISSES = [3, 1]
export const GRACES = [30, 60, 120, 300, 900]
export const CLOCKS: Record<Time['pace'], Clock[]> = {
  live: [
    { kind: 'budget', seconds: 300, increment: 3 },
    { kind: 'budget', seconds: 600, increment: 5 },
    { kind: 'budget', seconds: 1800, increment: 10 },
    { kind: 'move', seconds: 30 },
    { kind: 'move', seconds: 120 },
  ],
  leisure: [1, 2, 3, 7].map((days) => ({ kind: 'move', seconds: days * DAY })),
}

export function clockText(clock: Clock | null): string {
  if (!clock) return say('web-clock-none')
  if (clock.kind === 'budget')
    return say('web-clock-budget', { minutes: clock.seconds / 60, increment: clock.increment ?? 0 })
  return clock.seconds >= DAY
    ? say('web-clock-days', { days: clock.seconds / DAY })
    : say('web-clock-seconds', { seconds: clock.seconds })
}

export function graceText(seconds: number): string {
  return seconds < 60
    ? say('web-grace-seconds', { seconds })
    : say('web-grace-minutes', { minutes: Math.round(seconds / 60) })
}

/** A stand-in comes when somebody is away too long, or when his clock has run out. */
export const standsIn = (time: Shown): boolean => time.pace === 'live' || time.clock !== null

/** A clock for each move costs a move; one for the whole match, once it is used up, costs the seat. */
export const countsMisses = (time: Shown): boolean => time.clock?.kind === 'move'
