import { expect, test } from 'vitest'
import type { GameEvent } from '../../../words/index.svelte'
import { EACH, scenes } from '../aftermath'

const out = [{ event: 'eliminated', seat: 2, regions: ['china'] }] as unknown as GameEvent[]

test('my own elimination stands until I have seen it; another’s is told in a line', () => {
  expect(scenes(out, null, 2).map((scene) => scene.kind)).toEqual(['eliminated'])
  expect(EACH.eliminated).toBe(Infinity)
  expect(scenes(out, null, 1)).toEqual([])
  expect(scenes(out, null, null)).toEqual([])
})
