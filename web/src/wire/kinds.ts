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
}
