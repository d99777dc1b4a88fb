import type { GameShown } from '../wire/protocol'
import { api } from './api'

let asked: Promise<GameShown[]> | null = null

/** The games of the house; asked for once. */
export function games(): Promise<GameShown[]> {
  asked ??= api.games()
  asked.catch(() => (asked = null))
  return asked
}
