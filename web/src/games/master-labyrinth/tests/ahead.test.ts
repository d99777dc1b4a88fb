import { expect, test } from 'vitest'
import type { GameEvent } from '../../../words/index.svelte'
import { replacedIn } from '../ahead'

const rolled = (...rolls: number[]) => ({ event: 'last-duel-rolled', rolls }) as unknown as GameEvent

test('a roll that a card has replaced is known by its place', () => {
  expect(replacedIn([rolled(3), rolled(3, 2), rolled(3, 5)])).toEqual({ 1: 2 })
  expect(replacedIn([rolled(3), rolled(3, 2), rolled(3, 2, 6)])).toEqual({})
})
