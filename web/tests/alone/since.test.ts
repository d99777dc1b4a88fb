import { expect, test, vi } from 'vitest'
import type { PlyTold } from '../../src/wire/protocol'
import type { GameEvent, Words } from '../../src/words/index.svelte'

const gain = (events: GameEvent[], seat: number): number =>
  events.filter((event) => event['seat'] === seat).reduce((sum, event) => sum + Number(event['amount'] ?? 0), 0)
const weight = ({ event }: GameEvent): number => Number(event === 'treasure')
vi.mock('../../src/games', () => ({ shelved: () => ({ begins: null, minor: () => false, gain, weight }) }))
import { deedsOf } from '../../src/games/since'
import { turnsOf } from '../../src/games/turns'

const words = {
  game: 'a-game',
  event: ({ event }: GameEvent) => `${event}.`,
  concerns: (event: GameEvent, seat: number) => event['of'] === seat,
} as unknown as Words
const ply = (number: number, event: string, seat: number | null, more = {}): PlyTold => ({
  ply: number,
  events: [{ event, ...(seat === null ? {} : { seat }), ...more }],
})
const deeds = (...plies: PlyTold[]): (string | number | boolean)[][] =>
  deedsOf(turnsOf(plies, 'a-game'), words, ['You', 'Ann', 'Bob'], 0).map(({ seat, gain, text, mine, more }) => [
    seat,
    gain,
    text,
    mine,
    more,
  ])

test('each seat has a card with its sum and what it did last', () => {
  expect(
    deeds(
      ply(0, 'dealt', null),
      ply(1, 'rolled', 1),
      ply(1, 'bought', 1, { amount: -2 }),
      ply(2, 'sold', 1, { amount: 5 }),
      ply(3, 'laid', 2),
    ),
  ).toEqual([
    [1, 3, 'bought. sold.', false, 1],
    [2, 0, 'laid.', false, 0],
  ])
})

test('what concerns the reader is told before what came last', () => {
  expect(deeds(ply(1, 'taxed', 1, { of: 0 }), ply(2, 'ended', 1))).toEqual([[1, 0, 'taxed.', true, 1]])
})

test('what counts in the match is told before what came last', () => {
  const ended = [ply(2, 'threatened', 1), ply(3, 'ended', 1)]
  expect(deeds(ply(1, 'treasure', 1), ...ended)).toEqual([[1, 0, 'treasure.', false, 2]])
  expect(deeds(ply(1, 'pushed', 1), ...ended)).toEqual([[1, 0, 'threatened. ended.', false, 1]])
  expect(deeds(ply(1, 'pushed', 1), ply(2, 'treasure', 1), ply(3, 'ended', 1))).toEqual([
    [1, 0, 'treasure. ended.', false, 1],
  ])
})

test('who had two turns has one card', () => {
  expect(deeds(ply(1, 'laid', 1), ply(2, 'laid', 2), ply(3, 'took', 1))).toEqual([
    [1, 0, 'laid. took.', false, 0],
    [2, 0, 'laid.', false, 0],
  ])
})

test('what a ply brings to others is not what the seat did', () => {
  const last = { ply: 1, events: [{ event: 'laid', seat: 1 }, { event: 'won', seat: 2 }, { event: 'dealt' }] }
  expect(deeds(last)).toEqual([[1, 0, 'laid. dealt.', false, 0]])
})
