import { expect, test } from 'vitest'
import { toldLine } from '../src/games/telling'
import type { PlyTold } from '../src/wire/protocol'
import type { Words } from '../src/words/index.svelte'

const told = (language: string, ...lines: string[]): string => {
  const words = { language, game: 'a-game', event: (event: { event: string }) => event.event } as unknown as Words
  return toldLine({ ply: 1, events: lines.map((event) => ({ event })) } as unknown as PlyTold, words, [], null)
}

test('the last two events make one line', () => {
  expect(told('en', 'One.', 'Two.', 'Three.')).toBe('Two. Three.')
})

test('in Japanese a full stop is gap enough, and a list without one gets a gap', () => {
  expect(told('ja', '一。', '二。')).toBe('一。二。')
  expect(told('ja', '目：6、2', '二。')).toBe('目：6、2\u3000二。')
})
