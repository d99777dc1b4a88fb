import type { Words } from '../../words/index.svelte'

/** What the rule book says under an id; where the sheet says nothing, what we do. */
export const ruleText = (words: Words, rule: string): string =>
  words.part(rule, null) || words.part(rule, words.attributes(rule)[0] ?? null)
