import { expect, test } from 'vitest'
import type { GameEvent } from '../../../words/index.svelte'
import { decidedIn, EACH_ROLL } from '../decided'

const rolled = (...rolls: number[]) => ({ event: 'last-duel-rolled', seat: 0, roll: rolls.at(-1), rolls })
const events = (...some: object[]): GameEvent[] => some as GameEvent[]

test('all rolls of a duel that is decided are shown, the new ones one after the other', () => {
  const lost = { event: 'last-duel-lost', seat: 0, total: 6 }
  const now = events(rolled(1, 2), rolled(1, 2, 3), lost)
  const decided = decidedIn(now, [rolled(1) as unknown as GameEvent, ...now])
  expect(decided).toMatchObject({ rolls: [1, 2, 3], fresh: 2, total: 6, verdict: lost })
  expect(decided?.lasts).toBeGreaterThan(2 * EACH_ROLL)
})

test('a last roll that is accepted is still seen with its end', () => {
  const lost = events({ event: 'last-duel-lost', seat: 0, total: 6 })
  expect(decidedIn(lost, [...events(rolled(1, 2, 3)), ...lost])).toMatchObject({ rolls: [1, 2, 3], fresh: 0 })
})

test('a duel that goes on is not decided', () => {
  expect(decidedIn(events(rolled(6)), events(rolled(6)))).toBeNull()
  expect(decidedIn([], [])).toBeNull()
})
