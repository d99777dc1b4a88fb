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

test('who is out sees what he owed and what he had against it, of this time and not of one before', () => {
  const sold = (seat: number, item: string): unknown => ({ event: 'sold', seat, buyer: null, item, price: 500 })
  const owes = (seat: number, due: number): unknown => ({ event: 'distressed', seat, due, money: null })
  const log = [
    owes(0, 9000),
    sold(0, 'alaska'),
    owes(0, 4000),
    sold(0, 'china'),
    sold(1, 'suez'),
    ...out,
  ] as GameEvent[]
  const before = { turn: 1, players: [{ money: 1500, cards: ['veto'] }] } as unknown as WorldView
  expect(fallOf(log, before, 0)).toEqual({
    payee: 1,
    due: 4000,
    had: 1000,
    left: 1500,
    sold: ['china'],
    brought: 500,
    kept: ['veto'],
  })
  expect(fallOf(log, before, 2)).toBeNull()
  expect(fallOf(log, null, 0)).toBeNull()
})
