import { expect, test } from 'vitest'
import { PLACES } from '../land'
import land from '../land.ts?raw'
import lid from '../lid.svg?raw'
import { answerCircle, exchange, ring } from '../material'
import { Plan } from '../plan.svelte'
import sizes from '../world.ts?raw'
import deck from '../../../../../src/maestri/games/maitre_du_monde/deck.json'

const drawn = (await import(/* @vite-ignore */ new URL('../making/world.js', import.meta.url).href)) as {
  sizes: () => string
  source: () => string
  lid: () => string
}

test('the drawn world is what world.js draws', () => {
  expect(sizes).toBe(drawn.sizes())
  expect(land).toBe(drawn.source())
  expect(lid).toBe(drawn.lid())
})

test('every region of the board has a place on the map', () => {
  expect(Object.keys(PLACES).sort()).toEqual(Object.values(deck.families).flat().sort())
})

test('a ring goes round clockwise, with every square beside the one before', () => {
  for (const squares of [8, 13, 24, 40])
    for (const wide of [true, false]) {
      const { columns, rows, at } = ring(squares, wide)
      const places = Array.from({ length: squares }, (_, square) => at(square))
      expect(new Set(places.map(String)).size).toBe(squares)
      expect(places[0]).toEqual([1, 1])
      for (const [x, y] of places)
        expect(
          x >= 1 && y >= 1 && x <= columns && y <= rows && (x === 1 || y === 1 || x === columns || y === rows),
        ).toBe(true)
      for (let square = 1; square < squares; square += 1) {
        const [[x, y], [left, up]] = [at(square), at(square - 1)]
        expect(Math.abs(x - left) + Math.abs(y - up)).toBe(1)
      }
    }
  expect([ring(24, true).columns, ring(24, true).rows, ring(24, false).columns]).toEqual([9, 5, 7])
})

test('a card that a Nobel Prize cancelled is replaced by the same fighter', () => {
  const combat = {
    attacker: 0,
    defender: 2,
    region: 'alaska',
    fighter: 0,
    facing: 'drone',
    cancelled: [2],
    called: false,
    step: 0,
    spent: [['missile', 'squadron'], ['missile']],
    offers: [],
    prices: [],
  }
  expect(exchange(combat).map(({ side, card, cancelled, beats }) => [side, card, cancelled, beats])).toEqual([
    [0, 'missile', true, null],
    [0, 'squadron', false, null],
    [1, 'missile', false, 'squadron'],
  ])
})

test('planned moves go out one by one, each at its own position', () => {
  const sent: string[] = []
  const plan = new Plan()
  plan.start(['use strike', 'name B'], 7, (move) => sent.push(move))
  plan.follow(7, ['roll'], (move) => sent.push(move))
  plan.follow(8, [], (move) => sent.push(move))
  expect(sent).toEqual(['use strike'])
  plan.follow(8, ['name B', 'name C'], (move) => sent.push(move))
  expect(sent).toEqual(['use strike', 'name B'])
})

test('a plan that the table no longer allows is dropped', () => {
  const sent: string[] = []
  const plan = new Plan()
  plan.start(['buy alaska', 'buy china'], 3, (move) => sent.push(move))
  plan.follow(4, ['done'], (move) => sent.push(move))
  plan.follow(5, ['buy china'], (move) => sent.push(move))
  expect([sent, plan.steps]).toEqual([['buy alaska'], []])
})

test('three cards answer each other in a circle', () => {
  const circle = answerCircle(deck)
  expect(circle).toEqual(['squadron', 'drone', 'missile'])
  const answers = (card: string | undefined): string[] => deck.combat.find((one) => one.card === card)?.answers ?? []
  circle.forEach((card, place) => expect(answers(card)).toContain(circle[(place + 1) % 3]))
})

test('a box whose cards answer nothing in a circle has none', () => {
  const pair = [
    { card: 'one', copies: 1, answers: ['other'] },
    { card: 'other', copies: 1, answers: ['one'] },
  ]
  expect(answerCircle({ combat: pair })).toEqual([])
})
