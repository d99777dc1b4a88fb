import { expect, test } from 'vitest'
import { isHidden, laid, nth, of, pile, text, type PlainView } from '../laid'

const KINDS = { hands: 'card', pile: 'card', ladder: 'card', points: '', leader: 'seat', turn: 'seat' }
const VIEW: PlainView = {
  seat: 0,
  seats: 2,
  to_move: [0],
  options: {},
  turn: 0,
  hands: [
    ['3', '9', '9'],
    [null, null],
  ],
  pile: [null, null],
  ladder: ['4', '7'],
  points: [5, 8],
  leader: 1,
}

test('piles and numbers for each seat are the seats’, the rest is shared', () => {
  const { bySeat, shared } = laid(VIEW, KINDS)
  expect(bySeat.map(({ name }) => name)).toEqual(['hands', 'points'])
  expect(shared.map(({ name }) => name)).toEqual(['pile', 'ladder', 'leader'])
})

test('as many cards as there are seats are still one pile', () => {
  const { shared } = laid(VIEW, KINDS)
  expect(shared.filter(({ kind }) => kind === 'card').map(pile)).toEqual([
    [null, null],
    ['4', '7'],
  ])
})

test('a pile of which nothing is seen is hidden', () => {
  const { bySeat, shared } = laid(VIEW, KINDS)
  const [hands] = bySeat
  expect(hands && [0, 1].map((seat) => isHidden(of(hands, seat)))).toEqual([false, true])
  expect(shared.map(isHidden)).toEqual([true, false, false])
})

test('what is no card is written', () => {
  const names = ['Ann', 'Bob']
  expect(
    laid(VIEW, KINDS)
      .shared.slice(2)
      .map((field) => text(field, names)),
  ).toEqual(['Bob'])
  expect(text({ name: 'row', kind: '', value: [1, null] }, names)).toBe('1 · –')
})

test('cards of a name are told apart by which they are', () => {
  expect([0, 1, 2].map((place) => nth(['9', '3', '9'], place))).toEqual([0, 0, 1])
})
