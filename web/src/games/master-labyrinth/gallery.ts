import type { Words } from '../../words/index.svelte'
import type { Piece } from '../shelf'
import { drawn, medal } from './pieces'

export const gallery = (words: Words): Piece[] => [
  { name: words.name('menace', 'dragon'), drawing: drawn('dragon') },
  { name: words.name('guard', 'white'), drawing: drawn('guard-white') },
  { name: words.name('guard', 'black'), drawing: drawn('guard-black') },
  { name: words.say('labyrinth-treasure', { value: 7 }), drawing: medal(7, true) },
  { name: words.say('labyrinth-coin'), drawing: drawn('coin') },
]
