import { expect, test } from 'vitest'
import { Choice } from '../choice.svelte'
import { readPlay } from '../plays'

const choice = (hand: string[], moves: string[]): Choice =>
  new Choice(
    () => hand,
    () => null,
    () => moves,
  )

test('a notation tells its cards, its value and its total', () => {
  expect(readPlay('5+5+J')).toEqual({ text: '5+5+J', hand: ['5', '5', 'J'], stack: null, value: 5, total: 15 })
  expect(readPlay('J=4')).toMatchObject({ hand: ['J'], value: 4, total: 4 })
  expect(readPlay('6+6^')).toMatchObject({ hand: ['6'], stack: '6', total: 12 })
})

test('a card is raised exactly when some legal move holds it', () => {
  const made = choice(['2', '5', '5', 'J'], ['5+5', '5+5+J'])
  expect([0, 1, 2, 3].map((place) => made.legal(place))).toEqual([false, true, true, true])
})

test('cards that go together are added, others begin anew', () => {
  const made = choice(['3', '5', '5', '9'], ['5', '5+5', '9'])
  made.toggle(1)
  made.toggle(2)
  expect(made.ready.map((play) => play.text)).toEqual(['5+5'])
  made.toggle(3)
  expect(made.cards).toEqual(['9'])
})

test('a joker offers its values only where there is a choice', () => {
  const made = choice(['J', '5'], ['J=6', 'J=7', '5+J'])
  made.toggle(0)
  expect(made.ready.map((play) => play.value)).toEqual([6, 7])
  made.toggle(1)
  expect(made.ready.map((play) => play.text)).toEqual(['5+J'])
})

test('what is picked and does not suffice says what would', () => {
  const made = choice(['5', '5', 'J'], ['5+5+J'])
  made.toggle(0)
  expect(made.ready).toEqual([])
  expect(made.reachable?.total).toBe(15)
})
