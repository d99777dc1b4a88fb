import type { PushPreview } from '../../wire/master-labyrinth'
import { turned } from './squares'

const TURNS = [0, 1, 2, 3]
/** Milliseconds that part one flick of the wheel from the next. */
const FLICK = 150

/** A push that is being thought of: how the spare is held, at which arrow, and what the server says it would bring. */
export class Aim {
  sides = $state('')
  /** Chosen by a tap: the next one pushes. */
  armed = $state<string | null>(null)
  /** Where the pointer rests, or a finger stays; it says nothing once an arrow is chosen. */
  hovered = $state<string | null>(null)
  private answer = $state.raw<{ move: string; preview: PushPreview } | null>(null)
  private position = 0
  private wheeled = -Infinity
  private readonly known = new Map<string, PushPreview>()
  private readonly moves: () => string[]
  private readonly ask: (move: string) => Promise<unknown>

  constructor(moves: () => string[], ask: (move: string) => Promise<unknown>) {
    this.moves = moves
    this.ask = ask
  }

  get arrow(): string | null {
    return this.armed ?? (this.hovered !== null && this.legal(this.hovered) ? this.hovered : null)
  }

  get move(): string | null {
    return this.arrow && this.legal(this.arrow) ? this.at(this.arrow) : null
  }

  /** What the push would bring, once the server has said so. */
  get preview(): PushPreview | null {
    return this.answer && this.answer.move === this.move ? this.answer.preview : null
  }

  /** Chooses an arrow. */
  arm(arrow: string): void {
    this.armed = arrow
    this.hovered = null
  }

  at(arrow: string): string {
    return `push ${arrow} ${this.sides}`
  }

  legal(arrow: string): boolean {
    return this.moves().includes(this.at(arrow))
  }

  /** Turns the spare to the next way in which it may be pushed in. */
  turn(step: 1 | -1): void {
    const next = TURNS.slice(1).map((times) => turned(this.sides, times * step))
    this.sides =
      next.find((sides) => this.moves().some((move) => move.startsWith('push ') && move.endsWith(` ${sides}`))) ??
      this.sides
  }

  /** A flick of the wheel is many events, and one quarter turn. */
  wheel({ deltaY, timeStamp }: WheelEvent): void {
    const flick = timeStamp - this.wheeled > FLICK
    this.wheeled = timeStamp
    if (flick && deltaY) this.turn(deltaY > 0 ? 1 : -1)
  }

  /** A new position: the spare lies as it came out. */
  begin(spare: string): void {
    this.sides = spare
    this.armed = null
    this.hovered = null
    this.answer = null
    this.position += 1
    this.known.clear()
  }

  async look(): Promise<void> {
    const { move, position } = this
    if (!move) return
    const preview = this.known.get(move) ?? ((await this.ask(move)) as PushPreview | null)
    if (!preview || position !== this.position) return
    this.known.set(move, preview)
    if (move === this.move) this.answer = { move, preview }
  }
}
