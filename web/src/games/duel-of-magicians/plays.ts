import type { GameEvent } from '../../words/index.svelte'

/** A legal move, taken apart: its notation says which cards it takes, and what a joker stands for. */
export interface Play {
  text: string
  hand: string[]
  stack: string | null
  value: number
  total: number
}

export function readPlay(text: string): Play {
  const [cards = '', stands] = text.split('=')
  const names = cards.split('+')
  const stack = names.find((card) => card.endsWith('^'))?.slice(0, -1) ?? null
  const plain = names.map((card) => card.replace('^', ''))
  const value = Number(stands ?? plain.find((card) => /^\d+$/.test(card)) ?? 0)
  return { text, hand: names.filter((card) => !card.endsWith('^')), stack, value, total: value * plain.length }
}

export const cardsOf = (text: string): string[] =>
  (text.split('=')[0] ?? '').split('+').map((card) => card.replace('^', ''))

export function counted(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** Whether a play takes at least these cards of the hand, and the top of the stack where that is chosen. */
export function takes(play: Play, hand: string[], stack: string | null): boolean {
  const there = counted(play.hand)
  const enough = [...counted(hand)].every(([card, count]) => (there.get(card) ?? 0) >= count)
  return enough && (stack === null || play.stack === stack)
}

export function exactly(play: Play, hand: string[], stack: string | null): boolean {
  return takes(play, hand, stack) && play.hand.length === hand.length && play.stack === stack
}

/** How many plays events added to the round that lies there now. */
export function playsIn(events: GameEvent[]): number {
  const began = events.findLastIndex(({ event }) => event === 'took' || event === 'hand-dealt')
  return events.slice(began + 1).filter(({ event }) => event === 'played' || event === 'ball-played').length
}
