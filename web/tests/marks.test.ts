import { expect, test } from 'vitest'
import { stacked } from '../src/pages/table/marks'

test('brackets side by side stay level', () => {
  const marks = [
    { left: 0, top: 100, width: 40 },
    { left: 60, top: 100, width: 40 },
  ]
  expect(stacked(marks)).toEqual(marks)
})

test('a bracket that would lie upon another stands above it', () => {
  const marks = [
    { left: 0, top: 100, width: 80 },
    { left: 0, top: 100, width: 40 },
  ]
  expect(stacked(marks).map(({ top }) => top)).toEqual([100, 80])
})
