import type { Me } from '../wire/protocol'
import { api, Refused } from './api'

let me = $state.raw<Me | null>(null)

export function myself(): Me | null {
  return me
}

/** Who this browser is; on a first visit the house makes up a name. */
export async function introduce(): Promise<Me> {
  if (me) return me
  try {
    me = await api.me()
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error
    me = await api.newMe()
  }
  return me
}

export async function rename(nickname: string): Promise<void> {
  me = await api.rename(nickname)
}

export async function recover(token: string): Promise<void> {
  me = await api.recover(token)
}
