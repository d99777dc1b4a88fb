import type { Words } from '../../words/index.svelte'
import type { Piece } from '../shelf'
import { art, deckIn, MASTERS } from './material'

export function gallery(words: Words): Piece[] {
  const { families, combat, track } = deckIn({})
  const piece = (kind: string, value: string, drawing: string): Piece => ({
    name: words.name(kind, value),
    drawing: art(`${drawing}-${value}`),
  })
  return [
    ...[...new Set(track)].map((square) => piece('square', square, 'square')),
    ...Object.keys(families).map((family) => piece('family', family, 'family')),
    ...[...combat.map(({ card }) => card), ...MASTERS].map((item) => piece('item', item, 'item')),
  ]
}
