import type { Rng } from '../../live/chance'
import type { Dealer } from '../../live/fairness'
import type { Dealt, Discarded, DummyLaid, RefillLaid } from '../../wire/master-of-rules'
import type { GameEvent } from '../../words/index.svelte'

const TYPES = ['limit', 'best', 'only', 'trio', 'support']
const NUMBERS = [...'RBYGP'].flatMap((colour) => Array.from({ length: 9 }, (_, index) => `${colour}${index + 1}`))
const RULES = TYPES.flatMap((type) => Array.from({ length: 12 }, () => type))

const same = (a: string[], b: string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** A pile that is counted through in a fixed order; when it is empty, its discards become the pile. */
class Pile {
  private cards: string[]
  private discards: string[] = []
  private readonly order: string[]

  constructor(cards: string[]) {
    this.order = cards
    this.cards = [...cards]
  }

  draw(rng: Rng): string[] {
    if (this.cards.length === 0) {
      this.cards = this.sorted(this.discards)
      this.discards = []
    }
    return this.cards.length ? this.cards.splice(rng.below(this.cards.length), 1) : []
  }

  discard(cards: string[]): void {
    this.discards.push(...cards)
  }

  private sorted(cards: string[]): string[] {
    return [...cards].sort((a, b) => this.order.indexOf(a) - this.order.indexOf(b))
  }
}

/** Draws the cards of Master of Rules again. */
class RulesDealer implements Dealer {
  private readonly numbers = new Pile(NUMBERS)
  private readonly rules = new Pile(RULES)
  private seats = 0

  deal(events: GameEvent[], rng: Rng): number | null {
    let count = 0
    for (const event of events) {
      const cards = this.one(event, rng)
      if (cards === null) return null
      count += cards
    }
    return count
  }

  private one(event: GameEvent, rng: Rng): number | null {
    const fact = event as unknown
    if (event.event === 'dealt') return this.hands(fact as Dealt, rng)
    if (event.event === 'refill-laid') return this.compared((fact as RefillLaid).cards, this.seats, this.seats, rng)
    if (event.event === 'dummy-laid') return this.dummy(fact as DummyLaid, rng)
    if (event.event === 'discarded') this.discard((fact as Discarded).cards)
    return 0
  }

  private hands(dealt: Dealt, rng: Rng): number | null {
    this.seats = dealt.hands.length
    const counts = dealt.hands.map((hand) => (hand ? this.compared(hand, 4, 3, rng) : null))
    if (counts.includes(null) || rng.below(this.seats) !== dealt.first) return null
    return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  }

  private dummy(laid: DummyLaid, rng: Rng): number | null {
    return this.compared([laid.number, ...(laid.rule ? [laid.rule] : [])], 1, laid.rule ? 1 : 0, rng)
  }

  private compared(cards: string[], numbers: number, rules: number, rng: Rng): number | null {
    const again = [
      ...Array.from({ length: numbers }, () => this.numbers.draw(rng)),
      ...Array.from({ length: rules }, () => this.rules.draw(rng)),
    ].flat()
    return same(again, cards) ? cards.length : null
  }

  private discard(cards: string[]): void {
    this.numbers.discard(cards.filter((card) => !TYPES.includes(card)))
    this.rules.discard(cards.filter((card) => TYPES.includes(card)))
  }
}

export const dealer = (): Dealer => new RulesDealer()
