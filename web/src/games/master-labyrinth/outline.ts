import { at, direction, line, STEP } from './squares'

/** Around the row or the column that an arrow would push, as a path. */
export function framed(arrow: string): string {
  const squares = line(arrow).map(at)
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  const down = direction(arrow) === 'N' || direction(arrow) === 'S'
  return `M${left * 60} ${top * 60}h${down ? 60 : 420}v${down ? 420 : 60}h${down ? -60 : -420}Z`
}

/** Where the corridor lies that an arrow would push out, as a style. */
export function beyond(arrow: string): string {
  const [x, y] = at(line(arrow).at(-1) ?? arrow)
  const [dx, dy] = STEP[direction(arrow)]
  return `--x:${x + dx};--y:${y + dy}`
}
