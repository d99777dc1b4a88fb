import { expect, test } from 'vitest'
import { levelsAt, nearest } from '../src/parts/levels'

const game = { levels: { 2: ['novice', 'master', 'grandmaster'], 3: ['novice', 'master'] } }

test('who would not sit down with so many is replaced by the highest who does', () => {
  expect(levelsAt(3, game)).toEqual(['novice', 'master'])
  expect(nearest('grandmaster', 2, game)).toBe('grandmaster')
  expect(nearest('grandmaster', 3, game)).toBe('master')
  expect(nearest('novice', 3, game)).toBe('novice')
})
