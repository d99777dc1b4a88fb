import type { GameEvent } from '../../words/index.svelte'
import { art } from './material'
import { WORKS } from './works'

/** What a seat rolled last, and the works it bought, as drawings. */
export function deed(events: GameEvent[], seat: number): string[] {
  const own = events.filter((event) => event['seat'] === seat)
  const dice = (own.findLast(({ event }) => event === 'rolled')?.['dice'] ?? []) as number[]
  const works = own
    .map(({ event, item }) => (event === 'bought' ? String(item) : ''))
    .filter((item) => WORKS.includes(item))
  return [...dice.map((die) => art(`die-${die}`)), ...works.map((item) => art(`item-${item}`))]
}
