import type { Sign } from '../../parts/signs'
import type { AimPreview, BuyPreview, PlayerView, Target, WorldView } from '../../wire/maitre-du-monde'
import type { GameEvent } from '../../words/index.svelte'
import type { BoardProps } from '../board'
import { toPlay } from '../seats'
import { type Changes, changesIn } from './changes'
import { amountOf, type Deck, deckOf, groupOf, LETTERS, pictureOf } from './material'
import { said } from './moves'
import { Plan } from './plan.svelte'
import { SIGNS } from './signs'

/** What the server says beside a position: see `outlook` of the game. */
export interface Ahead {
  families: Record<string, { leader: number | null; brings?: number; costs?: number }>
  /** Of those who are out; null for who plays. */
  places: (number | null)[]
  /** null where money is behind a screen. */
  fortunes: (number | null)[]
  prices: Record<string, number>
  goals: Record<string, number>
  due: number | null
  room: Record<string, number>
  brings?: number
  costs?: number
}

const NO_AHEAD: Ahead = { families: {}, places: [], fortunes: [], prices: {}, goals: {}, due: null, room: {} }

/** The table as the parts of the board see it, and what is being put together by the one who sits here. */
export class WorldTable {
  /** Moves that are chosen, and not sent yet. */
  chosen = $state.raw<string[]>([])
  aim = $state.raw<AimPreview | null>(null)
  gain = $state.raw<BuyPreview | null>(null)
  /** A way of looking at the table that the player asked for. */
  mode = $state<'' | 'attack' | 'trade'>('')
  /** A card of mine that is looked at, and can't be used now. */
  looked = $state('')
  readonly plan = new Plan()
  private readonly props: () => BoardProps

  constructor(props: () => BoardProps) {
    this.props = props
  }

  get view(): WorldView {
    return this.props().seen.view as WorldView
  }
  get ply(): number {
    return this.props().seen.ply
  }
  get ahead(): Ahead {
    return (this.props().seen.outlook as Ahead | null) ?? NO_AHEAD
  }
  get told(): boolean {
    return this.props().seen.outlook !== null
  }
  /** Plays the same anew, or says why not; absent where somebody else is at the table. */
  get again(): (() => Promise<string>) | undefined {
    return this.props().again
  }
  get me(): number | null {
    return this.props().me
  }
  get mine(): PlayerView | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null)
  }
  get deck(): Deck {
    return deckOf(this.view)
  }
  get busy(): boolean {
    return this.props().pending !== null || this.plan.steps.length > 0
  }
  get moves(): string[] {
    return this.props().play && !this.plan.between(this.ply) ? this.props().seen.moves : []
  }
  get phase(): string {
    return this.view.over ? 'over' : (this.view.phases.at(-1) ?? '')
  }

  // Words

  say = (key: string, facts: Record<string, unknown> = {}): string => this.props().words.say(key, facts)
  name = (kind: string, value: unknown): string => this.props().words.name(kind, value)
  /** What a card does, with the sum that is printed on it. */
  about = (item: string): string => this.say(`monde-about-${item}`, { amount: amountOf(item, this.deck) })
  item = (item: string): string => this.name('item', item)
  who = (seat: number | null | undefined): string =>
    seat === null || seat === undefined ? this.say('monde-bank') : (this.props().names[seat] ?? '')
  /** Whose turn it is. */
  get toPlay(): string {
    const { names, called = null, words } = this.props()
    return toPlay(this.view.to_move, names, this.me ?? called, words)
  }
  /** What changed since my last turn. */
  get changes(): Changes {
    return changesIn(this.props().seen.since ?? [])
  }
  /** The dice that were just rolled. */
  get dice(): number[] {
    const events = this.props().seen.fresh.flatMap((ply) => ply.events as GameEvent[])
    const rolled = events.findLast(({ event }) => ['rolled', 'charity-rolled', 'staked'].includes(event))
    return (rolled?.['dice'] as number[] | undefined) ?? (rolled ? [Number(rolled['roll'])] : [])
  }
  isMe = (seat: number | null | undefined): 'me' | 'other' =>
    seat !== null && seat === (this.me ?? this.props().called) ? 'me' : 'other'
  all = (items: string[]): string => this.props().words.both(items)
  sum = (amount: number): string => new Intl.NumberFormat(this.props().words.language).format(amount)
  /** Somebody's money in words: out of the game, behind a screen, or a sum. */
  purse = (player: PlayerView): string => {
    if (player.out) return this.say('monde-out')
    return player.money === null ? this.say('monde-screened') : this.sum(player.money)
  }
  sign = (seat: number): Sign => SIGNS[seat] ?? 'moon'
  family = (region: string): string => groupOf(this.deck.families, region)
  continent = (region: string): string => groupOf(this.deck.continents, region)
  picture = (item: string): string => pictureOf(item, this.deck)
  seatOf = (letter: string): number => LETTERS.indexOf(letter)

  owner(region: string): number | 'stock' | 'destroyed' {
    return this.view.wealth[region] as number | 'stock' | 'destroyed'
  }
  regionsOf(seat: number): string[] {
    return Object.keys(this.view.wealth).filter((region) => this.view.wealth[region] === seat)
  }

  // What may be done

  can = (move: string): boolean => this.moves.includes(move)
  /** What may follow a verb: `of('buy')` gives the things that can be bought. */
  of = (verb: string): string[] =>
    this.moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1))
  /** The move that a card or bomb of mine is used with, where it can be used now. */
  useOf = (item: string): string | undefined =>
    [`use ${item}`, `submit ${item}`, `bomb ${item}`].find((move) => this.can(move))

  /** A move in words, as on a button. */
  act = (move: string): string => said(move, this.props().words, this.props().names)

  get playing(): boolean {
    return this.moves.length > 0
  }
  get targets(): Target[] {
    return this.aim?.targets ?? []
  }

  /** Puts moves together; nothing is sent yet. */
  choose(...moves: string[]): void {
    this.chosen = moves
    this.looked = ''
    this.gain = null
    const [before, last] = [moves.slice(0, -1), moves.at(-1)]
    if (last?.startsWith('buy ')) void this.ask<BuyPreview>(last, (gain) => (this.gain = gain), before)
  }

  /** A card or a bomb is to be used: what it may strike is asked for first. */
  async aimWith(move: string): Promise<void> {
    this.choose(move)
    this.aim = null
    await this.ask<AimPreview>(move, (aim) => (this.aim = aim))
  }

  private async ask<T>(move: string, then: (found: T | null) => void, after: string[] = []): Promise<void> {
    if (this.busy) return // what is asked then is of a position that is gone
    const found = (await this.props().preview?.(move, after)) as T | null
    if (this.chosen.includes(move) || this.moves.includes(move)) then(found ?? null)
  }

  /** What the naming of a card that is out already may strike. */
  async lookAround(): Promise<void> {
    const first = this.moves[0]
    if (first) await this.ask<AimPreview>(first, (aim) => (this.aim = aim))
  }

  look(item: string): void {
    this.clear()
    this.looked = item
  }

  clear(): void {
    this.chosen = []
    this.looked = ''
    this.aim = null
    this.gain = null
    this.mode = ''
  }

  send(...moves: string[]): void {
    const play = this.props().play
    if (!play || this.busy) return
    this.plan.start(moves, this.props().seen.ply, play)
  }

  follow(): void {
    const { play, seen, pending } = this.props()
    if (play && pending === null) this.plan.follow(seen.ply, seen.moves, play)
  }

  why = (name: string, move: string): void => this.props().explain?.(name, move)
}
