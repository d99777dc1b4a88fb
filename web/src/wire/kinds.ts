// Written by web/wire.py from the server's structs. Do not edit.

export const KINDS: Record<string, Record<string, Record<string, string>>> = {
  'duel-of-magicians': {
    'hand-dealt': { hand: '', starter: 'seat', cards: 'card' },
    'played': { seat: 'seat', play: '', cards: 'card', total: '' },
    'ball-played': { seat: 'seat', total: '' },
    'drew': { seat: 'seat', count: '', cards: 'card' },
    'took': { seat: 'seat', count: '' },
    'hand-ended': { seat: 'seat', hand: '', in_front: '', hands: 'card', points: '' },
    'match-ended': { winners: 'seat', totals: '' },
  },
  'master-of-rules': {
    'dealt': { first: 'seat', hands: 'card' },
    'refill-laid': { cards: 'card' },
    'hand-shown': { seat: 'seat', cards: 'card' },
    'laid': { seat: 'seat', card: 'card' },
    'took': { seat: 'seat', card: 'card' },
    'dummy-laid': { dummy: '', number: 'card', rule: 'card' },
    'limit-judged': { seat: 'seat', done: '', sum: '' },
    'best-judged': { seat: 'seat', done: '', card: 'card', colours: 'colour', frequency: '', highest: 'card' },
    'only-judged': { seat: 'seat', done: '', card: 'card', sharing: 'card' },
    'trio-judged': { seat: 'seat', done: '', cards: 'card' },
    'support-judged': { seat: 'seat', done: '', right: 'seat', end: 'seat' },
    'discarded': { cards: 'card' },
    'reshuffled': { kind: 'kind', count: '' },
    'first-player-passed': { seat: 'seat', deal: '' },
    'round-began': { round: '' },
    'hands-discarded': { hands: 'card' },
    'scored': { seat: 'seat', cards: '', threes: 'card', threes_bonus: '', all_types_bonus: '', points: '' },
    'tie-broken': { seat: 'seat', behind: 'seat', rule: 'card', more: '', fewer: '' },
    'match-ended': { winners: 'seat', points: '' },
  },
}
