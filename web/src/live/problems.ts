import type { Refused as LiveRefused } from '../wire/protocol'
import { say, wordsFor } from '../words/index.svelte'
import { Refused } from './api'

/** What went wrong, in the words of the catalogue where it has some. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refused)) return say('web-unreachable')
  const { game, facts, detail } = error.problem
  return worded(error.key, game ?? null, facts ?? {}, detail)
}

export function refusalText(refused: LiveRefused): string {
  return worded(refused.key, refused.game, refused.facts, refused.detail)
}

function worded(key: string, game: string | null, facts: Record<string, unknown>, detail: string): string {
  const words = wordsFor(game ?? '')
  return words.has(key) ? words.say(key, facts) : detail
}
