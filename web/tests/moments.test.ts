import { expect, test, vi } from 'vitest'
import { allMoments, moment } from '../src/live/moments'

const asked: string[] = []

vi.mock('../src/live/api', () => ({
  api: {
    moments: (id: string, first: number, last: number) => {
      asked.push(`${id} ${first}`)
      const plies = Array.from({ length: Math.min(last, 30) - first + 1 }, (_, nth) => first + nth)
      return Promise.resolve(plies.map((ply) => ({ ply, last: 30 })))
    },
  },
}))

test('a moment is asked for once while one looks at its match, and forgotten with it', async () => {
  expect((await moment('one', 3)).ply).toBe(3)
  await moment('one', 5)
  await allMoments('one')
  await moment('one', 29)
  expect(asked).toEqual(['one 3', 'one 0'])
  await moment('two', 0)
  await moment('one', 29)
  expect(asked).toEqual(['one 3', 'one 0', 'two 0', 'one 29'])
})
