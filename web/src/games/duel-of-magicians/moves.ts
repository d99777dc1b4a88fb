import type { DuelView } from '../../wire/duel-of-magicians'
import type { Words } from '../../words/index.svelte'
import { cardsOf, type Play, readPlay } from './plays'

/** The cards of a play, and their total where they do not show it. */
export function written(play: Play, words: Words): string {
  const cards = [...play.hand, ...(play.stack ? [play.stack] : [])].map((card) => words.name('card', card))
  return cards.length === 1 && !play.text.includes('=') ? (cards[0] ?? '') : `${cards.join(' + ')} = ${play.total}`
}

export const roundSize = (view: DuelView): number => view.round.reduce((sum, one) => sum + cardsOf(one.play).length, 0)

export const said = (move: string, words: Words, _: string[], view: unknown): string =>
  move === 'take'
    ? words.say('duel-take', { count: roundSize(view as DuelView) })
    : words.say('duel-play', { play: written(readPlay(move), words) })

export const cards = (move: string): string[] => (move === 'take' ? [] : cardsOf(move))

export function spots(move: string): string[] {
  if (move === 'take') return ['[data-testid=take]']
  const { hand, stack } = readPlay(move)
  const cards = hand.map((card) => `[data-testid=hand] :not(.stack) > [data-card="${card}"]`)
  return stack ? [...cards, '[data-testid=hand] .stack > [data-card]'] : cards
}
