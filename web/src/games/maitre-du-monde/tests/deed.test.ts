import { expect, test } from 'vitest'
import { deed } from '../deed'
import { art } from '../material'

test('a card shows the dice of a seat and the works it bought, and nothing of others', () => {
  const events = [
    { event: 'rolled', seat: 2, dice: [6, 6] },
    { event: 'rolled', seat: 1, dice: [1, 2] },
    { event: 'rolled', seat: 1, dice: [3, 5] },
    { event: 'bought', seat: 1, item: 'vaccine' },
    { event: 'bought', seat: 1, item: 'suez' },
  ]
  expect(deed(events, 1)).toEqual([art('die-3'), art('die-5'), art('item-vaccine')])
  expect(deed(events, 0)).toEqual([])
})
