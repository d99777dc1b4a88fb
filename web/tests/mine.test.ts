import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPlace, keepMine, keptMine, noteTurn, waitingFirst } from '../src/live/mine'
import type { TableLine } from '../src/wire/protocol'

const line = (id: string, to_move: number[], since: number | null, status = 'playing'): TableLine =>
  ({ id, status, you: 0, to_move, since, created_at: Number(id.charCodeAt(0)) }) as unknown as TableLine
const ids = (lines: TableLine[]): string => lines.map(({ id }) => id).join('')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('what waits for me comes first, the longest waiting foremost, then what is played, the newest open table last', () => {
  const mine = [
    line('a', [], null, 'open'),
    line('b', [1], 3),
    line('c', [0], 9),
    line('d', [0, 1], 5),
    line('e', [], null, 'open'),
  ]
  expect(ids(waitingFirst(mine))).toBe('dcbea')
})

test('whose turn it is stays known of a table that is mine, and of no other', () => {
  keepMine([line('a', [], null), line('b', [], null)])
  noteTurn('b', [0])
  noteTurn('z', [0])
  expect(keptMine().map(({ to_move }) => to_move)).toEqual([[], [0]])
  expect(ids(waitingFirst(keptMine()))).toBe('ba')
})

test('nothing is written down where nothing changed, and whoever waits has waited since then', () => {
  keepMine([line('a', [0], 7)])
  const written = vi.spyOn(localStorage, 'setItem')
  noteTurn('a', [0])
  noteTurn('z', [1])
  expect(written).not.toHaveBeenCalled()
  expect(keptMine()[0]?.since).toBe(7)
  noteTurn('a', [1])
  expect(keptMine()[0]?.to_move).toEqual([1])
})

test('tables that are shown stay where they are as long as they are the same', () => {
  const [a, b, c] = [line('a', [0], 1), line('b', [1], 2), line('c', [1], 3)] as const
  expect(ids(inPlace([b, a], [a, b]))).toBe('ab')
  expect(ids(inPlace([c, a], [a, b]))).toBe('ca')
  expect(ids(inPlace([a], [a, b]))).toBe('a')
})
