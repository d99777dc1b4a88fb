import { expect, test } from 'vitest'
import type { WorldView } from '../../../wire/maitre-du-monde'
import type { GameEvent } from '../../../words/index.svelte'
import { EACH, scenes } from '../aftermath'
import { fallOf } from '../fall'

const out = [{ event: 'eliminated', seat: 2, regions: ['china'] }] as unknown as GameEvent[]

test('my own elimination stands until I have seen it; another’s is told in a line', () => {
  expect(scenes(out, null, 2).map((scene) => scene.kind)).toEqual(['eliminated'])
  expect(EACH.eliminated).toBe(Infinity)
  expect(scenes(out, null, 1)).toEqual([])
  expect(scenes(out, null, null)).toEqual([])
})

const sold = (seat: number, item: string, price: number): unknown => ({ event: 'sold', seat, item, price, buyer: null })
const owes = (seat: number, due: number): unknown => ({ event: 'distressed', seat, due, money: null })
const paid = (payer: number, payee: number): unknown => ({ event: 'paid', payer, payee, amount: 100, reason: 'tax' })
const before = { turn: 1, players: [{ money: 1700, cards: ['veto'] }] } as unknown as WorldView

test('who is out sees what he owed and what he had against it, of this time and not of one before', () => {
  const earlier = [owes(0, 9000), sold(0, 'alaska', 900), paid(0, 3)]
  const other = [owes(1, 7000), sold(1, 'suez', 600), paid(1, 0)]
  const log = [...earlier, owes(0, 4000), sold(0, 'china', 500), ...other, sold(0, 'sahara', 200), ...out]
  const fall = { due: 4000, had: 1000, left: 1700, sold: ['china', 'sahara'], brought: 700, kept: ['veto'] }
  expect(fallOf(log as GameEvent[], before, 0)).toEqual({ payee: 1, ...fall })
  expect(fallOf([...log, paid(0, 2)] as GameEvent[], before, 0)).toEqual({ payee: 2, ...fall })
})

test('of a fall that was not seen nothing is said', () => {
  expect(fallOf([owes(0, 4000)] as GameEvent[], before, 2)).toBeNull()
  expect(fallOf([owes(0, 4000)] as GameEvent[], null, 0)).toBeNull()
})
