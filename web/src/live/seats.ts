import type { Arrangement, NewSeat, Place, SeatShown, Table } from '../wire/protocol'

/** Nobody has the seat yet, whether or not somebody is expected. */
export const isFree = (seat: SeatShown): boolean => seat.kind !== 'bot' && seat.nickname === null

const asTheyAre = (table: Table): Place[] => table.seats.map(({ seat }) => ({ was: seat }))

/** Who sits there loses his seat by what the host wants. */
const losing = (table: Table, seats: number[]): number[] => seats.filter((seat) => table.seats[seat]?.nickname)

/** Another filling for one seat. */
export function filled(table: Table, seat: number, filling: NewSeat): Arrangement {
  return { seats: asTheyAre(table).map((one) => (one.was === seat ? filling : one)), out: losing(table, [seat]) }
}

export function swapped(table: Table, one: number, other: number): Arrangement {
  const at = (seat: number): number => (seat === one ? other : seat === other ? one : seat)
  return { seats: table.seats.map(({ seat }) => ({ was: at(seat) })) }
}

export function without(table: Table, seat: number): Arrangement {
  return { seats: asTheyAre(table).filter((one) => one.was !== seat), out: losing(table, [seat]) }
}

export function withOneMore(table: Table): Arrangement {
  return { seats: [...asTheyAre(table), { kind: 'person' }] }
}

/** Bots in all seats that nobody has. */
export function filledUp(table: Table): Arrangement {
  const bot: Place = { kind: 'bot', level: table.stand_in }
  return { seats: table.seats.map((seat) => (isFree(seat) ? bot : { was: seat.seat })) }
}
