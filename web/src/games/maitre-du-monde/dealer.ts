import type { Rng } from '../../live/chance'
import type { Dealer } from '../../live/fairness'
import type * as told from '../../wire/maitre-du-monde'
import type { GameEvent } from '../../words/index.svelte'
import { type Deck, deckIn } from './material'

// The cards of each deck, in the order in which a pile is counted through (MM-25, MM-27, MM-29).
const ORDER: Record<string, string[]> = {
  combat: ['squadron', 'missile', 'drone', 'us-aid', 'peace-movement', 'retreat', 'revolution'],
  un: [
    'freeze',
    'embargo',
    'sanctions',
    'disarmament',
    'peacekeepers',
    'nationalisation',
    'aid',
    'non-proliferation',
    'moratorium',
    'inspection',
  ],
  news: [
    'strike',
    'scandal',
    'veto',
    'slump',
    'surge',
    'spying',
    'disaster',
    'amnesty',
    'subsidy',
    'tourist-boom',
    'summit',
    'sale',
  ],
}
const SIDES = 6
const NEWS_EACH = 2

/** How many there are of each card. */
class Cards {
  private readonly counts = new Map<string, number>()

  add(card: string, count = 1): void {
    this.counts.set(card, this.of(card) + count)
  }

  of(card: string): number {
    return this.counts.get(card) ?? 0
  }

  size(deck: string): number {
    return (ORDER[deck] ?? []).reduce((sum, card) => sum + this.of(card), 0)
  }

  /** One of a deck at random, as the rules draw it; it stays where it is. */
  any(deck: string, rng: Rng): string {
    let nth = rng.below(this.size(deck))
    return (ORDER[deck] ?? []).find((card) => (nth -= this.of(card)) < 0) ?? ''
  }
}

/** Rolls every die and draws every card of Maître du Monde again. Which cards lie where follows from what was told. */
class WorldDealer implements Dealer {
  private readonly pile = new Cards()
  private hands: Cards[] = []
  private spent: [number, string][] = []
  private again = 0

  constructor(options: Record<string, unknown>) {
    const deck: Deck = deckIn(options)
    for (const entry of [...deck.combat, ...deck.un, ...deck.news]) this.pile.add(entry.card, entry.copies)
  }

  deal(events: GameEvent[], rng: Rng): number | null {
    this.again = 0
    return events.every((event) => this.agrees(event as unknown as Told, rng)) ? this.again : null
  }

  private agrees(event: Told, rng: Rng): boolean {
    switch (event.event) {
      case 'dealt':
        this.hands = event.cards.map(() => new Cards())
        return event.cards.every((cards, seat) => cards !== null && this.drawn(seat, 'news', cards, rng))
      case 'start-rolled':
        return event.rolls.every((roll) => roll === 0 || this.rolled([roll], rng))
      case 'rolled':
        return this.rolled(event.dice, rng)
      case 'charity-rolled':
      case 'staked':
        return this.rolled([event.roll], rng)
      case 'drew':
        return event.card !== null && this.drawn(event.seat, event.deck, [event.card], rng)
      case 'spied':
        return this.spied(event, rng)
      default:
        this.follow(event)
        return true
    }
  }

  private rolled(dice: number[], rng: Rng): boolean {
    this.again += dice.length
    return dice.every((die) => rng.below(SIDES) + 1 === die)
  }

  private drawn(seat: number, deck: string, cards: string[], rng: Rng): boolean {
    this.again += cards.length
    const again = cards.map(() => {
      const card = this.pile.any(deck, rng)
      this.pile.add(card, -1)
      this.hands[seat]?.add(card)
      return card
    })
    return again.length <= NEWS_EACH && again.sort().join() === [...cards].sort().join()
  }

  private spied(event: told.Spied, rng: Rng): boolean {
    const victim = this.hands[event.victim]
    if (!victim?.size('combat')) return event.taken === null
    this.again += 1
    const taken = victim.any('combat', rng)
    victim.add(taken, -1)
    this.hands[event.seat]?.add(taken)
    return taken === event.taken
  }

  /** Cards that change places without any chance. */
  private follow(event: Told): void {
    if (event.event === 'used') this.back(event.seat, event.card)
    else if (event.event === 'submitted') this.hands[event.seat]?.add(event.card, -1)
    else if (event.event === 'vetoed') {
      this.back(event.seat, 'veto')
      this.pile.add(event.card)
    } else if (event.event === 'adopted' || (event.event === 'votes-shown' && !event.passed)) this.pile.add(event.card)
    else if (event.event === 'played') {
      this.hands[event.seat]?.add(event.card, -1)
      this.spent.push([event.seat, event.card])
    } else if (event.event === 'combat-ended') this.fought(event)
    else if (event.event === 'sold') this.sold(event)
    else if (event.event === 'disarmed') this.empty(event.seat, ['combat'])
    else if (event.event === 'eliminated') this.empty(event.seat, Object.keys(ORDER))
  }

  private back(seat: number, card: string): void {
    this.hands[seat]?.add(card, -1)
    this.pile.add(card)
  }

  private fought(event: told.CombatEnded): void {
    for (const [seat, card] of this.spent) {
      if (event.reason === 'retreat' && seat === event.loser) this.hands[seat]?.add(card)
      else this.pile.add(card)
    }
    this.spent = []
  }

  private sold(event: told.Sold): void {
    if (!Object.values(ORDER).some((cards) => cards.includes(event.item))) return
    this.hands[event.seat]?.add(event.item, -1)
    const to = event.buyer === null ? this.pile : this.hands[event.buyer]
    to?.add(event.item)
  }

  private empty(seat: number, decks: string[]): void {
    const hand = this.hands[seat]
    for (const card of decks.flatMap((deck) => ORDER[deck] ?? [])) {
      const count = hand?.of(card) ?? 0
      hand?.add(card, -count)
      this.pile.add(card, count)
    }
  }
}

type Told =
  | told.Dealt
  | told.StartRolled
  | told.Rolled
  | told.CharityRolled
  | told.Staked
  | told.Drew
  | told.Spied
  | told.Used
  | told.Submitted
  | told.Vetoed
  | told.Adopted
  | told.VotesShown
  | told.Played
  | told.CombatEnded
  | told.Sold
  | told.Disarmed
  | told.Eliminated

export const dealer = (options: Record<string, unknown>): Dealer => new WorldDealer(options)
