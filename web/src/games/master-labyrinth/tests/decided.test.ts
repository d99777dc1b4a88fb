import { expect, test } from 'vitest'
import type { GameEvent } from '../../../words/index.svelte'
import { decidedIn, EACH_ROLL } from '../decided'

const rolled = (...rolls: number[]) => ({ event: 'last-duel-rolled', seat: 0, roll: rolls.at(-1), rolls })
const events = (...some: object[]): GameEvent[] => some as GameEvent[]

test('all rolls of a duel that is decided are shown, the new ones one after the other', () => {
  const lost = { event: 'last-duel-lost', seat: 0, total: 6 }
  const decided = decidedIn(events(rolled(1, 2), rolled(1, 2, 3), lost))
  expect(decided).toMatchObject({ rolls: [1, 2, 3], fresh: 2, total: 6, verdict: lost })
  expect(decided?.lasts).toBeGreaterThan(2 * EACH_ROLL)
})

test('a duel that goes on is not decided', () => {
  expect(decidedIn(events(rolled(6)))).toBeNull()
  expect(decidedIn([])).toBeNull()
})
