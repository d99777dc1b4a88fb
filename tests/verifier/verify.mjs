// A verifier written from docs/chance.md and from nothing else.
//
// node verify.mjs FILE [COMMITMENT]   FILE is a record with `events`, and where it is there the `view` of ply 0.
// Says what it found, and ends with 0 when everything holds, with 1 at the first thing that does not.

import { readFileSync } from 'node:fs'
import { Generator, hex, must, Pile } from './chance.mjs'

let compared = 0
function same(drawn, told, what) {
  const sorted = (cards) => cards.map(String).sort().join(' ')
  must(Array.isArray(told) && sorted(drawn) === sorted(told), `${what}: ${drawn} was drawn, ${told} is told`)
  compared += drawn.length
}
function equal(drawn, told, what) {
  must(drawn === told, `${what}: ${drawn} came out, ${told} is told`)
  compared += 1
}

// The seal

function sealed(record, commitment) {
  const seal = record.fairness
  if (!seal) return must(commitment === undefined, 'there is no seal')
  must(hex(seal.secret) === seal.commitment, 'the secret does not fit its seal')
  must(commitment === undefined || commitment === seal.commitment, 'the seal is another one')
  const pledges = seal.pledges ?? []
  const lines = [seal.secret]
  for (let seat = 0; seat < Math.max(pledges.length, seal.entropy.length); seat++) {
    const [pledge, entropy] = [pledges[seat] ?? null, seal.entropy[seat] ?? null]
    must(pledge === null || entropy === null || hex(entropy) === pledge, `seat ${seat} did not keep its pledge`)
    if (entropy ?? pledge) lines.push(entropy ?? pledge)
  }
  must(hex(lines.join('\n')) === record.seed, 'the seed does not come from secret and shares')
}

// Duel of Magicians

function duel() {
  const whole = Object.entries({ 1: 7, 2: 6, 3: 5, 4: 5, 5: 4, 6: 4, 7: 4, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2, 13: 2 })
  let pile
  let first = true
  return {
    'hand-dealt'({ starter, cards }, generator) {
      pile = new Pile([['J', 2], ...whole, ['ball', 2]])
      if (first) equal(generator.below(cards.length), starter, 'starter')
      first = false
      cards.forEach((hand, seat) => same(pile.draws(generator, hand.length), hand, `hand of ${seat}`))
    },
    drew({ cards }, generator) {
      same(pile.draws(generator, cards.length), cards, 'drew')
    },
  }
}

// Master of Rules

function masterOfRules({ seats }) {
  const colours = [...'RBYGP'].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${colour}${n}`))
  const types = ['limit', 'best', 'only', 'trio', 'support']
  const heap = (kinds, count) => ({
    pile: new Pile(kinds.map((kind) => [kind, count])),
    beside: new Pile(kinds.map((kind) => [kind, 0])),
  })
  const [numbers, rules] = [heap(colours, 1), heap(types, 12)]
  const draws = (from, generator, count) =>
    Array.from({ length: count }, () => {
      if (from.pile.size === 0) from.beside.moveAll(() => from.pile)
      return from.pile.size === 0 ? [] : [from.pile.draw(generator)]
    }).flat()
  const both = (generator, some, more) => [...draws(numbers, generator, some), ...draws(rules, generator, more)]
  return {
    dealt({ hands, first }, generator) {
      hands.forEach((hand, seat) => same(both(generator, 4, 3), hand, `hand of ${seat}`))
      equal(generator.below(seats), first, 'first')
    },
    'refill-laid': ({ cards }, generator) => same(both(generator, seats, seats), cards, 'refill'),
    'dummy-laid'({ number, rule }, generator) {
      same(both(generator, 1, rule === null ? 0 : 1), rule === null ? [number] : [number, rule], 'dummy')
    },
    discarded({ cards }) {
      for (const card of cards) (types.includes(card) ? rules : numbers).beside.add(card)
    },
  }
}

// Master Labyrinth

function labyrinth({ seats, view }) {
  const squares = [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [...'abcdefg'].map((column) => `${column}${row}`))
  const loose = squares.filter((square) => !('aceg'.includes(square[0]) && '1357'.includes(square[1])))
  const bays = ['b1', 'd1', 'f1', 'g2', 'g4', 'g6', 'f7', 'd7', 'b7', 'a6', 'a4', 'a2']
  const facings = {
    straight: ['NS', 'EW'],
    bent: ['NE', 'ES', 'SW', 'NW'],
    three: ['NES', 'ESW', 'NSW', 'NEW'],
  }
  const values = (lowest) => new Pile([0, 1, 2, 3, 4, 5].map((step) => [lowest + step, 2]))
  const treasures = (lowest, generator) => {
    const heap = values(lowest)
    return Object.fromEntries(bays.map((square) => [square, heap.draw(generator)]))
  }
  const corridor = (box, generator) => {
    const sides = facings[box.draw(generator)]
    return sides[generator.below(sides.length)]
  }

  function lay(generator) {
    const box = new Pile([['straight', 13], ['bent', 15], ['three', 6]])
    const board = Object.fromEntries(loose.map((square) => [square, corridor(box, generator)]))
    const spare = corridor(box, generator)
    const dragon = 'NESW'[generator.below(4)]
    return { board, spare, dragon, low: treasures(1, generator) }
  }

  function look({ board, spare, dragon, low }) {
    if (!view) return
    for (const square of loose) equal(board[square], view.board.corridors[squares.indexOf(square)], square)
    for (const square of bays) equal(low[square], view.board.treasures[square], `treasure on ${square}`)
    equal(spare, view.board.spare, 'spare corridor')
    equal(dragon, view.board.dragon, 'dragon')
  }

  return {
    dealt({ cards, starter }, generator) {
      look(lay(generator))
      const [low, high] = [values(1), values(7)]
      const share = 12 / seats
      cards.forEach((hand, seat) => {
        same([...low.draws(generator, share), ...high.draws(generator, share)], hand, `hand of ${seat}`)
      })
      equal(generator.below(seats), starter, 'starter')
    },
    'second-phase'({ squares: told, values: on }, generator) {
      const high = treasures(7, generator)
      told.forEach((square, index) => equal(high[square], on[index], `treasure on ${square}`))
    },
    'dragon-die-rolled': ({ face }, generator) =>
      equal(['1', '2', '3', '4', 'white', 'black'][generator.below(6)], face, 'dragon die'),
    'duel-rolled': ({ roll }, generator) => equal(generator.die(), roll, 'duel'),
    'last-duel-rolled': ({ roll }, generator) => equal(generator.die(), roll, 'last duel'),
  }
}

// Maître du Monde

const DECK = {
  combat: { squadron: 6, missile: 6, drone: 6, 'us-aid': 3, 'peace-movement': 3, retreat: 3, revolution: 3 },
  un: {
    freeze: 3, embargo: 2, sanctions: 2, disarmament: 2, peacekeepers: 2, nationalisation: 2, aid: 2,
    'non-proliferation': 1, moratorium: 1, inspection: 1,
  },
  news: {
    strike: 2, scandal: 2, veto: 3, slump: 3, surge: 2, spying: 2, disaster: 2, amnesty: 2, subsidy: 2,
    'tourist-boom': 1, summit: 2, sale: 1,
  },
}

function deckIn({ deck }) {
  if (!deck) return DECK
  const own = JSON.parse(deck)
  const copies = (pile, card) => own[pile].find((entry) => entry.card === card)?.copies ?? 0
  const counted = ([pile, cards]) => [pile, Object.fromEntries(Object.keys(cards).map((card) => [card, copies(pile, card)]))]
  return Object.fromEntries(Object.entries(DECK).map(counted))
}

function monde({ seats, options }) {
  const deck = deckIn(options)
  const piles = Object.fromEntries(Object.entries(deck).map(([name, cards]) => [name, new Pile(Object.entries(cards))]))
  const empty = (cards) => new Pile(Object.keys(cards).map((card) => [card, 0]))
  const hand = () => Object.fromEntries(Object.entries(deck).map(([name, cards]) => [name, empty(cards)]))
  const hands = Array.from({ length: seats }, hand)
  const pileOf = (card) => Object.keys(deck).find((name) => card in deck[name])
  const home = (card) => piles[pileOf(card)]
  const put = (seat, card, count) => hands[seat][pileOf(card)].add(card, count)
  let combat = []

  function drawn(seat, name, cards, generator) {
    const some = piles[name].draws(generator, cards.length)
    same(some, cards, `${name} of ${seat}`)
    for (const card of some) put(seat, card, 1)
  }
  const leave = (seat, card) => (put(seat, card, -1), home(card).add(card))
  const surrender = (seat, names) => names.forEach((name) => hands[seat][name].moveAll(home))

  return {
    dealt: ({ cards }, generator) => cards.forEach((two, seat) => drawn(seat, 'news', two, generator)),
    'start-rolled': ({ rolls }, generator) => rolls.forEach((roll) => roll && equal(generator.die(), roll, 'start')),
    rolled: ({ dice }, generator) => dice.forEach((die) => equal(generator.die(), die, 'dice')),
    'charity-rolled': ({ roll }, generator) => equal(generator.die(), roll, 'charity'),
    staked: ({ roll }, generator) => equal(generator.die(), roll, 'stake'),
    drew: ({ seat, deck: name, card }, generator) => drawn(seat, name, [card], generator),
    spied({ seat, victim, taken }, generator) {
      const from = hands[victim].combat
      equal(from.size === 0 ? null : from.draw(generator), taken, 'spied')
      if (taken !== null) put(seat, taken, 1)
    },
    used: ({ seat, card }) => leave(seat, card),
    submitted: ({ seat, card }) => put(seat, card, -1),
    vetoed: ({ seat, card }) => (leave(seat, 'veto'), home(card).add(card)),
    adopted: ({ card }) => home(card).add(card),
    'votes-shown': ({ card, passed }) => passed || home(card).add(card),
    played: ({ seat, card }) => (put(seat, card, -1), combat.push([seat, card])),
    'combat-ended'({ reason, loser }) {
      for (const [seat, card] of combat) {
        if (reason === 'retreat' && seat === loser) put(seat, card, 1)
        else home(card).add(card)
      }
      combat = []
    },
    sold({ seat, buyer, item }) {
      if (!pileOf(item)) return
      put(seat, item, -1)
      if (buyer === null) home(item).add(item)
      else put(buyer, item, 1)
    },
    disarmed: ({ seat }) => surrender(seat, ['combat']),
    eliminated: ({ seat }) => surrender(seat, Object.keys(deck)),
  }
}

// Everything together

const GAMES = {
  'duel-of-magicians': duel,
  'master-of-rules': masterOfRules,
  'master-labyrinth': labyrinth,
  'maitre-du-monde': monde,
}

const [file, commitment] = process.argv.slice(2)
const record = JSON.parse(readFileSync(file, 'utf8'))
sealed(record, commitment)
must(record.start === null, 'a match that goes on from another is not dealt again here')
must(record.events.length === record.moves.length + 1, 'there are not as many plies as moves')
const dealer = GAMES[record.game](record)
record.events.forEach((events, ply) => {
  const generator = new Generator(record.seed, ply)
  for (const event of events) dealer[event.event]?.(event, generator)
})
must(compared > 0, 'nothing was dealt')
console.log(`${compared} compared`)
