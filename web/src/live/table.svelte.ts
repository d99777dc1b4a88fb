import { tellingIn } from '../games/telling'
import type { ChatLine, Chatted, Explained, PlyTold, Previewed, Refused, State, Table } from '../wire/protocol'
import { api } from './api'
import { Connection, type Told } from './connection.svelte'
import { merged, withoutTakenBack } from './log'
import { noteMine, noteTurn } from './mine'
import { saw } from './proof'
import { lastSeen, MOST_RECALLED, remember } from './seen'
import { drawn, moving, settle } from './moving'
import { settings } from './settings.svelte'
import { LONGEST, Teller } from './teller.svelte'
import { heardTime } from './time.svelte'

const BEHIND = 3
const STORE_PAUSE = 200

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** A table as this browser follows it. States come as fast as they like; its teller shows them at a pace that eyes can follow. */
export class LiveTable {
  table = $state.raw<Table | null>(null)
  shown = $state.raw<State | null>(null)
  /** What was shown before that. */
  before = $state.raw<State | null>(null)
  /** The plies that the shown state added to the one before; empty for the first. */
  fresh = $state.raw<PlyTold[]>([])
  log = $state.raw<PlyTold[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** Chat has a time and moves have none: what was said is put behind the ply that was shown when it came. */
  readonly spoken = new Map<number, number>()
  pending = $state<string | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** What was missed is being shown. */
  recalling = $state(false)
  /** Somebody wants to see the end, and nothing before it. */
  rushing = $state(false)
  /** The house waits for a move of this seat, whether or not the board shows it yet. */
  called = $state(false)
  readonly connection: Connection
  readonly teller = new Teller(() => this.show(), {
    speed: () => (this.rushing ? 'at-once' : this.again && settings.speed === 'at-once' ? 'brisk' : settings.speed),
    moving,
  })
  readonly id: string
  private readonly invite: string
  private readonly queue: State[] = []
  private known = $state(-1)
  /** The newest ply that was shown. */
  told = $state(-1)
  private again = false
  private fetching = false
  /** What was pressed is not drawn yet: a near house would answer before, and the first sign would wait for a new board. */
  private signing = false
  /** The match is told from its very start. */
  private fromStart = false
  private sent = -1
  /** Nobody looks any more: what is still under way is not told. */
  private left = false

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

  /** The last move of this seat may still be taken back, if the others agree. */
  get takesBack(): boolean {
    return this.shown?.takes_back === true && this.shown.ply === this.known
  }

  /** Sends a move. While the store is away nobody knows whether it was stored: the very same move is sent until that is known. */
  async play(move: string): Promise<void> {
    if (!this.shown || this.pending !== null) return
    this.pending = move
    this.sent = this.known
    this.teller.enough()
    this.sign()
    const ask = { do: 'play', ply: this.sent, move }
    let answer = await this.connection.ask(ask)
    while (answer.is === 'refused' && answer.key === 'store-away') {
      await pause(STORE_PAUSE)
      answer = await this.connection.ask(ask)
    }
    this.refusal = answer.is === 'refused' ? answer : null
    if (this.refusal) this.pending = null // else what it brings is shown first
  }

  private sign(): void {
    this.signing = !document.hidden
    drawn(() => {
      this.signing = false
      this.advance()
    })
  }

  async why(move: string): Promise<Explained | Refused> {
    return this.connection.ask<Explained>({ do: 'why', move })
  }

  /** What a move would bring after others, in a struct of the game; null where it is refused, or nothing is shown. */
  async preview(move: string, after: string[] = []): Promise<unknown> {
    const answer = await this.connection.ask<Previewed>({ do: 'preview', move, after })
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

  /** Tells plies once more, on the table as it was, and comes back to now. */
  async tellAgain(first: number, last: number): Promise<void> {
    const now = this.shown
    if (!now || this.fetching || this.queue.length) return
    this.fetching = true
    const from = Math.max(first - 1, last - MOST_RECALLED)
    const [before, ...states] = await api.plies(this.id, Math.max(0, from), last, this.invite).catch(() => [])
    this.fetching = false
    if (!before) return
    this.queue.unshift({ ...before, told: [] }, ...states, { ...now, told: [] })
    this.again = this.recalling = true
    this.teller.hurry()
  }

  private async answered(ask: { do: string; [field: string]: unknown }): Promise<void> {
    const answer = await this.connection.ask(ask)
    if (answer.is === 'refused') this.refusal = answer
  }

  close(): void {
    this.left = true
    this.teller.stop()
    document.removeEventListener('visibilitychange', this.looked)
    this.connection.close()
  }

  /** Something is shown at length. Who plays says when he has seen it; for who looks on the match goes on by itself. */
  hold(longest = LONGEST): void {
    this.teller.hold(this.me === null ? longest : undefined)
  }

  /** Goes on to the next beat, where one waits. */
  readonly goOn = (): void => {
    if (this.queue.length === 0 && this.teller.last) return
    settle()
    this.teller.hurry()
  }

  readonly toEnd = (): void => {
    this.rushing = true
    this.skip()
  }

  /** Shows the newest at once. */
  readonly skip = (): void => {
    this.queue.splice(0, this.queue.length - 1)
    this.teller.enough()
    this.teller.go()
  }

  private hear(told: Told): void {
    if (told.is === 'table') {
      this.see(told.table)
      heardTime(told.at)
    } else if (told.is === 'chat') this.listen(told)
    else if (told.is === 'refused' && told.id === 0) this.refusal = told
    else if (told.is === 'state') this.enqueue(told)
  }

  private listen(told: Chatted): void {
    this.chat = merged(this.chat, told)
    this.place()
  }

  private place(): void {
    const ply = this.shown?.ply
    if (ply === undefined) return
    for (const { number } of this.chat) if (!this.spoken.has(number)) this.spoken.set(number, ply)
  }

  private see(table: Table): void {
    this.table = table
    noteMine(table)
    saw(table)
    // Not before all news that has come is heard: a page that slept may hear of the start and of the deal in one breath.
    setTimeout(() => {
      if (this.table === table) api.reveal(table).catch(() => undefined) // who is too late sees it in the record
    })
  }

  private enqueue(state: State): void {
    this.called = state.moves.length > 0
    noteTurn(this.id, (state.view as { to_move: number[] }).to_move)
    if (this.shown && state.ply <= this.known && state.told.length === 0) {
      this.queue.length = 0
      this.shown = state
      return
    }
    const had = this.known < 0 ? (lastSeen(this.id) ?? this.start(state)) : this.known
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

  /** Who sits here and has seen nothing yet sees a match that has just begun from its first ply on. */
  private start(state: State): number | null {
    const first = state.told[0]?.ply ?? state.ply
    this.fromStart = this.me !== null && state.ply - first < MOST_RECALLED
    return this.fromStart ? first : null
  }

  /** Puts what was missed before the newest: each ply as this seat would have seen it, the last ones where they are many. */
  private async recall(next: number, newest: State): Promise<void> {
    this.fetching = true
    this.recalling = !this.fromStart
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

  private advance(): void {
    if (this.shown === null) this.show()
    else this.teller.go()
  }

  private show(): void {
    if (this.left || this.fetching || this.signing || (document.hidden && this.shown !== null)) return
    const next = this.queue.shift()
    if (!next) return
    if (this.queue.length === 0) this.recalling = this.again = false
    this.fresh = this.shown || this.fromStart ? next.told : []
    this.fromStart = false
    this.before = this.shown
    this.shown = next
    this.place()
    if (next.ply > this.sent) this.pending = null
    if (next.ply >= this.told) remember(this.id, next)
    this.told = Math.max(this.told, next.ply)
    this.teller.begin(tellingIn(this.fresh, this.table?.game ?? ''))
  }
}
