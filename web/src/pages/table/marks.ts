export interface Mark {
  left: number
  top: number
  width: number
}

/** The things that selectors name; one that comes again names the next such thing. */
export function things(board: ParentNode, spots: string[]): Element[] {
  return spots.flatMap((spot, place) => {
    const again = spots.slice(0, place).filter((other) => other === spot).length
    return board.querySelectorAll(spot)[again] ?? []
  })
}

/** A bracket over all of them, where they are to be seen. */
export function bracketed(board: ParentNode, spots: string[]): Mark | null {
  const boxes = things(board, spots)
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.width > 0)
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  return { left, top: Math.min(...boxes.map((box) => box.top)), width: right - left }
}
