import { expect, test } from 'vitest'
import type { PlyTold } from '../../../wire/protocol'
import { heightsOf } from '../../chapters'

test('the bars above the slider are as high as what happened counts', () => {
  const story = [5, 0, 10].map((value, ply) => ({ ply, events: [{ event: 'took', value }] })) as PlyTold[]
  expect(heightsOf(story, 'master-labyrinth')).toEqual([0.5, 0, 1])
})
