import type { Refused as LiveRefused } from '../wire/protocol'
import { say, wordsFor, type Facts } from '../words/index.svelte'
import { Refused } from './api'

/** What went wrong, in the words of the catalogue where it has some. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refused)) return say('web-unreachable')
  const { game, facts, detail } = error.problem
  return worded(error.key, game ?? null, facts ?? {}, detail, [], null)
}

export function refusalText(refused: LiveRefused, names: string[] = [], me: number | null = null): string {
  return worded(refused.key, refused.game, refused.facts, refused.detail, names, me)
}

function worded(
  key: string,
  game: string | null,
  facts: Facts,
  detail: string,
  names: string[],
  me: number | null,
): string {
  const words = wordsFor(game ?? '')
  return words.has(key) ? words.refusal(key, facts, names, me) : detail
}
