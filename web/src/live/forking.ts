import type { Table } from '../wire/protocol'
import { api } from './api'
import { go } from './route.svelte'

/** Sits down at a table that goes on from somewhere, against bots, and starts it. */
export async function playOn(made: Table, seat: number): Promise<void> {
  await api.sit(made.id, seat, made.invite ?? '')
  await api.start(made.id)
  go({ table: made.id })
}
