import type { PlyShown, Record as MatchRecord, Verified } from '../wire/protocol'
import type { GameEvent } from '../words/index.svelte'
import { hex, type Rng, rngForPly, sha256 } from './chance'

export interface Step {
  key: string
  holds: boolean
  value: string
}
export interface Check {
  holds: boolean
  sealed: boolean
  /** Whether this browser dealt the match again; of some games it can't. */
  dealt: boolean
  generators: number
  steps: Step[]
}

/** Draws the cards of a match again: each event's cards must be those that the ply's generator gives. */
export interface Dealer {
  /** How many cards it drew, or null at the first that differs; the view after the ply shows what no event tells. */
  deal(events: GameEvent[], rng: Rng, view?: unknown): number | null
}

const short = (text: string): string => `${text.slice(0, 4)}…${text.slice(-4)}`
const OWN = 'maestri-chance-'

/** Checks the seal, the seed and, where there is a dealer, every card of a finished match, in this browser. */
export async function checkRecord(
  id: string,
  record: MatchRecord,
  shownSeal: string,
  moments: PlyShown[],
  dealer: Dealer | null,
  verified: Verified,
): Promise<Check> {
  const seal = record.fairness
  if (!seal) return { holds: false, sealed: false, dealt: false, generators: 0, steps: [] }
  const seed = hex(await sha256([seal.secret, ...seal.entropy].join('\n')))
  const draws = dealer && (await drawn(record.seed, moments, dealer))
  const dealt = dealer !== null
  const own = localStorage.getItem(OWN + id)
  const steps: Step[] = [
    { key: 'web-check-seal', holds: seal.commitment === shownSeal, value: short(shownSeal) },
    { key: 'web-check-secret', holds: hex(await sha256(seal.secret)) === seal.commitment, value: short(seal.secret) },
    { key: 'web-check-entropy', holds: seal.entropy.length > 0, value: String(seal.entropy.length) },
    ...(own ? [{ key: 'web-check-own', holds: seal.entropy.includes(own), value: short(own) }] : []),
    { key: 'web-check-seed', holds: seed === record.seed, value: short(record.seed) },
    ...(dealt ? [{ key: 'web-check-draws', holds: draws !== null, value: String(draws ?? '–') }] : []),
    { key: 'web-check-moves', holds: verified.flaw === null, value: String(verified.plies) },
  ]
  return { holds: dealt && steps.every((step) => step.holds), sealed: true, dealt, generators: draws ?? 0, steps }
}

async function drawn(seed: string, moments: PlyShown[], dealer: Dealer): Promise<number | null> {
  let all = 0
  for (const moment of moments) {
    const some = dealer.deal(moment.events as GameEvent[], await rngForPly(seed, moment.ply), moment.view)
    if (some === null) return null
    all += some
  }
  return all
}
