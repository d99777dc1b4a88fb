import { expect, test } from 'vitest'
import { namesAtEnd, namesOf } from '../src/games/seats'
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

test('at the end not whoever gave up is named, but who stood in for him', () => {
  const said = { say: (key: string, facts?: { who: string }) => `${key} ${facts?.who ?? ''}` } as unknown as Words
  const seats = [
    seat(0, { gave_up: 'Hana', level: 'master' }),
    seat(1, { gave_up: 'Tom' }),
    seat(2, { nickname: 'Ann' }),
  ]
  const names = ['Hana', 'Tom', 'Ann']
  expect(namesAtEnd(seats, names, said, 0)).toEqual(['web-plays-for me', 'web-plays-for other', 'Ann'])
  expect(namesAtEnd(seats, names, said)[0]).toBe('web-plays-for other')
})

test('a bot is not called as somebody at the table is', () => {
  const named = { say: (key: string) => key.replace('web-bot-2', 'Chloé') } as unknown as Words
  const bots = [2, 3, 4, 5].map((number) => seat(number, { kind: 'bot' }))
  const called = (...people: string[]): string[] =>
    namesOf([...people.map((nickname, number) => seat(number, { nickname })), ...bots], null, named)
  expect(called('Ann', 'chloé ').slice(2)).toEqual(['web-bot-0', 'web-bot-3', 'web-bot-4', 'web-bot-5'])
  expect(called('web-bot-0', 'Chloé').slice(2)).toEqual(['web-bot-1', 'web-bot-3', 'web-bot-4', 'web-bot-5'])
  expect(called('Ann', 'Tom')[2]).toBe('Chloé')
  expect(namesOf([seat(0, {}), seat(1, { expected: 'Chloé' }), ...bots], 0, named)[2]).toBe('web-bot-1')
})
