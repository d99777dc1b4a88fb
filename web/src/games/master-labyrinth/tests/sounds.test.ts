import { expect, test } from 'vitest'
import { soundsOf } from '../../telling'

const heard = (...plies: string[][]): string[] => {
  const fresh = plies.map((events) => ({ ply: 1, events: events.map((event) => ({ event })) }))
  return soundsOf(fresh, 'master-labyrinth')
}

test('a push slides, dice roll, and all else is a card', () => {
  expect(heard()).toEqual([])
  expect(heard(['laid', 'took'])).toEqual(['card'])
  expect(heard(['pushed', 'guard-carried'])).toEqual(['slide'])
  expect(heard(['pushed'], ['walked', 'dragon-die-rolled'])).toEqual(['slide', 'dice'])
})
