import { expect, test, vi } from 'vitest'
import { arranged, shelved, usualSeats } from '../../src/games'
import type { GameShown } from '../../src/wire/protocol'

/** Boards ask for the settings of a browser. */
vi.mock('../../src/live/settings.svelte', () => ({ lessMotion: () => true }))

const dealers = Object.keys(import.meta.glob('../../src/games/*/dealer.ts'))
const shown = (key: string, fewest = 2, most = 6): GameShown => ({ key, fewest, most }) as GameShown
const keyIn = (path: string): string => path.split('/').at(-2) ?? ''

test('a game without a folder is played with what the plain one has', async () => {
  const shelf = shelved('a-game')
  expect(shelf.key).toBe('a-game')
  expect((await shelf.board()).default).toBeTypeOf('function')
  expect((await shelf.faces?.())?.face('12')).toContain('>12<')
  expect(shelf.quick(true)).toEqual({})
})

test('what is written on a plain card is no markup', async () => {
  expect((await shelved('a-game').faces?.())?.face('<b>&')).toContain('>&#60;b&#62;&#38;<')
})

test('games that nobody placed stand behind the others', () => {
  const known = dealers.map(keyIn).map((key) => shown(key))
  const keys = arranged([shown('a-game'), ...known, shown('another')]).map(({ game }) => game.key)
  expect(keys.slice(-2)).toEqual(['a-game', 'another'])
})

test('the usual number of seats is one that the game allows', () => {
  expect([usualSeats(shown('a-game', 2, 2)), usualSeats(shown('a-game')), usualSeats(shown('a-game', 5))]).toEqual([
    2, 3, 5,
  ])
})

test('every dealer is on the shelf of its game', () => {
  expect(dealers.length).toBeGreaterThan(3)
  for (const path of dealers) expect(shelved(keyIn(path)).dealer, path).not.toBeNull()
})
