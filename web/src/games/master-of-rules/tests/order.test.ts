import { expect, test } from 'vitest'
import { inOrder, type Verdict } from '../table'

const verdict = (seat: number, right?: number): Verdict => ({
  event: { event: right === undefined ? 'trio-judged' : 'support-judged', seat, right },
  seat,
  type: right === undefined ? 'trio' : 'support',
  done: true,
  counting: [],
})
const seats = (...verdicts: Verdict[]): number[] => inOrder(verdicts).map(({ seat }) => seat)

test('who leans on somebody is judged after him', () => {
  expect(seats(verdict(0, 3), verdict(1), verdict(2), verdict(3))).toEqual([1, 2, 3, 0])
})

test('a chain is judged from its end', () => {
  expect(seats(verdict(0, 3), verdict(1, 0), verdict(2), verdict(3))).toEqual([2, 3, 0, 1])
})

test('where all lean on each other they are judged in the order of the table', () => {
  expect(seats(verdict(0, 2), verdict(1, 0), verdict(2, 1))).toEqual([0, 1, 2])
})
