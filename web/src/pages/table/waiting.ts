import type { Waited } from '../../live/waited'
import type { State, Table } from '../../wire/protocol'
import { say } from '../../words/index.svelte'

/** Whom of the others a match waits for though he is away, or who plays for him; as the server says it. */
export function waitedAt(
  table: Table,
  state: State,
  names: string[],
  now: number,
  more: (seat: number) => void,
): Waited | null {
  if (state.result) return null
  const { to_move } = state.view as { to_move: number[] }
  const seat = table.seats.find(
    (one) => to_move.includes(one.seat) && one.seat !== table.you && (one.stand_in || one.stand_in_at),
  )
  if (!seat || seat.nickname === null) return null
  const facts = { name: names[seat.seat] ?? '', level: say(`web-level-${table.stand_in}`) }
  const told = seat.stand_in ? 'web-stands-in' : 'web-away'
  const left = seat.stand_in_at ? Math.max(0, Math.ceil((seat.stand_in_at - now) / 1000)) : 0
  return {
    title: say(told, facts),
    note: say(`${told}-note`, facts),
    seconds: seat.stand_in ? null : left,
    grace: table.grace ?? 60,
    more: seat.stand_in || table.you === null ? null : () => more(seat.seat),
    moreText: say('web-wait-more-long', facts),
  }
}
