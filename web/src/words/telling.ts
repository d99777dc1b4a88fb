import type { Facts, Words } from './catalogue'

/**
 * Facts with things called by their names, and beside them what a sentence chooses by: the same way as
 * `maestri.locales.telling` in Python.
 */
export function toldFacts(
  words: Words,
  kinds: Record<string, string>,
  facts: Facts,
  names: string[],
  me: number | null,
): Facts {
  const actor = Object.entries(kinds).find(([, kind]) => kind === 'seat')?.[0]
  const told: Facts = { who: who(actor === undefined ? null : facts[actor], me) }
  for (const [field, kind] of Object.entries(kinds)) {
    const value = facts[field]
    const acts = field === actor && told['who'] === 'me'
    told[field] = acts ? words.say('you') : fact(words, kind, value, names, me)
    told[`${field}_is`] = choice(words, kind, value, me)
    if (Array.isArray(value)) told[`${field}_count`] = value.length
  }
  return told
}

const who = (seat: unknown, me: number | null): string => (me !== null && seat === me ? 'me' : 'other')

function choice(words: Words, kind: string, value: unknown, me: number | null): unknown {
  if (Array.isArray(value)) return value.length === 1 ? choice(words, kind, value[0], me) : 'several'
  return kind === 'seat' && value !== null ? who(value, me) : fact(words, '', value, [], me)
}

function fact(words: Words, kind: string, value: unknown, names: string[], me: number | null): unknown {
  if (Array.isArray(value)) return row(words, kind, value, names, me)
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (kind === 'seat' && typeof value === 'number') {
    if (value === me) return words.say('you-inside')
    return names[value] ?? words.say('player', { number: value + 1 })
  }
  return kind ? words.name(kind, value) : value
}

function row(words: Words, kind: string, values: unknown[], names: string[], me: number | null): string {
  const called = (item: unknown, of: string): string => String(fact(words, of, item, names, me))
  if (kind.endsWith('by-seat')) {
    const pairs = values.map((number, seat) => ({ name: called(seat, 'seat'), number }))
    const told = pairs.filter(({ number }) => number !== 0 || kind !== 'rolled-by-seat')
    const own = kind.replace('by-seat', 'pair')
    const key = words.has(own) ? own : 'list-pair'
    return told.map((pair) => words.say(key, pair)).join(words.say('list-comma')) || words.say('list-nobody')
  }
  if (values.length === 0 && kind === 'seat') return words.say('list-nobody')
  return words.both(values.map((item) => called(item, kind)))
}
