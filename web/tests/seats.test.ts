import { expect, test } from 'vitest'
import { namesOf } from '../src/games/seats'
import type { SeatShown } from '../src/wire/protocol'
import type { Words } from '../src/words/index.svelte'

const words = { say: (key: string) => key } as unknown as Words
const seat = (number: number, more: Partial<SeatShown>): SeatShown =>
  ({ seat: number, kind: 'open', nickname: null, stand_in: false, ...more }) as SeatShown

test('people have their nicknames, bots names of their own', () => {
  const seats = [seat(0, {}), seat(1, { nickname: 'Hana' }), seat(2, { kind: 'bot' })]
  expect(namesOf(seats, 0, words)).toEqual(['you', 'Hana', 'web-bot-2'])
})

test('a seat that was given up keeps the name of who had it, until somebody else takes it', () => {
  expect(namesOf([seat(0, {}), seat(1, { stand_in: true, gave_up: 'Hana' })], 0, words)).toEqual(['you', 'Hana'])
  expect(namesOf([seat(0, {}), seat(1, { nickname: 'Tom' })], 0, words)).toEqual(['you', 'Tom'])
})
