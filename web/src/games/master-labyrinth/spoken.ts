import type { BoardView, LabyrinthView } from '../../wire/master-labyrinth'
import type { Words } from '../../words/index.svelte'
import { LAIR, SQUARES } from './squares'

/** A corridor in words: the sides that it opens to. */
export const openTo = (sides: string, words: Words): string =>
  words.both([...sides].map((side) => words.name('side', side)))

/** All that is to be known of a square: its corridor, who and what is there, and whether one gets there. */
export function spokenSquare(
  square: string,
  board: BoardView,
  reachable: boolean,
  names: string[],
  words: Words,
): string {
  const sides = board.corridors[SQUARES.indexOf(square)] ?? ''
  const value = board.treasures[square]
  const parts = [
    square,
    square === LAIR
      ? words.say('labyrinth-lair', { way: words.name('side', board.dragon) })
      : words.say('labyrinth-open', { sides: openTo(sides, words) }),
    ...(value ? [words.say('labyrinth-treasure', { value })] : []),
    ...(board.white === square ? [words.name('guard', 'white')] : []),
    ...(board.black === square ? [words.name('guard', 'black')] : []),
    ...board.adventurers.flatMap((at, seat) => (at === square ? [names[seat] ?? ''] : [])),
    ...(reachable ? [words.say('labyrinth-reachable')] : []),
  ]
  return parts.join(words.say('list-comma'))
}

/** Where one stands and what there is to reach, for those who don't see the board. */
export function spokenPosition(view: LabyrinthView, me: number | null, reach: string[], words: Words): string {
  const here = me === null ? '' : (view.board.adventurers[me] ?? '')
  const wanted = Object.entries(view.board.treasures)
    .filter(([, value]) => value === view.wanted)
    .map(([square]) => square)
  const parts = [
    ...(here ? [words.say('labyrinth-you-are', { square: here })] : []),
    ...(wanted.length ? [words.say('labyrinth-wanted-at', { value: view.wanted, squares: words.both(wanted) })] : []),
    ...(view.step === 'move' && reach.length
      ? [words.say('labyrinth-you-reach', { count: reach.length, squares: words.both(reach) })]
      : []),
    ...(view.step === 'push' ? [words.say('labyrinth-spare-is', { sides: openTo(view.board.spare, words) })] : []),
  ]
  return parts.join(words.language === 'ja' ? '' : ' ')
}
