import { tellingIn } from '../../games/telling'
import type { Seen } from '../../games/board'
import { api } from '../../live/api'
import { moving } from '../../live/moving'
import { settings } from '../../live/settings.svelte'
import { Teller } from '../../live/teller.svelte'
import type { PlyTold, PuzzleAnswer, PuzzlePly, PuzzleShown, PuzzleTried } from '../../wire/protocol'

/** One puzzle while somebody solves it: what was tried, and how it goes on once the move is known. */
export class Solving {
  readonly puzzle: PuzzleShown
  /** The move that was tried last. */
  tried = $state('')
  pending = $state<string | null>(null)
  outcome = $state.raw<PuzzleTried | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  /** Counts the tries, so that the table is laid anew for each. */
  attempt = $state(0)
  /** How many plies of the answer were shown. */
  private shown = $state(0)
  readonly teller = new Teller(() => this.step(), {
    speed: () => (settings.speed === 'calm' ? 'calm' : 'brisk'),
    moving,
  })

  constructor(puzzle: PuzzleShown) {
    this.puzzle = puzzle
  }

  get now(): PuzzlePly | null {
    return this.answer?.plies[this.shown - 1] ?? null
  }

  get over(): boolean {
    return this.answer !== null && this.shown === this.answer.plies.length
  }

  /** Whether there is something to say: of a move that was tried, or the answer. */
  get told(): boolean {
    return this.outcome !== null || this.answer !== null
  }

  /** What the board is handed: the moment, or a ply of the answer. */
  get seen(): Seen {
    const { view, outlook, moves, told, ply } = this.puzzle
    if (this.now) {
      const { view, outlook, result, told } = this.now
      return { view, outlook, result, moves: [], ply: told.ply, fresh: [told] }
    }
    return { view, outlook, moves: this.answer ? [] : moves, ply, fresh: told.slice(-1), result: null }
  }

  get log(): PlyTold[] {
    return [...this.puzzle.told, ...(this.answer?.plies.slice(0, this.shown).map(({ told }) => told) ?? [])]
  }

  async try(move: string): Promise<void> {
    if (this.pending !== null) return
    this.tried = this.pending = move
    try {
      this.outcome = await api.tryPuzzle(this.puzzle.id, move)
      if (this.outcome.answer) this.tell(this.outcome.answer)
      else this.attempt += 1
    } finally {
      this.pending = null
    }
  }

  async lookUp(): Promise<void> {
    this.tell(await api.puzzleAnswer(this.puzzle.id))
  }

  again(): void {
    this.teller.stop()
    this.outcome = this.answer = null
    this.shown = 0
    this.attempt += 1
  }

  private tell(answer: PuzzleAnswer): void {
    this.answer = answer
    this.shown = 0
    this.step()
  }

  private step(): void {
    if (!this.answer || this.over) return
    this.shown += 1
    if (this.now) this.teller.begin(tellingIn([this.now.told], this.puzzle.game))
  }
}
