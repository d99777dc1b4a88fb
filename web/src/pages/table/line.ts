import { beatLine, toldLine } from '../../games/telling'
import type { LiveTable } from '../../live/table.svelte'
import type { PlyTold } from '../../wire/protocol'
import type { Words } from '../../words/index.svelte'

/** What happened last, as far as it is shown. */
export const lastTold = (live: LiveTable): PlyTold | undefined =>
  live.log.findLast(
    (ply) => live.shown && ply.ply <= live.shown.ply && (ply.events.length > 0 || ply.back_to !== undefined),
  )

/** What happens now, in words; where nothing does, what happened last. */
export function lineNow(live: LiveTable, words: Words, names: string[], me: number | null): string {
  const now = beatLine(live.fresh, live.teller.part, words, names, me)
  const last = lastTold(live)
  return now || (last ? toldLine(last, words, names, me) : '')
}
