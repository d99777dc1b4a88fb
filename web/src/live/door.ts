import { shelved } from '../games'
import type { Table } from '../wire/protocol'
import { fetchWords } from '../words/index.svelte'
import { api } from './api'
import { settings } from './settings.svelte'

/** What was asked for before there was a page to ask for it. */
let ahead: { id: string; seen: Promise<Table | null> } | null = null

/** A table as it is seen from the door; what its game needs is then on its way. */
async function look(id: string, invite: string): Promise<Table | null> {
  const table = await api.glance(id, invite)
  if (!table) return null
  void fetchWords(settings.language, table.game)
  if (table.status !== 'open') void shelved(table.game).board()
  return table
}

export function lookAhead(id: string, invite: string): Promise<Table | null> {
  ahead = { id, seen: look(id, invite) }
  return ahead.seen
}

/** What was seen ahead of this visit, or a look now. */
export function lookIn(id: string, invite: string): Promise<Table | null> {
  const seen = ahead?.id === id ? ahead.seen : look(id, invite)
  ahead = null
  return seen
}
