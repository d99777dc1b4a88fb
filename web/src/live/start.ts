import { shelved, usualSeats } from '../games'
import { api } from './api'
import { introduce } from './me.svelte'
import { go } from './route.svelte'
import type { GameShown } from '../wire/protocol'

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
