/** A view of a game that this client knows nothing of: what every view has, and fields of its own. */
export interface PlainView {
  seat: number | null
  seats: number
  to_move: number[]
  [field: string]: unknown
}

export interface Field {
  name: string
  kind: string
  value: unknown
}
export type Pile = (string | null)[]

/** Fields that the seats and the line show already. */
const KNOWN = ['seat', 'seats', 'options', 'to_move', 'turn']

/** What lies on a table: what each seat has, and what all share. */
export function laid(view: PlainView, kinds: Record<string, string>): { bySeat: Field[]; shared: Field[] } {
  const fields = Object.keys(view)
    .filter((name) => !KNOWN.includes(name))
    .map((name) => ({ name, kind: kinds[name] ?? '', value: view[name] }))
  const bySeat = fields.filter((field) => isBySeat(field, view.seats))
  return { bySeat, shared: fields.filter((field) => !bySeat.includes(field)) }
}

/** One thing for each seat: numbers and names, or piles of cards; a pile of as many cards is none. */
function isBySeat({ kind, value }: Field, seats: number): boolean {
  return Array.isArray(value) && value.length === seats && (kind !== 'card' || value.every(Array.isArray))
}

/** The part of a field that is a seat's. */
export const of = (field: Field, seat: number): Field => ({ ...field, value: (field.value as unknown[])[seat] })

/** The cards of a field, with null for those that are hidden. */
export const pile = ({ value }: Field): Pile => (Array.isArray(value) ? (value as Pile) : [value as string | null])

export const isPile = ({ kind }: Field): boolean => kind === 'card'

/** Cards that are all alike to who looks at them. */
export const isHidden = (field: Field): boolean => isPile(field) && pile(field).every((card) => card === null)

/** Which of several cards of a name this one is. */
export const nth = (cards: Pile, place: number): number =>
  cards.slice(0, place).filter((card) => card === cards[place]).length

/** What is neither a card nor hidden, as a short text. */
export function text({ kind, value }: Field, names: string[]): string {
  if (Array.isArray(value)) return value.map((item) => text({ name: '', kind, value: item }, names)).join(' · ') || '–'
  if (value === null) return '–'
  if (kind === 'seat' && typeof value === 'number') return names[value] ?? String(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
