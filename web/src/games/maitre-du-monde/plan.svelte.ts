/** Several moves of mine in a row, such as a card and its target: the next goes out as soon as the table is ready for it. */
export class Plan {
  steps = $state.raw<string[]>([])
  private ply = -1

  start(moves: string[], ply: number, play: (move: string) => void): void {
    const [first, ...rest] = moves
    this.steps = rest
    this.ply = ply + 1
    if (first) play(first)
  }

  /** One of its moves was answered, and the next is not: what may be done now is not for anybody to choose. */
  between(ply: number): boolean {
    return this.steps.length > 0 && ply >= this.ply
  }

  /** Goes on at a new position; what can't be played there is dropped. */
  follow(ply: number, moves: string[], play: (move: string) => void): void {
    const [next, ...rest] = this.steps
    if (next === undefined || ply < this.ply || (ply === this.ply && moves.length === 0)) return
    if (ply > this.ply || !moves.includes(next)) {
      this.steps = []
      return
    }
    this.steps = rest
    this.ply = ply + 1
    play(next)
  }
}
