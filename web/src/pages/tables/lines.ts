import { namesAtEnd, namesOf } from '../../games/seats'
import { isFree } from '../../live/seats'
import { waitsForMe } from '../../live/mine'
import { lasting } from '../../live/time.svelte'
import type { TableLine } from '../../wire/protocol'
import { language, say, wordsFor, yourMoveAt } from '../../words/index.svelte'
import { clockText } from '../new/pace'

const DAY = 86_400_000

export const names = (table: TableLine): string[] => namesOf(table.seats, table.you, wordsFor(''))

const joined = (all: string[]): string => all.join(say('list-comma'))

/** Those who are to move. */
export const movers = (table: TableLine): string =>
  joined((table.to_move ?? []).map((seat) => names(table)[seat] ?? ''))

/** People by their names, bots by their number. */
export function people(table: TableLine): string {
  const others = table.seats.filter(({ seat, nickname }) => nickname !== null && seat !== table.you)
  const bots = table.seats.filter(({ kind }) => kind === 'bot').length
  return joined([
    ...others.map(({ nickname }) => nickname ?? ''),
    ...(bots ? [say('web-lobby-bots', { count: bots })] : []),
  ])
}

/** How time is dealt with there, in a few words. */
export function paceLine(table: TableLine): string {
  const clock = table.clock ? clockText(table.clock) : say('web-lobby-no-clock')
  return `${say(`web-pace-${table.pace}`)} · ${clock}`
}

/** What a table of mine waits for. */
export function stand(table: TableLine): string {
  if (table.status === 'open') return say(table.seats.some(isFree) ? 'web-lobby-waits' : 'web-lobby-starts')
  if (waitsForMe(table)) return yourMoveAt(table.game)
  return table.to_move?.length ? say('web-lobby-others-turn', { names: movers(table) }) : say('web-playing-short')
}

export const since = (table: TableLine, now: number): string =>
  table.since ? say('web-lobby-since', { time: lasting(now - table.since) }) : ''

/** What a clock for each move has left. */
export function left(table: TableLine, now: number): string {
  if (table.clock?.kind !== 'move' || !table.since) return ''
  return say('web-lobby-left', { time: lasting(table.since + table.clock.seconds * 1000 - now) })
}

const atEnd = (table: TableLine): string[] => namesAtEnd(table.seats, names(table), wordsFor(''))

export function won(table: TableLine): string {
  const winners = table.result?.winners ?? []
  return say('result-won', {
    who: winners.length === 1 && winners[0] === table.you ? 'me' : 'other',
    count: winners.length,
    winners: joined(winners.map((seat) => atEnd(table)[seat] ?? '')),
  })
}

/** Everybody's points, the best first. */
export function points(table: TableLine): string {
  const { places = [], scores = [] } = table.result ?? {}
  const order = places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const number = new Intl.NumberFormat(language())
  return order.map((seat) => `${names(table)[seat]} ${number.format(scores[seat] ?? 0)}`).join(' · ')
}

export const place = (table: TableLine): number | null =>
  table.you === null ? null : (table.result?.places[table.you] ?? null)

/** The day, and the hour where it was today or yesterday. */
export function when(moment: number): string {
  const day = (time: number): number => Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY)
  const days = day(moment) - day(Date.now())
  const date = new Date(moment)
  if (days < -1) return date.toLocaleDateString(language(), { day: 'numeric', month: 'long' })
  const hour = date.toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' })
  return `${new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day')}, ${hour}`
}
