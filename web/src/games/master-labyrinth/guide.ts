import type { LabyrinthView } from '../../wire/master-labyrinth'
import type { Seen } from '../board'
import type { Tip } from '../guide'

const view = (seen: Seen): LabyrinthView => seen.view as LabyrinthView
const mine =
  (step: string) =>
  (seen: Seen): boolean =>
    seen.moves.length > 0 && view(seen).step === step

export const TIPS: Tip[] = [
  { id: 'goal', rule: 'ML-22', target: '[data-testid=maze] .treasure', when: () => true },
  { id: 'push', rule: 'ML-17', target: '[data-testid=spare]', when: mine('push') },
  { id: 'move', rule: 'ML-20', target: '.choosable, [data-move=stay]', when: mine('move') },
  {
    id: 'forbidden',
    rule: 'ML-18',
    target: '.arrow.forbidden',
    when: (seen) => mine('push')(seen) && view(seen).board.forbidden !== null,
  },
  { id: 'coin', rule: 'ML-24', target: '[data-testid=acts]', when: mine('coin') },
  { id: 'duel', rule: 'ML-28', target: '[data-testid=acts]', when: mine('duel') },
  {
    id: 'double',
    rule: 'ML-29',
    target: '[data-testid=hand]',
    when: (seen) => mine('end')(seen) && seen.moves.some((move) => move.startsWith('double')),
  },
  { id: 'dragon', rule: 'ML-30', target: '[data-testid=acts]', when: (seen) => seen.moves.includes('challenge') },
]
