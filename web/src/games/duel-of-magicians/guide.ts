import type { DuelView } from '../../wire/duel-of-magicians'
import type { Seen } from '../board'
import type { Tip } from '../guide'

const view = (seen: Seen): DuelView => seen.view as DuelView
const myTurn = (seen: Seen): boolean => seen.moves.length > 0
const holds =
  (card: string) =>
  (seen: Seen, me: number): boolean =>
    myTurn(seen) && (view(seen).players[me]?.hand ?? []).includes(card)
const HAND = '[data-testid=hand]'

export const TIPS: Tip[] = [
  { id: 'hand', rule: 'DM-4', target: HAND, when: () => true },
  { id: 'open', rule: 'DM-5', target: HAND, when: (seen) => myTurn(seen) && view(seen).round.length === 0 },
  {
    id: 'take',
    rule: 'DM-12',
    target: '[data-testid=take]',
    when: (seen) => seen.moves.length === 1 && seen.moves[0] === 'take',
  },
  {
    id: 'beat',
    rule: 'DM-8',
    target: '.card.legal',
    when: (seen) => seen.moves.length > 1 && view(seen).round.length > 0,
  },
  { id: 'joker', rule: 'DM-7', target: '[data-testid=hand] [data-card=J]', when: holds('J') },
  { id: 'ball', rule: 'DM-9', target: '[data-testid=hand] [data-card=ball]', when: holds('ball') },
  {
    id: 'front',
    rule: 'DM-15',
    target: '[data-anchor=my-front]',
    when: (seen, me) => (view(seen).players[me]?.front.length ?? 0) > 0,
  },
]
