import type { Rng } from '../../live/chance'
import type { Dealer } from '../../live/fairness'
import type { Drew, HandDealt } from '../../wire/duel-of-magicians'
import type { GameEvent } from '../../words/index.svelte'

// The whole game by kind, in the order in which a pile is counted through (DM-2, DM-3).
const KINDS: [string, number][] = [
  ['J', 2],
  ['1', 7],
  ['2', 6],
  ['3', 5],
  ['4', 5],
  ['5', 4],
  ['6', 4],
  ['7', 4],
  ['8', 3],
  ['9', 3],
  ['10', 3],
  ['11', 3],
  ['12', 2],
  ['13', 2],
  ['ball', 2],
]

const same = (a: string[], b: string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** Draws the cards of Duel of Magicians again. */
class DuelDealer implements Dealer {
  private pile = new Map<string, number>()
  private first = true

  deal(events: GameEvent[], rng: Rng): number | null {
    let count = 0
    for (const event of events) {
      const cards =
        event.event === 'hand-dealt'
          ? this.hands(event as unknown as HandDealt, rng)
          : event.event === 'drew'
            ? this.some((event as unknown as Drew).cards, rng)
            : 0
      if (cards === null) return null
      count += cards
    }
    return count
  }

  private hands(dealt: HandDealt, rng: Rng): number | null {
    this.pile = new Map(KINDS)
    if (this.first && rng.below(dealt.cards.length) !== dealt.starter) return null
    this.first = false
    const counts = dealt.cards.map((cards) => this.some(cards, rng))
    return counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0)
  }

  private some(cards: string[] | null, rng: Rng): number | null {
    if (!cards) return null
    const again = cards.map(() => this.one(rng))
    return same(again, cards) ? cards.length : null
  }

  private one(rng: Rng): string {
    let nth = rng.below([...this.pile.values()].reduce((sum, count) => sum + count, 0))
    for (const [kind, count] of this.pile) {
      if (nth < count) {
        this.pile.set(kind, count - 1)
        return kind
      }
      nth -= count
    }
    return ''
  }
}

export const dealer = (): Dealer => new DuelDealer()
