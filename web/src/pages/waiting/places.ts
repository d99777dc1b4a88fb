import { namesOf } from '../../games/seats'
import type { Place } from '../../parts/Face.svelte'
import type { SeatShown, Table } from '../../wire/protocol'
import { say, wordsFor } from '../../words/index.svelte'
import { placeOf } from '../new/filling'

/** A seat at a table that waits for people; who has just sat down counts as here, until it is known that he is not. */
export function waitingPlace(shown: SeatShown, table: Table, fresh: ReadonlySet<number>): Place {
  const { seat, kind, level, nickname, expected } = shown
  if (kind === 'bot') {
    const name = namesOf(table.seats, table.you, wordsFor(''))[seat] ?? ''
    return { ...placeOf({ kind, level }, seat), name }
  }
  if (nickname === null)
    return expected
      ? { seat, name: expected, note: say('web-seat-expected'), kind: 'kept', level: null }
      : placeOf({ kind, level }, seat)
  const me = seat === table.you
  const presence = shown.here || me || fresh.has(seat) ? 'here' : 'away'
  return {
    seat,
    name: me ? say('web-seat-you') : nickname,
    note: presence === 'here' && shown.host ? say('web-seat-host') : say(`web-seat-${presence}`),
    kind: me ? 'me' : 'person',
    level: null,
    presence,
  }
}

/** All seats clockwise, from one's own or from the first. */
export function placesAround(table: Table, fresh: ReadonlySet<number> = new Set()): Place[] {
  const start = table.you ?? 0
  const around = table.seats.map((_, step) => table.seats[(start + step) % table.seats.length] as SeatShown)
  return around.map((seat) => waitingPlace(seat, table, fresh))
}
