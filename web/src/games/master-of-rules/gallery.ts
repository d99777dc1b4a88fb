import type { Words } from '../../words/index.svelte'
import type { Piece } from '../shelf'
import { face } from './faces'
import { TYPES } from './table'

const CARDS = [...TYPES, 'R1', 'B3', 'Y5', 'G7', 'P9']

export const gallery = (words: Words): Piece[] =>
  CARDS.map((card) => ({ name: words.name('card', card), drawing: face(card) }))
