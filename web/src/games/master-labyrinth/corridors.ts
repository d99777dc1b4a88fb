import { turned } from './squares'

// On a square of 60: the path is 24 wide, its inner corners have a radius of 4, its outer ones of 12.
const SHAPES: Record<string, { path: string; edge: string }> = {
  NS: { path: 'M18 0H42V60H18Z', edge: 'M18 0V60M42 0V60' },
  NE: {
    path: 'M18 0H42V14A4 4 0 0 0 46 18H60V42H30A12 12 0 0 1 18 30Z',
    edge: 'M18 0V30A12 12 0 0 0 30 42H60M42 0V14A4 4 0 0 0 46 18H60',
  },
  NEW: {
    path: 'M0 18H14A4 4 0 0 0 18 14V0H42V14A4 4 0 0 0 46 18H60V42H0Z',
    edge: 'M0 18H14A4 4 0 0 0 18 14V0M42 0V14A4 4 0 0 0 46 18H60M0 42H60',
  },
}
const STUDS = [
  [6, 6],
  [54, 6],
  [6, 54],
  [54, 54],
]
  .map(([x, y]) => `<path d="M${x} ${(y ?? 0) - 2.8}l2.8 2.8-2.8 2.8-2.8-2.8Z" fill="var(--stud)"/>`)
  .join('')

/** Every corridor is one of three shapes, turned. */
function shape(sides: string): { path: string; edge: string; angle: number } {
  for (let times = 0; times < 4; times++) {
    const found = SHAPES[turned(sides, -times)]
    if (found) return { ...found, angle: times * 90 }
  }
  return { path: '', edge: '', angle: 0 }
}

/** A corridor by the sides that it opens to, as markup of 60 by 60; fixed ones are darker and studded. */
export function corridor(sides: string, fixed: boolean): string {
  const { path, edge, angle } = shape(sides)
  return (
    `<rect width="60" height="60" fill="var(--wall${fixed ? '-fixed' : ''})"/>` +
    `<g transform="rotate(${angle} 30 30)"><path d="${path}" fill="var(--path)"/><path d="${edge}" fill="none" stroke="var(--path-edge)" stroke-width="2"/></g>` +
    (fixed ? STUDS : '<path d="M0 60V0H60L58.5 1.5H1.5V58.5Z" fill="var(--wall-lit)"/>') +
    '<rect x=".5" y=".5" width="59" height="59" fill="none" stroke="#0f1a17" stroke-opacity=".3"/>'
  )
}

/** Only where one walks, to be lit or hatched. */
export function passage(sides: string): string {
  const { path, angle } = shape(sides)
  return `<path d="${path}" transform="rotate(${angle} 30 30)"/>`
}
