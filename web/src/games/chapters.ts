import type { PlyTold } from '../wire/protocol'
import type { GameEvent, Words } from '../words/index.svelte'
import { shelved } from '.'

/** A place in a match that one may want to find again, and what happened there. */
export interface Place {
  ply: number
  text: string
}

interface Told {
  ply: number
  event: GameEvent
}

const toldIn = (story: PlyTold[]): Told[] =>
  story.flatMap(({ ply, events }) => (events as GameEvent[]).map((event) => ({ ply, event })))

const placed = ({ ply, event }: Told, words: Words, names: string[], me: number | null): Place => ({
  ply,
  text: words.event(event, names, me),
})

/** The chapters of a match: hands, deals, turns. */
export function chaptersOf(story: PlyTold[], words: Words, names: string[], me: number | null): Place[] {
  const { chapter } = shelved(words.game)
  return toldIn(story)
    .filter(({ event }) => chapter(event))
    .map((told) => placed(told, words, names, me))
}

/** The plies that are marked where one looks back: what its game says of itself. */
export function marksOf(story: PlyTold[], game: string): number[] {
  const { mark } = shelved(game)
  return story.filter(({ events }) => (events as GameEvent[]).some(mark)).map(({ ply }) => ply)
}

/** How high each ply stands above the slider, from 0 to 1: the totals of a duel, or how much what happened counts. */
export function heightsOf(story: PlyTold[], game: string): number[] {
  const { height, weight } = shelved(game)
  const each = story.map(({ events }) => Math.max(0, ...(events as GameEvent[]).map(height ?? weight)))
  const most = Math.max(0, ...each)
  return most > 0 ? each.map((one) => one / most) : []
}

const MOMENTS = 3

/** The great moments of a match, by what the game says counts; in the order in which they came. */
export function momentsOf(story: PlyTold[], words: Words, names: string[], me: number | null): Place[] {
  const { weight } = shelved(words.game)
  const great = toldIn(story)
    .filter(({ event }) => weight(event) > 0)
    .sort((one, other) => weight(other.event) - weight(one.event) || other.ply - one.ply)
  const plies = [...new Set(great.map(({ ply }) => ply))].slice(0, MOMENTS).sort((one, other) => one - other)
  return plies
    .flatMap((ply) => great.find((told) => told.ply === ply) ?? [])
    .map((told) => placed(told, words, names, me))
}
