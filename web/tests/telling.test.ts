import { expect, test } from 'vitest'
import { beatLine, beatsOf, toldLine, whyWon } from '../src/games/telling'
import type { PlyTold, Result } from '../src/wire/protocol'
import type { GameEvent, Words } from '../src/words/index.svelte'

const told = (language: string, ...lines: string[]): string => {
  const words = { language, game: 'a-game', event: (event: { event: string }) => event.event } as unknown as Words
  return toldLine({ ply: 1, events: lines.map((event) => ({ event })) } as unknown as PlyTold, words, [], null)
}

test('the last two events make one line', () => {
  expect(told('en', 'One.', 'Two.', 'Three.')).toBe('Two. Three.')
})

test('in Japanese a full stop is gap enough, and a list without one gets a gap', () => {
  expect(told('ja', '一。', '二。')).toBe('一。二。')
  expect(told('ja', '目：6、2', '二。')).toBe('目：6、2 二。')
})

test('plies are told two events at a time, and none is left out', () => {
  const plies = [
    ['One.', 'Two.', 'Three.'],
    ['Four.', 'Five.'],
  ].map((lines, ply) => ({
    ply,
    events: lines.map((event) => ({ event })),
  })) as unknown as PlyTold[]
  const words = { language: 'en', game: 'a-game', event: (event: { event: string }) => event.event } as unknown as Words
  const beats = Array.from({ length: beatsOf(plies, 'a-game') }, (_, beat) => beatLine(plies, beat, words, [], null))
  expect(beats).toEqual(['One.', 'Two. Three.', 'Four. Five.'])
  expect(beatsOf([], 'a-game')).toBe(1)
  expect(beatLine([], 0, words, [], null)).toBe('')
})

test('where points are equal, what broke the tie is told', () => {
  const keys = ['table-end-note', 'table-tie-note']
  const words = {
    has: (key: string) => keys.includes(key),
    say: (key: string) => key,
    event: (event: { event: string }) => event.event,
  } as unknown as Words
  const result = (scores: number[], winners = [0]): Result => ({ winners, scores, places: [], reason: 'A-1' })
  const broken = [
    { event: 'tie-broken', seat: 1 },
    { event: 'tie-broken', seat: 0 },
  ] as unknown as GameEvent[]
  expect(whyWon(result([7, 5]), null, broken, words, [], null)).toBe('table-end-note')
  expect(whyWon(result([7, 7, 2]), null, broken, words, [], null)).toBe('tie-broken')
  expect(whyWon(result([7, 7, 2]), null, [], words, [], null)).toBe('table-tie-note')
  expect(whyWon(result([7, 7, 2], [0, 1]), null, [], words, [], null)).toBe('table-end-note')
  expect(whyWon(result([0, 0], []), null, [], words, [], null)).toBe('table-end-note')
})
