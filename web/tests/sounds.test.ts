import { expect, test } from 'vitest'
import { soundsOf } from '../src/games/telling'

const ply = (...events: string[]) => ({ ply: 1, events: events.map((event) => ({ event })) })

test('a push slides, dice roll, and all else is a card', () => {
  expect(soundsOf([])).toEqual([])
  expect(soundsOf([ply('laid', 'took')])).toEqual(['card'])
  expect(soundsOf([ply('pushed', 'guard-carried')])).toEqual(['slide'])
  expect(soundsOf([ply('pushed'), ply('walked', 'dragon-die-rolled')])).toEqual(['slide', 'dice'])
})
