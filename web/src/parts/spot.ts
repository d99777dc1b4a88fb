interface Size {
  width: number
  height: number
}
interface Spot {
  left: number
  top: number
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const GAP = 18
const MARGIN = 12

/** Where something stands that speaks of a thing: above it, below, right or left; where none has room, where it covers least. */
export function spotBeside(thing: Box, { width, height }: Size, room: Size): Spot {
  const within = (at: number, size: number, all: number): number =>
    Math.max(MARGIN, Math.min(at - size / 2, all - size - MARGIN))
  const left = within((thing.left + thing.right) / 2, width, room.width)
  const top = within((thing.top + thing.bottom) / 2, height, room.height)
  const beside = [
    { left, top: thing.top - GAP - height },
    { left, top: thing.bottom + GAP },
    { left: thing.right + GAP, top },
    { left: thing.left - GAP - width, top },
  ]
  const fits = (spot: Spot): boolean =>
    spot.left >= 0 && spot.top >= 0 && spot.left + width <= room.width && spot.top + height <= room.height
  const covers = (spot: Spot): number => Math.min(spot.top + height, thing.bottom) - Math.max(spot.top, thing.top)
  const [above, below] = [
    { left, top: MARGIN },
    { left, top: room.height - height - MARGIN },
  ]
  return beside.find(fits) ?? (covers(above) < covers(below) ? above : below)
}
