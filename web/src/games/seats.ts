import type { SeatShown } from '../wire/protocol'
import type { Words } from '../words/index.svelte'

/** The others in clockwise order from the one on my left; all seats for somebody who watches. */
export function clockwise(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats)
}

const BOTS = 6
const plain = (name: string): string => name.trim().toLowerCase()

/** What everybody at a table is called: people by their nicknames, also who gave a seat up, bots by names of their own. */
export function namesOf(seats: SeatShown[], me: number | null, words: Words): string[] {
  const people = seats.map(({ nickname, gave_up, expected }) => nickname ?? gave_up ?? expected ?? '')
  const bots = botNames(people, words)
  return people.map((name, seat) => (seats[seat]?.seat === me ? words.say('you') : name || (bots[seat] ?? '')))
}

/** Bots are called by their seats, but never as somebody at the table: then by a seat where no bot is. */
function botNames(people: string[], words: Words): string[] {
  const taken = new Set(people.map(plain))
  const names = Array.from({ length: BOTS }, (_, number) => words.say(`web-bot-${number}`))
  const spare = names.filter((name, number) => people[number] !== '' && !taken.has(plain(name)))
  const called = (name: string): string => (taken.has(plain(name)) ? (spare.shift() ?? name) : name)
  return people.map((person, seat) => (person ? '' : called(names[seat % BOTS] ?? '')))
}

/** What somebody is called who plays in another's seat; `mine` where that is the reader's. */
export function standInName(name: string, level: string, mine: boolean, words: Words): string {
  return words.say('web-plays-for', { who: mine ? 'me' : 'other', name, level: words.say(`web-level-${level}`) })
}

/** Who played to the end: whoever gave up (`left` is the reader's seat) has neither won nor lost, but his stand-in. */
export function namesAtEnd(seats: SeatShown[], names: string[], words: Words, left: number | null = null): string[] {
  return names.map((name, seat) => {
    const { gave_up, level } = seats[seat] ?? {}
    return gave_up ? standInName(name, level ?? 'regular', seat === left, words) : name
  })
}

/** Whose turn it is, in words; `you` is the seat that is spoken to. */
export function toPlay(seats: number[], names: string[], you: number | null, words: Words): string {
  if (you !== null && seats.includes(you)) return words.say('web-your-turn')
  return words.say('web-their-turn', { name: words.both(seats.map((seat) => names[seat] ?? '')) })
}
