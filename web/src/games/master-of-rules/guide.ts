import type { RulesView } from '../../wire/master-of-rules'
import type { Seen } from '../board'
import type { Tip } from '../guide'

const view = (seen: Seen): RulesView => seen.view as RulesView
const laying = (seen: Seen): boolean => seen.moves.length > 0 && view(seen).taking === null
const HAND = '[data-testid=hand]'

export const TIPS: Tip[] = [
  { id: 'hand', rule: 'MR-4', target: HAND, when: () => true },
  { id: 'lay', rule: 'MR-7', target: HAND, when: (seen) => laying(seen) && view(seen).turn === 1 },
  {
    id: 'take',
    rule: 'MR-13',
    target: '[data-testid=refill]',
    when: (seen) => seen.moves.length > 0 && view(seen).taking !== null,
  },
  { id: 'second', rule: 'MR-8', target: HAND, when: (seen) => laying(seen) && view(seen).turn === 2 },
  {
    id: 'blocked',
    rule: 'MR-9',
    target: '.card.off',
    when: (seen) => laying(seen) && document.querySelector('.card.off[data-card]') !== null,
  },
  { id: 'needs', rule: 'MR-15', target: '[data-testid=needs]', when: (seen) => laying(seen) && view(seen).turn === 2 },
  {
    id: 'won',
    rule: 'MR-30',
    target: '[data-anchor=my-won]',
    when: (seen, me) => (view(seen).players[me]?.won.length ?? 0) > 0,
  },
]
