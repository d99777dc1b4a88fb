import type { ChatLine, Explained, PlyTold, Previewed, Refused, State, Table } from '../wire/protocol'
import { api } from './api'
import { Connection, type Told } from './connection.svelte'
import { saw } from './proof'
import { lastSeen, MOST_RECALLED, remember } from './seen'
import { lessMotion } from './settings.svelte'
import { heardTime } from './time.svelte'

const PACE = 650
const HURRIED = 200
const RUSHED = 90
const BEHIND = 3
const FAR_BEHIND = 12
const STORE_PAUSE = 200

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

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
  /** What was missed is being shown. */
  recalling = $state(false)
  /** The house waits for a move of this seat, whether or not the board shows it yet. */
  called = $state(false)
  readonly connection: Connection
  readonly id: string
  private readonly invite: string
  private readonly queue: State[] = []
  private known = $state(-1)
  private timer = 0
  private shownAt = 0
  private fetching = false

  constructor(id: string, invite: string) {
    this.id = id
    this.invite = invite
    this.connection = new Connection(
      (told) => this.hear(told),
      () => ({ do: 'watch', table: id, ply: this.known, invite }),
    )
    document.addEventListener('visibilitychange', this.looked)
  }

  get me(): number | null {
    return this.table?.you ?? null
  }

  get myTurn(): boolean {
    return this.shown !== null && this.shown.moves.length > 0 && this.pending === null && this.shown.ply === this.known
  }

  /** Sends a move. While the store is away nobody knows whether it was stored: the very same move is sent until that is known. */
  async play(move: string): Promise<void> {
    if (!this.shown || this.pending !== null) return
    this.pending = move
    const ask = { do: 'play', ply: this.known, move }
    let answer = await this.connection.ask(ask)
    while (answer.is === 'refused' && answer.key === 'store-away') {
      await pause(STORE_PAUSE)
      answer = await this.connection.ask(ask)
    }
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

  /** I am here, and play myself. */
  async back(): Promise<void> {
    await this.answered({ do: 'back' })
  }

  /** Gives somebody who is away a minute more. */
  async wait(seat: number): Promise<void> {
    await this.answered({ do: 'wait', seat })
  }

  async undo(): Promise<void> {
    await this.answered({ do: 'undo', ply: this.known })
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.answered({ do: agree ? 'accept' : 'decline' })
  }

  /** A moment as this seat saw it. */
  async moment(ply: number): Promise<State | undefined> {
    return (await api.plies(this.id, ply, ply, this.invite))[0]
  }

  private async answered(ask: { do: string; [field: string]: unknown }): Promise<void> {
    const answer = await this.connection.ask(ask)
    if (answer.is === 'refused') this.refusal = answer
  }

  close(): void {
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.looked)
    this.connection.close()
  }

  /** The match may go on: what was held back is shown. */
  release(): void {
    this.held = false
    this.shownAt = performance.now()
    this.advance()
  }

  /** Shows the newest at once. */
  skip = (): void => {
    this.queue.splice(0, this.queue.length - 1)
    this.shownAt = 0
    this.advance()
  }

  private hear(told: Told): void {
    if (told.is === 'table') {
      this.see(told.table)
      heardTime(told.at)
    } else if (told.is === 'chat') this.chat = merged(this.chat, told.lines)
    else if (told.is === 'refused' && told.id === 0) this.refusal = told
    else if (told.is === 'state') this.enqueue(told)
  }

  private see(table: Table): void {
    this.table = table
    saw(table)
    api.reveal(table).catch(() => undefined) // who is too late sees it in the record
  }

  private enqueue(state: State): void {
    this.called = state.moves.length > 0
    if (this.shown && state.ply <= this.known && state.told.length === 0) {
      this.queue.length = 0
      this.shown = state
      return
    }
    const had = this.known < 0 ? lastSeen(this.id) : this.known
    this.known = state.ply
    this.log = withoutTakenBack([
      ...this.log.filter((ply) => ply.ply <= state.since && ply.ply < (state.told[0]?.ply ?? Infinity)),
      ...state.told,
    ])
    this.queue.push(state)
    const next = had === null ? state.ply : had + (this.shown ? 1 : 0)
    if (next < state.ply && !state.result) void this.recall(next, state)
    this.advance()
  }

  /** Puts what was missed before the newest: each ply as this seat would have seen it, the last ones where they are many. */
  private async recall(next: number, newest: State): Promise<void> {
    this.fetching = this.recalling = true
    try {
      const missed = await api.plies(this.id, Math.max(next, newest.ply - MOST_RECALLED), newest.ply - 1, this.invite)
      const at = this.queue.indexOf(newest)
      if (at >= 0) this.queue.splice(at, 1, ...missed, { ...newest, told: newest.told.slice(-1) })
    } catch {
      /* What can't be had is not shown again; the log tells it. */
    }
    this.fetching = false
    this.advance()
  }

  /** Somebody looks at the page again, or no longer: what happens unseen is shown when he is back. */
  private readonly looked = (): void => {
    this.queue.splice(0, this.queue.length - MOST_RECALLED)
    this.recalling ||= this.queue.length > BEHIND
    this.advance()
  }

  private readonly advance = (): void => {
    clearTimeout(this.timer)
    if (this.queue.length === 0 || this.held || this.fetching || (document.hidden && this.shown !== null)) return
    const wait = this.shownAt + this.gap() - performance.now()
    if (wait <= 0 || this.shown === null) this.show()
    else this.timer = setTimeout(this.advance, wait)
  }

  private gap(): number {
    if (lessMotion() && !this.recalling) return 0
    return this.queue.length > FAR_BEHIND ? RUSHED : this.queue.length > BEHIND ? HURRIED : PACE
  }

  private show(): void {
    const next = this.queue.shift()
    if (!next) return
    if (this.queue.length === 0) this.recalling = false
    this.fresh = this.shown ? next.told : []
    this.shown = next
    remember(this.id, next)
    this.shownAt = performance.now()
    this.timer = setTimeout(this.advance, 0)
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
