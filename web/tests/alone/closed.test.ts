import { beforeEach, expect, test, vi } from 'vitest'
import type { State } from '../../src/wire/protocol'

type Hear = (told: unknown) => void
const house = vi.hoisted(() => ({
  hear: (() => undefined) as Hear,
  drawn: (): void => undefined,
  missed: [] as unknown[],
}))
vi.mock('../../src/live/connection.svelte', () => ({
  Connection: class {
    constructor(hear: Hear) {
      house.hear = hear
    }
    ask = () => new Promise(() => undefined)
    close = () => undefined
  },
}))
vi.mock('../../src/live/api', () => ({ api: { plies: () => Promise.resolve(house.missed) } }))
vi.mock('../../src/live/settings.svelte', () => ({ settings: { speed: 'at-once' } }))
vi.mock('../../src/live/moving', () => ({ drawn: (then: () => void) => (house.drawn = then), moving: () => 0 }))
vi.mock('../../src/games/telling', () => ({ tellingIn: () => ({ beats: 1, chance: false }) }))
import { LiveTable } from '../../src/live/table.svelte'

const state = (ply: number): State =>
  ({
    is: 'state',
    ply,
    since: 0,
    moves: ['a'],
    told: [{ ply, events: [] }],
    view: { to_move: [0] },
  }) as unknown as State
const waited = (): Promise<void> => new Promise((done) => setTimeout(done, 20))

let table: LiveTable
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() })
  table = new LiveTable('t', '')
  house.hear(state(1))
  expect(table.shown?.ply).toBe(1)
})

test('what is heard before the first sign is drawn is told then', async () => {
  void table.play('a')
  house.hear(state(2))
  await waited()
  expect(table.shown?.ply).toBe(1)
  house.drawn()
  await waited()
  expect(table.shown?.ply).toBe(2)
})

test('a table that was left tells no more of what was heard', async () => {
  void table.play('a')
  house.hear(state(2))
  await waited()
  table.close()
  house.drawn()
  await waited()
  expect(table.shown?.ply).toBe(1)
})

test('nor what it was asked to tell again', async () => {
  await waited()
  house.missed = [state(0), state(1)]
  const again = table.tellAgain(1, 1)
  table.close()
  await again
  await waited()
  expect(table.shown?.ply).toBe(1)
})
