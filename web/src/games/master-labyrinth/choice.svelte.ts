import type { AcceptPreview, GoPreview, LabyrinthView } from '../../wire/master-labyrinth'
import type { Words } from '../../words/index.svelte'

/** A button: the move that it sends, and what stands on it. */
export interface Act {
  move: string
  label: string
  primary: boolean
}

const SYMBOL = /^(reroll|double) (\d+)$/

/** What is being chosen where there is more than a push: a square, a card, and what the server says it would bring. */
export class Choice {
  square = $state<string | null>(null)
  private picked = $state<string | null>(null)
  foreseen = $state.raw<GoPreview | AcceptPreview | null>(null)
  /** The move that the server has told of, where it could. */
  told = $state<string | null>(null)
  private readonly moves: () => string[]
  private readonly view: () => LabyrinthView
  private readonly words: () => Words

  constructor(moves: () => string[], view: () => LabyrinthView, words: () => Words) {
    this.moves = moves
    this.view = view
    this.words = words
  }

  /** What a walk would bring. */
  get going(): GoPreview | null {
    return this.foreseen && 'coin' in this.foreseen ? this.foreseen : null
  }

  /** What a roll would bring. */
  get rolling(): AcceptPreview | null {
    return this.foreseen && 'loses' in this.foreseen ? this.foreseen : null
  }

  clear(): void {
    this.square = null
    this.picked = null
    this.foreseen = null
    this.told = null
  }

  /** What a roll puts at stake is not known yet: nothing is said of it before. */
  get unforeseen(): boolean {
    return this.question === 'accept' && this.told !== 'accept'
  }

  /** The cards that may be played now, for their symbol or for a coin. */
  get cards(): string[] {
    if (this.moves().includes('coin')) return [String(this.view().taken)]
    return this.moves().flatMap((move) => SYMBOL.exec(move)?.[2] ?? [])
  }

  /** The card that a button speaks of: for a re-roll or a coin the first that will do, for a double turn one must ask. */
  get card(): string | null {
    return this.picked ?? (this.view().step === 'end' ? null : (this.cards[0] ?? null))
  }

  pick(card: string): void {
    this.picked = card
  }

  get reach(): string[] {
    return this.moves().flatMap((move) => (move.startsWith('go ') ? [move.slice(3)] : []))
  }

  /** What the server is to be asked about. */
  get question(): string | null {
    if (this.square && this.moves().includes(`go ${this.square}`)) return `go ${this.square}`
    return this.moves().includes('accept') ? 'accept' : null
  }

  /** The buttons, the one that is likeliest wanted last; every one of them is a legal move. */
  get acts(): Act[] {
    const ranks = this.ranks()
    const offered = ranks.flatMap((word) => this.moves().find((move) => this.isMeant(move, word)) ?? [])
    const last = this.walks ? -1 : offered.length - 1
    return offered.map((move, index) => ({ move, label: this.label(move), primary: index === last }))
  }

  /** A square may be chosen, and none is yet: to stay is not what one is asked to do. */
  get walks(): boolean {
    return this.reach.length > 0 && this.question === null
  }

  private ranks(): string[] {
    const goesOn = this.left > 0 ? ['reroll', 'accept'] : ['accept', 'reroll']
    const ends = this.picked ? ['end', 'double'] : ['double', 'end']
    return ['stay', 'keep', ...ends, ...goesOn, 'coin', 'challenge', 'go']
  }

  /** A walk is meant where its square was chosen, a card where it is the chosen one. */
  private isMeant(move: string, word: string): boolean {
    const [said, what] = move.split(' ')
    if (said !== word) return false
    if (said === 'go') return what === this.square
    return what === undefined || what === this.card
  }

  private label(move: string): string {
    return this.words().say(this.labelOf(move), { ...this.facts(), square: this.square ?? '' })
  }

  private get left(): number {
    return this.foreseen && 'left' in this.foreseen ? this.foreseen.left : 0
  }

  private labelOf(move: string): string {
    if (move === 'accept' && this.left > 0) return 'labyrinth-do-roll'
    return `labyrinth-do-${move.split(' ')[0]}`
  }

  private facts(): Record<string, unknown> {
    const loses = this.rolling?.loses ?? null
    return { value: loses ?? 0, card: this.card ?? 0, nth: this.view().rolls.length + 1 }
  }
}
