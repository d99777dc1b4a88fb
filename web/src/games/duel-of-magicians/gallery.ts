import type { Words } from '../../words/index.svelte'
import type { Piece } from '../shelf'
import { face } from './faces'

const CARDS = [...Array.from({ length: 13 }, (_, strength) => String(strength + 1)), 'J', 'ball']

export const gallery = (words: Words): Piece[] =>
  CARDS.map((card) => ({ name: words.name('card', card), drawing: face(card) }))
