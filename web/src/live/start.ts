import { shelved, usualSeats } from '../games'
import { api } from './api'
import { introduce } from './me.svelte'
import { go } from './route.svelte'
import type { GameShown, Table } from '../wire/protocol'
import { isFree } from './seats'

/** Lays a table with bots in all other seats, sits down, starts, and goes there. */
export async function playNow(game: GameShown, level = 'regular', guide = false): Promise<void> {
  await introduce()
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot' as const, level }))
  const options = shelved(game.key).quick(guide)
  const table = await api.lay({ game: game.key, options, seats: [{ kind: 'person' }, ...bots] })
  await api.sit(table.id, 0, table.invite ?? '')
  await api.start(table.id)
  go({ table: table.id, ...(guide ? { guide: '' } : {}) })
}

/** The same again: sits down where one sat; where nobody is missing, as against bots, the match starts at once. */
export async function playAgain(id: string): Promise<void> {
  await introduce()
  const next = await api.rematch(id)
  const seated = next.kept === null ? next : await api.sit(next.id, next.kept)
  if (seated.host && seated.status === 'open' && !seated.seats.some(isFree)) await api.start(seated.id)
  go({ table: next.id })
}

/** Nobody else waits there for the end of the match. */
export const alone = ({ seats, you }: Table): boolean =>
  you !== null && seats.every(({ seat, kind }) => seat === you || kind === 'bot')
