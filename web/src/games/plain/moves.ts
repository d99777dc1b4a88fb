import type { Words } from '../../words/index.svelte'
import { onButtons } from '../moves'

export function said(move: string, words: Words): string {
  const key = `act-${move.replaceAll(/\W+/g, '-')}`
  return words.has(key) ? words.say(key) : words.name('card', move)
}

export const spots = (move: string): string[] => [
  `[data-testid=hand] [data-card="${CSS.escape(move)}"], ${onButtons(move)[0]}`,
]
