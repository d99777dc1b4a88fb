import { shelved } from '../games'
import { api } from './api'
import { introduce } from './me.svelte'
import type { NewTable } from '../wire/protocol'
import { go } from './route.svelte'

/** Lays a table with bots in all other seats, sits down, starts, and goes there. */
export async function playNow(game: string, level = 'regular', guide = false): Promise<void> {
  await introduce()
  const seats = shelved(game)?.usualSeats ?? 3
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }))
  const options: NewTable['options'] = game === 'duel-of-magicians' ? { hands: guide ? 1 : 2 } : {}
  const table = await api.lay({ game, options, seats: [{ kind: 'person' }, ...bots] })
  await api.sit(table.id, 0, table.invite ?? '')
  await api.start(table.id)
  go({ table: table.id, ...(guide ? { guide: '' } : {}) })
}
