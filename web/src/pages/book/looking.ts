import type { GameShown } from '../../wire/protocol'
import type { Words } from '../../words/index.svelte'

/** What of a rule book somebody wants to see. */
export interface Look {
  /** Words, or the id of a rule; '' for all. */
  search: string
  ruling: boolean
  reconstructed: boolean
}

export const ALL: Look = { search: '', ruling: true, reconstructed: true }

/** A part of a rule: what the sheet says has no mark. */
export interface Part {
  mark: '' | 'ruling' | 'reconstructed'
  text: string
}

const markOf = (attribute: string): Part['mark'] => attribute.split('-')[0] as Part['mark']

export function partsOf(rule: string, words: Words, look: Look): Part[] {
  const sheet = words.part(rule, null)
  const marked = words.attributes(rule).map((one) => ({ mark: markOf(one), text: words.part(rule, one) }))
  return [...(sheet ? [{ mark: '' as const, text: sheet }] : []), ...marked].filter(
    ({ mark }) => mark === '' || look[mark],
  )
}

function found(rule: string, words: Words, look: Look): boolean {
  const parts = partsOf(rule, words, look)
  const text = [rule, ...parts.map((part) => part.text)].join(' ').toLocaleLowerCase()
  return parts.length > 0 && text.includes(look.search.trim().toLocaleLowerCase())
}

/** The sections in which something is to be seen, with their rules. */
export function sectionsOf(game: GameShown, words: Words, look: Look): GameShown['rule_book'] {
  return game.rule_book
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => found(rule, words, look)) }))
    .filter((section) => section.rules.length)
}
