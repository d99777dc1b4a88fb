import printed from '../../../../src/maestri/games/maitre_du_monde/deck.json'
import type { CombatView, WorldView } from '../../wire/maitre-du-monde'
import { WORKS } from './works'

/** What is printed on board and cards: the file that comes with Maestri, or the one of the table's own box. */
export interface Deck {
  track: string[]
  continents: Record<string, string[]>
  families: Record<string, string[]>
  combat: { card: string; copies: number; answers: string[] }[]
  un: { card: string; copies: number; amount?: number }[]
  news: { card: string; copies: number; amount?: number }[]
}

export const LETTERS = 'ABCDEF'
export const MASTERS = [...WORKS, 'scientist', 'atomic', 'chemical']
export const VOTES = ['for', 'against', 'abstain']

const own = new Map<string, Deck>()

export const deckOf = (view: WorldView): Deck => deckIn(view.options)

export function deckIn(options: Record<string, unknown>): Deck {
  const text = options['deck']
  if (typeof text !== 'string') return printed
  const known = own.get(text) ?? (JSON.parse(text) as Deck)
  own.set(text, known)
  return known
}

export const groupOf = (groups: Record<string, string[]>, region: string): string =>
  Object.keys(groups).find((name) => groups[name]?.includes(region)) ?? ''

const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })

export const art = (name: string): string => files[`./art/${name}.svg`] ?? ''

/** The inside of a drawing, to be put into another. */
export const inner = (name: string): string => art(name).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** Which deck a thing belongs to, or that it is wealth or a Maître du Monde card. */
export function kindOf(item: string, deck: Deck): 'wealth' | 'combat' | 'un' | 'news' | 'master' {
  if (MASTERS.includes(item)) return 'master'
  const among = (cards: { card: string }[]): boolean => cards.some(({ card }) => card === item)
  return among(deck.combat) ? 'combat' : among(deck.un) ? 'un' : among(deck.news) ? 'news' : 'wealth'
}

/** The drawing on a card: its own, or that of its family or deck. */
export function pictureOf(item: string, deck: Deck): string {
  const kind = kindOf(item, deck)
  if (kind === 'wealth') return `family-${groupOf(deck.families, item)}`
  return kind === 'un' || kind === 'news' ? `square-${kind}` : `item-${item}`
}

/** What is printed on an ONU or Actualité card, as a sum. */
export const amountOf = (item: string, deck: Deck): number =>
  [...deck.un, ...deck.news].find(({ card }) => card === item)?.amount ?? 0

/** Three cards of which each answers the next, and the last the first; none where the box has no such circle. */
export function answerCircle({ combat }: Pick<Deck, 'combat'>): string[] {
  const plain = combat.filter(({ answers }) => answers.length === 1)
  const next = (card: string | undefined): string | undefined => plain.find((one) => one.card === card)?.answers[0]
  for (const { card } of plain) {
    const circle = [card, next(card), next(next(card))]
    if (next(circle[2]) === card && new Set(circle).size === 3) return circle.map(String)
  }
  return []
}

/** Where the squares of a ring lie: from the top left corner clockwise, in columns and rows from 1. */
export function ring(
  squares: number,
  wide: boolean,
): { columns: number; rows: number; at: (square: number) => [number, number] } {
  const half = Math.ceil(squares / 2) + 2
  const columns = wide ? half - Math.max(3, Math.round((half * 5) / 14)) : Math.ceil(half / 2)
  const rows = half - columns
  const at = (square: number): [number, number] => {
    if (square < columns) return [square + 1, 1]
    if (square < columns + rows - 1) return [columns, square - columns + 2]
    if (square < 2 * columns + rows - 2) return [2 * columns + rows - 2 - square, rows]
    return [1, 2 * columns + 2 * rows - 3 - square]
  }
  return { columns, rows, at }
}

/** The cards of a combat in the order in which they were played. The first card against a Nobel Prize was cancelled, and replaced by its player. */
export function exchange(
  combat: CombatView,
): { side: number; card: string; cancelled: boolean; beats: string | null }[] {
  const fighters = [combat.attacker, combat.defender]
  const next = [0, 0]
  const played: { side: number; card: string; cancelled: boolean; beats: string | null }[] = []
  let facing: string | null = null
  for (let side = 0; ;) {
    const place = next[side] ?? 0
    const card = combat.spent[side]?.[place]
    if (card === undefined) return played
    next[side] = place + 1
    const cancelled = place === 0 && combat.cancelled.includes(fighters[1 - side] ?? -1)
    played.push({ side, card, cancelled, beats: facing })
    if (!cancelled) {
      facing = card
      side = 1 - side
    }
  }
}
