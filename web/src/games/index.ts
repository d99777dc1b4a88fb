import type { GameShown } from '../wire/protocol'
import type { Own, Shelf } from './shelf'

export type { Shelf } from './shelf'

/** Every game has a folder of its key's name here; of a game without one, the plain folder knows enough to play it. */
const found = import.meta.glob<Own>('./*/shelf.ts', { eager: true, import: 'shelf' })
const plain = found['./plain/shelf.ts'] as Omit<Shelf, 'key'>
const shelves = new Map<string, Shelf>()

export function shelved(key: string): Shelf {
  const shelf = shelves.get(key) ?? { ...plain, ...found[`./${key}/shelf.ts`], key }
  shelves.set(key, shelf)
  return shelf
}

/** The games of the house as they stand on the front page. */
export function arranged(games: GameShown[]): { shelf: Shelf; game: GameShown }[] {
  const all = games.map((game) => ({ shelf: shelved(game.key), game }))
  return all.sort((one, other) => one.shelf.order - other.shelf.order)
}

/** How many usually sit at a table of a game. */
export const usualSeats = ({ key, fewest, most }: GameShown): number =>
  Math.min(most, Math.max(fewest, shelved(key).usualSeats))
