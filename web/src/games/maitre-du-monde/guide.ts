import type { WorldView } from '../../wire/maitre-du-monde'
import type { Seen } from '../board'
import type { Tip } from '../guide'

const phase = (seen: Seen): string => (seen.view as WorldView).phases.at(-1) ?? ''
const mine = (seen: Seen, ...phases: string[]): boolean => seen.moves.length > 0 && phases.includes(phase(seen))

export const TIPS: Tip[] = [
  { id: 'ring', rule: 'MM-4', target: '[data-testid=ring] .omc', when: (seen) => mine(seen, 'before') },
  { id: 'hand', rule: 'MM-26', target: '[data-testid=hand]', when: (seen) => mine(seen, 'before') },
  { id: 'dice', rule: 'MM-9', target: '.dock', when: (seen) => mine(seen, 'dice') },
  { id: 'shop', rule: 'MM-15', target: '[data-testid=shop] .families', when: (seen) => mine(seen, 'shop') },
  {
    id: 'wealth',
    rule: 'MM-11',
    target: '[data-testid=families], .matrix',
    when: (seen, me) => Object.values((seen.view as WorldView).wealth).includes(me),
  },
  { id: 'masters', rule: 'MM-31', target: '[data-testid=masters] .good', when: (seen) => mine(seen, 'masters') },
  { id: 'vote', rule: 'MM-22', target: '[data-testid=vote] .well', when: (seen) => mine(seen, 'vote') },
  {
    id: 'react',
    rule: 'MM-42',
    target: '[data-testid=react] .ask',
    when: (seen) => mine(seen, 'veto', 'freeze', 'slump', 'surge', 'amnesty'),
  },
  {
    id: 'combat',
    rule: 'MM-28',
    target: '[data-testid=combat] .slot, [data-testid=combat] header',
    when: (seen) => (seen.view as WorldView).combat !== null,
  },
  { id: 'end', rule: 'MM-9', target: '.dock', when: (seen) => mine(seen, 'after') },
]
