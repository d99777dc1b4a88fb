import { expect, test } from 'vitest'
import { soundsOf } from '../src/games/telling'

const ply = (...events: string[]) => ({ ply: 1, events: events.map((event) => ({ event })) })

test('dice roll, and all else is a card', () => {
  expect(soundsOf([], 'a-game')).toEqual([])
  expect(soundsOf([ply('laid', 'took')], 'a-game')).toEqual(['card'])
  expect(soundsOf([ply('laid', 'rolled'), ply('rolled')], 'a-game')).toEqual(['dice'])
})
