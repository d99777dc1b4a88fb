import type { BoardView } from '../../wire/master-labyrinth'
import { SIGNS } from './signs'

const files = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })

/** A drawing of this game's `art/`, as markup. */
export const drawn = (name: string): string => files[`./art/${name}.svg`] ?? ''
export const treasure = (value: number): string => drawn(`treasure-${String(value).padStart(2, '0')}`)

export const pawn = (seat: number): string => drawn(`pawn-${SIGNS[seat] ?? 'flower'}`)

const octagon = (radius: number): string => {
  const [long, short] = [radius * 0.9239, radius * 0.3827]
  return `M${long} ${short}L${short} ${long}H${-short}L${-long} ${short}V${-short}L${-short} ${-long}H${short}L${long} ${-short}Z`
}
const NUMERAL = 'font-family="Besley Variable,Besley,Georgia,serif" font-weight="700" text-anchor="middle"'

/** A treasure: brass where it can be taken, pale where it waits. */
export function medal(value: number, live: boolean): string {
  const drawing = live
    ? `<path d="${octagon(15.6)}" fill="#1b2a26"/><path d="${octagon(13.5)}" fill="var(--brass-fill)"/><path d="M0 -12.47H5.17L12.47 -5.17V5.17L5.17 12.47H0Z" fill="var(--brass-deep)" opacity=".55"/><text y="5.4" font-size="15.5" letter-spacing="-.6" fill="#1b2a26" ${NUMERAL}>${value}</text>`
    : `<path d="${octagon(12.5)}" fill="var(--path)" stroke="var(--wait)" stroke-width="1.5"/><text y="4.7" font-size="13.5" letter-spacing="-.5" fill="var(--wait-ink)" ${NUMERAL}>${value}</text>`
  return `<svg viewBox="-17 -17 34 34">${drawing}</svg>`
}

/** Something that stands on the board: `key` is its name in the events of a push. */
export interface Piece {
  key: string
  square: string
  drawing: string
}

/** Guards first and adventurers last, so that these stand in front. */
export function pieces(board: BoardView): Piece[] {
  return [
    { key: 'guard-white', square: board.white, drawing: drawn('guard-white') },
    { key: 'guard-black', square: board.black, drawing: drawn('guard-black') },
    ...board.adventurers.map((square, seat) => ({ key: `adventurer-${seat}`, square, drawing: pawn(seat) })),
  ]
}

const TOGETHER = [
  [[0, 0]],
  [
    [-11, 0],
    [11, 0],
  ],
  [
    [-12, -5],
    [12, -5],
    [0, 7],
  ],
  [
    [-12, -8],
    [12, -8],
    [-12, 7],
    [12, 7],
  ],
]

/** How a piece stands on its square beside others: moved by so many sixtieths, and smaller. */
export function stand(piece: Piece, all: Piece[]): { x: number; y: number; scale: number } {
  const here = all.filter((other) => other.square === piece.square)
  const [x = 0, y = 0] = TOGETHER[Math.min(here.length, 4) - 1]?.[here.indexOf(piece) % 4] ?? []
  return { x, y, scale: here.length > 1 ? 0.74 : 1 }
}
