/** The geometry of the board: squares by their names, `a1` top left, `g7` bottom right, and the arrows around it. */
export const SIDE = 7
export type Way = 'N' | 'E' | 'S' | 'W'

const WAYS: Way[] = ['N', 'E', 'S', 'W']
export const STEP: Record<Way, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
export const quarters = (way: string): number => WAYS.indexOf(way as Way)

export const named = (x: number, y: number): string => `${'abcdefg'[x] ?? ''}${y + 1}`
export const SQUARES = Array.from({ length: SIDE * SIDE }, (_, index) => named(index % SIDE, Math.floor(index / SIDE)))
/** Clockwise from the top left. */
export const ARROWS = ['b1', 'd1', 'f1', 'g2', 'g4', 'g6', 'f7', 'd7', 'b7', 'a6', 'a4', 'a2']
export const LAIR = 'd4'

/** Column and row of a square, from 0. */
export const at = (square: string): [number, number] => [square.charCodeAt(0) - 97, Number(square[1]) - 1]

/** Puts something on a square, by the two numbers that its style reads. */
export const place = (square: string): string => `--x:${at(square)[0]};--y:${at(square)[1]}`

export const isFixed = (square: string): boolean => at(square).every((place) => place % 2 === 0)

/** Where a push at an arrow goes: away from the border that the arrow is on. */
export function direction(arrow: string): Way {
  const [x, y] = at(arrow)
  if (y === 0) return 'S'
  if (y === SIDE - 1) return 'N'
  return x === 0 ? 'E' : 'W'
}

/** The seven squares of a push, from its arrow on. */
export function line(arrow: string): string[] {
  const [x, y] = at(arrow)
  const [dx, dy] = STEP[direction(arrow)]
  return Array.from({ length: SIDE }, (_, step) => named(x + step * dx, y + step * dy))
}

/** A corridor turned clockwise, its sides in the order of the compass. */
export function turned(sides: string, times: number): string {
  const open = [...sides].map((side) => WAYS[(quarters(side) + times + 4) % 4] ?? 'N')
  return WAYS.filter((way) => open.includes(way)).join('')
}

/** The square one step to a side, or none beyond the edge. */
export function beside(square: string, way: Way): string | null {
  const [x, y] = at(square)
  const [dx, dy] = STEP[way]
  const next = named(x + dx, y + dy)
  return SQUARES.includes(next) ? next : null
}
