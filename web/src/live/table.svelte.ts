import type { ChatLine, Explained, PlyTold, Previewed, Refused, State, Table } from '../wire/protocol'
import { Connection, type Told } from './connection.svelte'
import { lessMotion } from './settings.svelte'

const PACE = 650
const HURRIED = 200
const BEHIND = 3

/** A table as this browser follows it. States come as fast as they like and are shown at a pace that eyes can follow. */
export class LiveTable {
  table = $state.raw<Table | null>(null)
  shown = $state.raw<State | null>(null)
  /** The plies that the shown state added to the one before; empty for the first. */
  fresh = $state.raw<PlyTold[]>([])
  log = $state.raw<PlyTold[]>([])
  chat = $state.raw<ChatLine[]>([])
  pending = $state<string | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** Something on screen wants to be looked at before the match goes on. */
  held = $state(false)
  readonly connection: Connection
  /** The views that this browser was shown, by ply, so that a line of the log can be looked at again. */
  readonly views = new Map<number, unknown>()
  private readonly queue: State[] = []
  private known = -1
  private timer = 0
  private shownAt = 0

  constructor(id: string, invite: string) {
    this.connection = new Connection(
      (told) => this.hear(told),
      () => ({ do: 'watch', table: id, ply: this.known, invite }),
    )
  }

  get me(): number | null {
    return this.table?.you ?? null
  }

  get myTurn(): boolean {
    return this.shown !== null && this.shown.moves.length > 0 && this.pending === null && this.queue.length === 0
  }

  async play(move: string): Promise<void> {
    if (!this.shown || this.pending !== null) return
    this.pending = move
    const answer = await this.connection.ask({ do: 'play', ply: this.known, move })
    this.refusal = answer.is === 'refused' ? answer : null
    this.pending = null
  }

  async why(move: string): Promise<Explained | Refused> {
    return this.connection.ask<Explained>({ do: 'why', move })
  }

  /** What a move would bring, in a struct of the game; null where it is refused, or where the game shows nothing. */
  async preview(move: string): Promise<unknown> {
    const answer = await this.connection.ask<Previewed>({ do: 'preview', move })
    return answer.is === 'preview' ? answer.preview : null
  }

  async say(text: string): Promise<void> {
    await this.connection.ask({ do: 'chat', text })
  }

  async undo(): Promise<void> {
    await this.answered({ do: 'undo', ply: this.known })
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.answered({ do: agree ? 'accept' : 'decline' })
  }

  private async answered(ask: { do: string; [field: string]: unknown }): Promise<void> {
    const answer = await this.connection.ask(ask)
    if (answer.is === 'refused') this.refusal = answer
  }

  close(): void {
    clearTimeout(this.timer)
    this.connection.close()
  }

  /** The match may go on: what was held back is shown. */
  release(): void {
    this.held = false
    this.shownAt = performance.now()
    this.advance()
  }

  skip = (): void => {
    this.shownAt = 0
    this.advance()
  }

  private hear(told: Told): void {
    if (told.is === 'table') this.table = told.table
    else if (told.is === 'chat') this.chat = merged(this.chat, told.lines)
    else if (told.is === 'refused' && told.id === 0) this.refusal = told
    else if (told.is === 'state') this.enqueue(told)
  }

  private enqueue(state: State): void {
    if (this.shown && state.ply <= this.known && state.told.length === 0) {
      this.queue.length = 0
      this.shown = state
      return
    }
    this.known = state.ply
    this.views.set(state.ply, state.view)
    this.log = withoutTakenBack([...this.log.filter((ply) => ply.ply <= state.since && ply.ply < (state.told[0]?.ply ?? Infinity)), ...state.told])
    this.queue.push(state)
    this.advance()
  }

  private advance(): void {
    clearTimeout(this.timer)
    const wait = this.shownAt + this.gap() - performance.now()
    if (this.queue.length === 0 || this.held) return
    if (wait <= 0 || this.shown === null) this.show()
    else this.timer = setTimeout(() => this.advance(), wait)
  }

  private gap(): number {
    if (lessMotion() || document.hidden) return 0
    return this.queue.length > BEHIND ? HURRIED : PACE
  }

  private show(): void {
    const next = this.queue.shift()
    if (!next) return
    this.fresh = this.shown ? next.told : []
    this.shown = next
    this.shownAt = performance.now()
    this.timer = setTimeout(() => this.advance(), 0)
  }
}

function merged(old: ChatLine[], more: ChatLine[]): ChatLine[] {
  const byNumber = new Map([...old, ...more].map((line) => [line.number, line]))
  return [...byNumber.values()].sort((a, b) => a.number - b.number)
}

function withoutTakenBack(log: PlyTold[]): PlyTold[] {
  return log.reduce<PlyTold[]>((kept, ply) => {
    const back = ply.back_to ?? null
    return back === null ? [...kept, ply] : [...kept.filter((one) => one.ply <= back), ply]
  }, [])
}
