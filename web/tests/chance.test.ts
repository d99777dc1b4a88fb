import { expect, test } from 'vitest'
import { Rng, rngForPly } from '../src/live/chance'

test('the generator gives the test vectors of docs/chance.md', async () => {
  const zero = new Rng(new Uint8Array(16))
  expect([zero.word(), zero.word(), zero.word(), zero.word()]).toEqual([0, 1, 2, 12])
  const demo = rngForPly('demo', 0)
  expect([demo.word(), demo.word(), demo.word(), demo.word()]).toEqual([1602142368, 2046940440, 17963672, 3206450427])
  expect(Array.from({ length: 10 }, () => demo.below(6))).toEqual([2, 1, 2, 4, 3, 1, 1, 0, 4, 1])
})
