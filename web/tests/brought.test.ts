import { afterEach, expect, test, vi } from 'vitest'
import { Brought } from '../src/parts/brought.svelte'

afterEach(() => vi.useRealTimers())

test('a piece is asked for once, however often it is needed', async () => {
  const bring = vi.fn(() => Promise.resolve('map'))
  const piece = new Brought(bring)
  expect(piece.here).toBeUndefined()
  await Promise.all([piece.soon(), piece.soon()])
  await piece.soon()
  expect([piece.here, bring.mock.calls.length]).toEqual(['map', 1])
})

test('where the line is down a piece is asked for again until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const bring = vi.fn<() => Promise<string>>()
  bring.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'))
  bring.mockResolvedValue('map')
  const piece = new Brought(bring)
  await piece.soon()
  expect(piece.here).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5000)
  expect([piece.here, bring.mock.calls.length]).toEqual(['map', 3])
})
