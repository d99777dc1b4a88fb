import { beforeEach, expect, test, vi } from 'vitest'
import type { Dealer } from '../src/live/fairness'
import { checkRecord } from '../src/live/fairness'
import { kept, pledged, revealed, saw } from '../src/live/proof'
import { digestOf } from '../src/live/sha256'
import type { Fairness, PlyShown, Record as MatchRecord, SeatShown, Table, Verified } from '../src/wire/protocol'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const SECRET = 'the secret'
const OTHER = 'entropy of somebody else'
const seatOf = (pledge: string | null): SeatShown => ({ pledge, revealed: false }) as SeatShown
const table = (more: Partial<Table> = {}): Table =>
  ({ id: 't', status: 'open', commitment: digestOf(SECRET), you: null, dealing: false, seats: [], ...more }) as Table

/** Sits down and reveals; what the house then knows of this browser. */
function sitAndReveal(): string {
  saw(table())
  const { pledge } = pledged('t', 0, '')
  const shown = revealed(
    table({ you: 0, dealing: true, seats: [seatOf(pledge), seatOf(digestOf(OTHER)), seatOf(null)] }),
  )
  return shown?.entropy ?? ''
}

function sealed(entropy: string | null, more: Partial<Fairness> = {}): Fairness {
  const own = kept('t')?.entropy ?? ''
  const pledges = [digestOf(own), digestOf(OTHER), null]
  return { commitment: digestOf(SECRET), secret: SECRET, entropy: [entropy, OTHER, null], pledges, ...more }
}

const seedOf = ({ secret, entropy, pledges }: Fairness): string =>
  digestOf([secret, ...entropy.map((one, seat) => one ?? pledges[seat]).filter(Boolean)].join('\n'))
const dealer: Dealer = { deal: () => 3 }
const moments = [{ ply: 0, move: null, events: [] }] as unknown as PlyShown[]
const verified: Verified = { plies: 0, sealed: true, flaw: null, ply: null }

function check(fairness: Fairness | null, more: Partial<MatchRecord> = {}, by = dealer) {
  const record = { fairness, seed: fairness ? seedOf(fairness) : 's', moves: [], start: null, ...more } as unknown
  return checkRecord(record as MatchRecord, kept('t'), more.start ? [] : moments, by, verified)
}
const marks = (fairness: Fairness, more: Partial<MatchRecord> = {}): Record<string, string> =>
  Object.fromEntries(check(fairness, more).steps.map((step) => [step.key.replace('web-check-', ''), step.mark]))

test('the digest is that of the standard', () => {
  expect(digestOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(digestOf('é'.repeat(200))).toBe('df20b2aa6262e99e133aa7f3614be707d35c4155d17e2aa7cbb49da555a454c3')
})

test('a match that was pledged, revealed and dealt as kept is ticked', () => {
  const fair = sealed(sitAndReveal())
  expect(check(fair).verdict).toBe('holds')
  expect(Object.values(marks(fair)).filter((mark) => mark !== 'yes')).toEqual(['said'])
})

test('another secret than the one that was sealed is found', () => {
  const fair = sealed(sitAndReveal(), { secret: 'ground', commitment: digestOf('ground') })
  expect(check(fair).verdict).toBe('broken')
  expect(marks(fair)['seal']).toBe('no')
})

test('another pledge than those that were kept is found', () => {
  const fair = sealed(sitAndReveal())
  const forged = { ...fair, entropy: [fair.entropy[0] ?? null, 'ground', null] }
  expect(marks({ ...forged, pledges: [fair.pledges[0] ?? null, digestOf('ground'), null] })['pledges']).toBe('no')
  expect(marks(forged)['pledges']).toBe('no')
})

test('what a browser did not keep, it does not tick', () => {
  sitAndReveal()
  const fair = sealed(kept('t')?.entropy ?? '')
  stored.clear()
  expect(check(fair).verdict).toBe('partly')
  expect(marks(fair)['seal']).toBe('unknown')
})

test('a share that stands there as its pledge is said to be unknown, and one that is gone is found', () => {
  sitAndReveal()
  expect(marks(sealed(null))).toMatchObject({ own: 'unknown', revealed: 'unknown', seed: 'yes' })
  expect(check(sealed(null)).verdict).toBe('partly')
  expect(marks(sealed('another', { pledges: [digestOf('another'), digestOf(OTHER), null] }))).toMatchObject({
    own: 'no',
  })
})

test('a record of old is without pledges, and says so', () => {
  const fair = sealed(sitAndReveal())
  stored.clear()
  expect(marks({ ...fair, pledges: [] })).toMatchObject({ pledges: 'unknown', secret: 'yes', seed: 'yes' })
})

test('a match that goes on from another is not ticked for cards that nobody dealt again', () => {
  const fair = sealed(sitAndReveal())
  expect(marks(fair, { start: { seat: 0 } })['draws']).toBe('unknown')
  expect(check(fair, { start: { seat: 0 } }).verdict).toBe('undealt')
})

test('moves that the record does not have are not ticked', () => {
  const fair = sealed(sitAndReveal())
  expect(marks(fair, { moves: ['0 take'] })['draws']).toBe('no')
})

test('a match without a seal has no proof', () => {
  expect(check(null).verdict).toBe('unsealed')
})

test('nothing is revealed to a house that broke its word', () => {
  saw(table())
  const { pledge } = pledged('t', 0, '')
  const due = { you: 0, dealing: true, seats: [seatOf(pledge), seatOf(digestOf(OTHER))] }
  expect(revealed(table({ ...due, dealing: false }))).toBeNull()
  expect(revealed(table({ ...due, commitment: digestOf('ground') }))).toBeNull()
  expect(revealed(table({ ...due, seats: [seatOf(digestOf('not mine'))] }))).toBeNull()
  expect(revealed(table(due))?.pledges).toEqual([pledge, digestOf(OTHER)])
  expect(revealed(table({ ...due, seats: [seatOf(pledge), seatOf(digestOf('ground'))] }))).toBeNull()
})

test('the seal that was shown first stays, and old ones are forgotten', () => {
  saw(table())
  saw(table({ commitment: 'another' }))
  expect(kept('t')?.commitment).toBe(digestOf(SECRET))
  for (let number = 0; number < 250; number++) saw(table({ id: `t${number}` }))
  expect(kept('t')).toBeNull()
  expect(kept('t249')).not.toBeNull()
})

test('where not one card was dealt anew and compared, nothing is ticked', () => {
  const { verdict, steps } = check(sealed(sitAndReveal()), {}, { deal: () => 0 })
  expect(verdict).toBe('undealt')
  expect(steps.find((step) => step.key === 'web-check-draws')?.mark).toBe('unknown')
})
