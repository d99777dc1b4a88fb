import type { PlyTold, Result } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import { toldFacts } from '../words/telling'
import { shelved } from '.'
import { standInName } from './seats'
import type { Sound } from './shelf'

/** What a ply brought, in words: a line for each event. A stand-in's move is its own, not the person's. */
export function toldLines(ply: PlyTold, words: Words, names: string[], me: number | null): string[] {
  if (ply.back_to !== undefined && ply.back_to !== null) return [words.say('web-taken-back')]
  if (ply.stand_in) {
    const { seat, level } = ply.stand_in
    names = names.with(seat, standInName(names[seat] ?? '', level, seat === me, words))
    if (seat === me) me = null
  }
  return tellingOf(ply, words.game).map((event) => words.event(event, names, me))
}

export interface ToldLine {
  text: string
  /** Somebody else did it, and it is about me. */
  mine: boolean
  /** How much it counts in the match, by what its game says. */
  weight: number
}

/** The lines of a ply, which of them are about me, and which count. */
export function linesOf(ply: PlyTold, words: Words, names: string[], me: number | null): ToldLine[] {
  const events = tellingOf(ply, words.game)
  const mine = (event: GameEvent | undefined): boolean =>
    event !== undefined && event['seat'] !== me && words.concerns(event, me)
  const { weight } = shelved(words.game)
  const weighed = (event: GameEvent | undefined): number => (event ? weight(event) : 0)
  return toldLines(ply, words, names, me).map((text, index) => ({
    text,
    mine: mine(events[index]),
    weight: weighed(events[index]),
  }))
}

/** The events of a ply that are told: all but the minor ones, where there are others. */
function tellingOf(ply: PlyTold, game: string): GameEvent[] {
  const events = ply.events as GameEvent[]
  const { minor } = shelved(game)
  const telling = events.filter((event) => !minor(event, events))
  return telling.length ? telling : events
}

const A_BEAT = 2

/** In how many beats plies are told: two events make one. */
export function beatsOf(plies: PlyTold[], game: string): number {
  const told = plies.reduce((sum, ply) => sum + ((ply.back_to ?? null) === null ? tellingOf(ply, game).length : 1), 0)
  return Math.max(1, Math.ceil(told / A_BEAT))
}

/** How plies are told: their beats, and whether dice roll in them. */
export function tellingIn(plies: PlyTold[], game: string): { beats: number; chance: boolean } {
  return { beats: beatsOf(plies, game), chance: soundsOf(plies, game).includes('dice') }
}

/** A beat of these plies as the one line above the table; the last, which stays there, is never the shorter one. */
export function beatLine(plies: PlyTold[], beat: number, words: Words, names: string[], me: number | null): string {
  const lines = plies.flatMap((ply) => toldLines(ply, words, names, me))
  const end = lines.length - A_BEAT * (beatsOf(plies, words.game) - 1 - beat)
  return joined(lines.slice(Math.max(0, end - A_BEAT), end), words)
}

/** What happened last, as the one line above the table: the last two events of a ply. */
export function toldLine(ply: PlyTold, words: Words, names: string[], me: number | null): string {
  return beatLine([ply], beatsOf([ply], words.game) - 1, words, names, me)
}

export function joined(lines: string[], words: Words): string {
  // Japanese has no space behind a full stop; where a line ends without one, say in a list, it needs a gap: a
  // plain one, since a wide one hangs over the edge where a row ends.
  const gap = words.language !== 'ja' ? ' ' : lines[0]?.endsWith('。') ? '' : ' '
  return lines.join(gap)
}

const WON = { winner: 'seat', second: 'seat', score: '', margin: '', turned: '', reason: '' }

/** How somebody won: by how much, over whom. */
function howWon(
  { scores, places, reason }: Result,
  winner: number,
  view: unknown,
  words: Words,
  names: string[],
  me: number | null,
): string {
  const next = Math.min(...places.filter((_, seat) => seat !== winner))
  const second = places.flatMap((place, seat) => (seat !== winner && place === next ? [seat] : []))
  const score = scores[winner] ?? 0
  const margin = Math.abs(score - (scores[second[0] ?? winner] ?? 0))
  const turned = shelved(words.game).turned(view, winner)
  return words.say('table-won', toldFacts(words, WON, { winner, second, score, margin, turned, reason }, names, me))
}

/** Why somebody won, in a sentence; where others have as many points, what broke the tie. */
export function whyWon(
  result: Result,
  view: unknown,
  events: GameEvent[],
  words: Words,
  names: string[],
  me: number | null,
): string {
  const [winner, ...more] = result.winners
  const tied = result.scores.filter((score) => winner !== undefined && score === result.scores[winner]).length > 1
  if (winner !== undefined && !tied && !more.length && words.has('table-won'))
    return howWon(result, winner, view, words, names, me)
  if (!tied || more.length) return words.say(words.has('table-end-note') ? 'table-end-note' : result.reason)
  const broken = events.find((event) => event.event === 'tie-broken' && event['seat'] === winner)
  if (broken) return words.event(broken, names, me)
  return words.say(words.has('table-tie-note') ? 'table-tie-note' : result.reason)
}

/** What the plies just shown sound like: dice that roll, what the game says of its own events, else a card. */
export function soundsOf(fresh: PlyTold[], game: string): Sound[] {
  const { sounds } = shelved(game)
  const events = fresh.flatMap((ply) => (ply.events as GameEvent[]).map((event) => event.event))
  const heard = events.flatMap((event) => sounds[event] ?? (event.endsWith('rolled') ? 'dice' : []))
  return heard.length || !fresh.length ? [...new Set(heard)] : ['card']
}

/** Where a match stands, for the bar: the game's own message from numbers of its view, 0 where there is none; without one, nothing. */
export function progress(game: string, view: unknown, words: Words): string {
  const facts = Object.entries(view as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'number' || value === null)
    .map(([name, value]) => [name, value ?? 0])
  const options = (view as { options?: Record<string, unknown> }).options ?? {}
  if (!words.has('table-progress')) return ''
  return words.say('table-progress', {
    ...Object.fromEntries(Object.entries(options)),
    ...Object.fromEntries(facts),
    game,
  })
}
