import type { Place } from '../../parts/Face.svelte'
import { say } from '../../words/index.svelte'

/** Who is to sit on a seat: somebody with the link, anybody, or a bot. */
export interface Filling {
  kind: 'person' | 'open' | 'bot'
  level: string | null
}

/** A seat at the table that is being laid. */
export function placeOf({ kind, level }: Filling, seat: number): Place {
  if (kind === 'bot') return { seat, name: say(`web-bot-${seat % 6}`), note: say(`web-level-${level}`), kind, level }
  if (kind === 'open') return { seat, name: say('web-seat-open'), note: say('web-seat-anybody'), kind, level }
  return { seat, name: say('web-seat-link'), note: say('web-seat-invited'), kind: 'link', level }
}
