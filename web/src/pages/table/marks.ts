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

const GAP = 10
const BARS = 130

/** Lifts a board until the things that selectors name stand above what covers it; the answer puts it back. */
export function lifted(board: HTMLElement, spots: string[], cover: HTMLElement): () => void {
  const boxes = things(board, spots).map((thing) => thing.getBoundingClientRect())
  const { top, left } = cover.getBoundingClientRect()
  const covered = boxes.filter((box) => box.bottom > top && box.right > left).map((box) => box.bottom - top + GAP)
  const highest = Math.min(...boxes.map((box) => box.top)) - BARS
  const lift = covered.length ? Math.max(0, Math.min(Math.max(...covered), highest)) : 0
  if (lift) board.style.transform = `translateY(${-lift}px)`
  board.parentElement?.style.setProperty('overflow', lift ? 'clip' : '')
  return () => {
    board.style.transform = ''
    board.parentElement?.style.removeProperty('overflow')
  }
}

const NEAR = 12
const STEP = 20

/** Brackets that would lie upon each other stand one above the other. */
export function stacked<M extends Mark>(marks: M[]): M[] {
  return marks.reduce<M[]>((placed, mark) => {
    const over = placed.filter(
      (other) =>
        Math.abs(other.top - mark.top) < NEAR + STEP * placed.length &&
        other.left < mark.left + mark.width &&
        mark.left < other.left + other.width,
    )
    return [...placed, { ...mark, top: mark.top - STEP * over.length }]
  }, [])
}
