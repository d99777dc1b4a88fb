import type { Fairness, PlyShown, Record as MatchRecord, Verified } from '../wire/protocol'
import type { GameEvent } from '../words/index.svelte'
import { type Rng, rngForPly } from './chance'
import type { Kept } from './proof'
import { digestOf } from './sha256'

/** `yes` was worked out again here and compared; `said` is the house's word; `unknown` can't be known. */
export type Mark = 'yes' | 'no' | 'unknown' | 'said'
export interface Step {
  key: string
  mark: Mark
  value: string
}
export type Verdict = 'holds' | 'partly' | 'undealt' | 'broken' | 'unsealed'
export interface Check {
  verdict: Verdict
  draws: number
  steps: Step[]
}

/** Draws the cards of a match again: each event's cards must be those that the ply's generator gives. */
export interface Dealer {
  /** How many cards it drew, or null at the first that differs; the view after the ply shows what no event tells. */
  deal(events: GameEvent[], rng: Rng, view?: unknown): number | null
}

interface Share {
  pledge: string | null
  entropy: string | null
}

const short = (text: string): string => `${text.slice(0, 4)}…${text.slice(-4)}`
const proved = (holds: boolean): Mark => (holds ? 'yes' : 'no')

/** Checks the seal, the pledges, the seed and, where it can be dealt, every card of a match against what this browser kept. */
export function checkRecord(
  record: MatchRecord,
  kept: Kept | null,
  moments: PlyShown[],
  dealer: Dealer | null,
  verified: Verified,
): Check {
  const seal = record.fairness
  if (!seal) return { verdict: 'unsealed', draws: 0, steps: [] }
  const dealt = dealer && !record.start
  const draws = dealt && drawn(record, moments, dealer)
  const steps: Step[] = [
    ...sealed(record.seed, seal, kept),
    {
      key: 'web-check-draws',
      mark: dealt && draws !== 0 ? proved(draws !== null) : 'unknown',
      value: String(draws || '–'),
    },
    { key: 'web-check-moves', mark: verified.flaw === null ? 'said' : 'no', value: String(verified.plies) },
  ]
  return { verdict: verdictOf(steps), draws: draws || 0, steps }
}

function verdictOf(steps: Step[]): Verdict {
  if (steps.some((step) => step.mark === 'no')) return 'broken'
  if (steps.some((step) => step.key === 'web-check-draws' && step.mark === 'unknown')) return 'undealt'
  return steps.some((step) => step.mark === 'unknown') ? 'partly' : 'holds'
}

/** What each seat added, in the order of the seats; a record of old has no pledges. */
export function sharesOf(seal: Fairness): Share[] {
  const pledges = seal.pledges ?? []
  const seats = Math.max(pledges.length, seal.entropy.length)
  return Array.from({ length: seats }, (_, seat) => ({
    pledge: pledges[seat] ?? null,
    entropy: seal.entropy[seat] ?? null,
  })).filter((share) => share.pledge !== null || share.entropy !== null)
}

function sealed(seed: string, seal: Fairness, kept: Kept | null): Step[] {
  const shares = sharesOf(seal)
  const again = digestOf([seal.secret, ...shares.map((share) => share.entropy ?? share.pledge)].join('\n'))
  const open = shares.filter((share) => share.entropy !== null).length
  return [
    { key: 'web-check-seal', mark: sameSeal(seal, kept), value: seal.commitment },
    { key: 'web-check-secret', mark: proved(digestOf(seal.secret) === seal.commitment), value: short(seal.secret) },
    { key: 'web-check-pledges', mark: pledgesKept(seal, shares, kept), value: String(shares.length) },
    {
      key: 'web-check-revealed',
      mark: open === shares.length ? 'yes' : 'unknown',
      value: `${open} / ${shares.length}`,
    },
    ...(kept?.entropy ? [ownShare(shares, kept.entropy)] : []),
    { key: 'web-check-seed', mark: proved(again === seed), value: short(seed) },
  ]
}

function sameSeal(seal: Fairness, kept: Kept | null): Mark {
  return kept ? proved(seal.commitment === kept.commitment) : 'unknown'
}

function pledgesKept(seal: Fairness, shares: Share[], kept: Kept | null): Mark {
  const fits = shares.every(
    ({ pledge, entropy }) => pledge === null || entropy === null || digestOf(entropy) === pledge,
  )
  const same = !kept?.pledges || kept.pledges.join() === (seal.pledges ?? []).join()
  if (!fits || !same) return 'no'
  return shares.length > 1 && shares.some((share) => share.pledge === null) ? 'unknown' : 'yes'
}

/** This browser's own chance: revealed in time, standing there as its pledge, or gone. */
function ownShare(shares: Share[], entropy: string): Step {
  const mine = shares.find((share) => share.entropy === entropy || share.pledge === digestOf(entropy))
  const mark = !mine ? 'no' : mine.entropy === entropy ? 'yes' : 'unknown'
  return { key: 'web-check-own', mark, value: short(entropy) }
}

function drawn(record: MatchRecord, moments: PlyShown[], dealer: Dealer): number | null {
  let all = 0
  for (const moment of moments) {
    const move = moment.ply ? record.moves[moment.ply - 1] : null
    const some = dealer.deal(moment.events as GameEvent[], rngForPly(record.seed, moment.ply), moment.view)
    if (some === null || move !== moment.move) return null
    all += some
  }
  return moments.length === record.moves.length + 1 ? all : null
}
