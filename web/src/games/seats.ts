import type { SeatShown } from '../wire/protocol'
import type { Words } from '../words/index.svelte'

/** The others in clockwise order from the one on my left; all seats for somebody who watches. */
export function clockwise(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats)
}

/** What everybody at a table is called: people by their nicknames, also who gave a seat up, bots by names of their own. */
export function namesOf(seats: SeatShown[], me: number | null, words: Words): string[] {
  return seats.map((shown) => {
    if (shown.seat === me) return words.say('you')
    return shown.nickname ?? shown.gave_up ?? words.say(`web-bot-${shown.seat % 6}`)
  })
}

/** Whose turn it is, in words; `you` is the seat that is spoken to. */
export function toPlay(seats: number[], names: string[], you: number | null, words: Words): string {
  if (you !== null && seats.includes(you)) return words.say('web-your-turn')
  return words.say('web-their-turn', { name: words.both(seats.map((seat) => names[seat] ?? '')) })
}
