import { exactly, type Play, readPlay, takes } from './plays'

export const STACK = -1

/** What is being put together: cards of the hand by their place, and perhaps the top of the stack. */
export class Choice {
  picked = $state.raw<number[]>([])
  private readonly hand: () => string[]
  private readonly top: () => string | null
  private readonly moves: () => string[]

  constructor(hand: () => string[], top: () => string | null, moves: () => string[]) {
    this.hand = hand
    this.top = top
    this.moves = moves
  }

  get plays(): Play[] {
    return this.moves()
      .filter((move) => move !== 'take')
      .map(readPlay)
  }

  get cards(): string[] {
    return this.picked.filter((place) => place !== STACK).map((place) => this.hand()[place] ?? '')
  }

  get stack(): string | null {
    return this.picked.includes(STACK) ? this.top() : null
  }

  /** The moves that are these cards and no others: several where a joker may stand for several values. */
  get ready(): Play[] {
    return this.picked.length ? this.plays.filter((play) => exactly(play, this.cards, this.stack)) : []
  }

  /** The one move that these cards are. */
  get only(): Play | undefined {
    return this.ready.length === 1 ? this.ready[0] : undefined
  }

  /** The moves between which a joker leaves the choice. */
  get jokers(): Play[] {
    return this.ready.length > 1 ? this.ready : []
  }

  /** The lowest move that can still be made of what is picked. */
  get reachable(): Play | null {
    const plays = this.plays.filter((play) => takes(play, this.cards, this.stack))
    return plays.sort((a, b) => a.total - b.total)[0] ?? null
  }

  /** The total of what is picked, as far as the cards tell it. */
  get total(): number | null {
    if (this.only) return this.only.total
    const cards = [...this.cards, ...(this.stack ? [this.stack] : [])]
    const value = Number(cards.find((card) => /^\d+$/.test(card)) ?? 0)
    return value ? value * cards.length : null
  }

  legal(place: number): boolean {
    const card = this.at(place)
    return this.plays.some((play) => (place === STACK ? play.stack === card : play.hand.includes(card)))
  }

  fits(place: number): boolean {
    const hand = place === STACK ? this.cards : [...this.cards, this.at(place)]
    const stack = place === STACK ? this.top() : this.stack
    return this.plays.some((play) => takes(play, hand, stack))
  }

  at(place: number): string {
    return (place === STACK ? this.top() : this.hand()[place]) ?? ''
  }

  toggle(place: number): void {
    if (this.picked.includes(place)) this.picked = this.picked.filter((other) => other !== place)
    else this.picked = this.fits(place) ? [...this.picked, place] : [place]
  }

  clear(): void {
    this.picked = []
  }
}
