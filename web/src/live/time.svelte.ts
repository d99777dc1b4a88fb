import { say } from '../words/index.svelte'

let ahead = 0
let moment = $state(Date.now())
let ticking = 0

/** What time it is in the house, in milliseconds; told anew every second. */
export const houseTime = (): number => moment

/** The house said what time it is there: this device's clock may differ. */
export function heardTime(at: number): void {
  ahead = at - Date.now()
  moment = at
  ticking ||= setInterval(() => (moment = Date.now() + ahead), 1000)
}

/** How long something lasts, in its largest unit. */
export function lasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds >= 2 * 86_400) return say('web-days', { days: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3600) return say('web-hours', { hours: Math.floor(seconds / 3600) })
  if (seconds >= 2 * 60) return say('web-minutes', { minutes: Math.floor(seconds / 60) })
  return say('web-seconds', { seconds })
}
