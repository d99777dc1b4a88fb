import type { Words } from '../../words/index.svelte'

const cardOf = (move: string): string => move.replace('+', '')

export const cards = (move: string): string[] => [cardOf(move)]

export const said = (move: string, words: Words): string =>
  words.say(move.startsWith('+') ? 'rules-take' : 'rules-play', { card: words.name('card', cardOf(move)) })

export const spots = (move: string): string[] => [
  `[data-testid=${move.startsWith('+') ? 'refill' : 'hand'}] [data-card="${cardOf(move)}"]`,
]
