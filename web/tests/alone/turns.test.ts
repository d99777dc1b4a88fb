import { expect, test, vi } from 'vitest'
import type { GameEvent } from '../../src/words/index.svelte'
import type { PlyTold } from '../../src/wire/protocol'

const begins = vi.hoisted(() => ({ now: null as ((event: GameEvent) => boolean) | null }))
vi.mock('../../src/games', () => ({ shelved: () => ({ begins: begins.now }) }))
import { sinceTurnOf, sinceWhen, turnsOf } from '../../src/games/turns'

const ply = (number: number, ...events: [string, number | null][]): PlyTold => ({
  ply: number,
  events: events.map(([event, seat]) => ({ event, ...(seat === null ? {} : { seat }) })),
})
const seats = (plies: PlyTold[]): (number | null)[] => turnsOf(plies, 'a-game').map((turn) => turn.seat)
const since = (plies: PlyTold[], seat: number | null): (number | null)[] =>
  sinceTurnOf(seat, turnsOf(plies, 'a-game'), 'a-game').map((turn) => turn.seat)

const DEALT = ply(0, ['dealt', null])

test('what a seat does in a row is a turn, and what nobody does belongs to the one before', () => {
  begins.now = null
  expect(
    seats([DEALT, ply(1, ['laid', 0]), ply(2, ['took', 0]), ply(3, ['ended', null]), ply(4, ['laid', 1])]),
  ).toEqual([null, 0, 1])
})

test('since my last turn is what came after it, and nothing once I have begun', () => {
  begins.now = null
  const log = [DEALT, ply(1, ['laid', 0]), ply(2, ['laid', 1]), ply(3, ['laid', 2])]
  expect(since(log, 0)).toEqual([1, 2])
  expect(since(log, 2)).toEqual([])
  expect(since(log, null)).toEqual([])
  expect(since([...log, ply(4, ['pushed', 0])], 0)).toEqual([])
})

test('who had no turn yet looks back to the start', () => {
  begins.now = null
  const log = [DEALT, ply(1, ['laid', 0]), ply(2, ['laid', 1])]
  const called = (seat: number): string => sinceWhen(sinceTurnOf(seat, turnsOf(log, 'a-game'), 'a-game'))
  expect([called(2), called(0)]).toEqual(['web-since-start', 'web-since'])
})

test('what a stand-in did for me is told to me', () => {
  begins.now = null
  const mine = { ...ply(1, ['laid', 0]), stand_in: { seat: 0, level: 'novice' } }
  expect(since([DEALT, ply(0, ['laid', 0]), mine, ply(2, ['laid', 1])], 0)).toEqual([0, 1])
})

test('where the game says when a turn begins, what others do in it belongs to it', () => {
  begins.now = ({ event }) => event === 'began'
  const log = [
    ply(0, ['dealt', null], ['began', 1]),
    ply(1, ['rolled', 1]),
    ply(2, ['voted', 0]),
    ply(3, ['paid', null], ['began', 2]),
    ply(4, ['rolled', 2]),
    ply(5, ['began', 0]),
  ]
  expect(seats(log)).toEqual([null, 1, 2, 0])
  expect(turnsOf(log, 'a-game')[1]?.plies.map((one) => one.ply)).toEqual([0, 1, 2, 3])
  expect(since(log, 0)).toEqual([null, 1, 2])
  expect(since([...log, ply(6, ['rolled', 0])], 0)).toEqual([])
})
