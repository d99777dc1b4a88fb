import type { LabyrinthView } from '../../wire/master-labyrinth'
import type { Words } from '../../words/index.svelte'
import type { Thing } from '../thing'
import { spokenSquare } from './spoken'
import { isFixed, LAIR } from './squares'

/** What stands or lies on a square, the greatest first; else its corridor. */
function called(square: string, { board }: LabyrinthView, names: string[], words: Words): [string, string] {
  const seat = board.adventurers.indexOf(square)
  const treasure = board.treasures[square]
  if (square === LAIR) return [words.name('menace', 'dragon'), 'ML-26']
  if (square === board.white) return [words.name('guard', 'white'), 'ML-26']
  if (square === board.black) return [words.name('guard', 'black'), 'ML-26']
  if (seat >= 0) return [names[seat] ?? '', 'ML-20']
  if (treasure) return [words.say('labyrinth-treasure', { value: treasure }), 'ML-22']
  return [square, isFixed(square) ? 'ML-2' : 'ML-17']
}

/** What somebody asks about who touches a square. */
export function thingOn(square: string, view: LabyrinthView, names: string[], words: Words): Thing {
  const [name, rule] = called(square, view, names, words)
  const now = spokenSquare(square, view.board, false, names, words)
  return { name, rule, now, at: document.querySelector(`[data-tile="${square}"]`) }
}
