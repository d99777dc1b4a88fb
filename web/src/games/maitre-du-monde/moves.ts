import type { Words } from '../../words/index.svelte'
import { onButtons } from '../moves'
import { LETTERS } from './material'

/** A move in words, as on a button. */
export function said(move: string, words: Words, names: string[]): string {
  const [verb = '', ...rest] = move === 'give up' ? ['give-up'] : move.split(' ')
  return words.say(`monde-move-${verb}`, { what: called(verb, rest.join(' '), words, names) })
}

function called(verb: string, what: string, words: Words, names: string[]): string {
  if (/^\d+$/.test(what))
    return verb === 'die' || verb === 'go' ? what : new Intl.NumberFormat(words.language).format(Number(what))
  if (['name', 'take', 'with'].includes(verb))
    return what === 'bank' ? words.say('monde-the-bank') : (names[LETTERS.indexOf(what)] ?? '')
  if (what === 'all' || what === 'combat') return words.say(`monde-${what}`)
  return words.name(verb === 'family' || verb === 'continent' || verb === 'vote' ? verb : 'item', what)
}

/** A region that is attacked stands on the map, all else on a button. */
export const spots = (move: string): string[] =>
  move.startsWith('attack ') ? [`${onButtons(move)[0]}, [data-region="${CSS.escape(move.slice(7))}"]`] : onButtons(move)
