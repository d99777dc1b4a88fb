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
  private readonly moves: () => string[]
  private readonly view: () => LabyrinthView
  private readonly words: () => Words

  constructor(moves: () => string[], view: () => LabyrinthView, words: () => Words) {
    this.moves = moves
    this.view = view
    this.words = words
  }

  clear(): void {
    this.square = null
    this.picked = null
    this.foreseen = null
  }

  /** The cards that may be played now, for their symbol or for a coin. */
  get cards(): string[] {
    if (this.moves().includes('coin')) return [String(this.view().taken)]
    return this.moves().flatMap((move) => SYMBOL.exec(move)?.[2] ?? [])
  }

  get card(): string | null {
    return this.picked ?? this.cards[0] ?? null
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
    const acts = [...this.plain(), ...this.withCard(), ...this.walks()]
    const first = acts.at(-1)
    return acts.map((act) => ({ ...act, primary: act === first }))
  }

  private plain(): Act[] {
    const order = ['stay', 'keep', 'coin', 'accept', 'end', 'challenge']
    return order.filter((move) => this.moves().includes(move)).map((move) => ({ move, label: this.words().say(this.labelOf(move), this.facts()), primary: false }))
  }

  private labelOf(move: string): string {
    const left = this.foreseen && 'left' in this.foreseen ? this.foreseen.left : 0
    if (move === 'accept') return left > 0 ? 'labyrinth-do-roll' : 'labyrinth-do-accept'
    return `labyrinth-do-${move}`
  }

  private facts(): Record<string, unknown> {
    const loses = this.foreseen && 'loses' in this.foreseen ? this.foreseen.loses : null
    return { value: loses ?? 0, card: this.view().taken ?? 0, nth: this.view().rolls.length + 1 }
  }

  private withCard(): Act[] {
    const move = this.moves().find((one) => SYMBOL.exec(one)?.[2] === this.card)
    return move ? [{ move, label: this.words().say(`labyrinth-do-${move.split(' ')[0]}`, { card: this.card }), primary: false }] : []
  }

  private walks(): Act[] {
    const move = `go ${this.square}`
    return this.square && this.moves().includes(move) ? [{ move, label: this.words().say('labyrinth-do-go', { square: this.square }), primary: false }] : []
  }
}
