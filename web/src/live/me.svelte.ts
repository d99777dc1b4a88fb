import type { Me } from '../wire/protocol'
import { api, Refused } from './api'

let me = $state.raw<Me | null>(null)

export function myself(): Me | null {
  return me
}

/** The name that somebody has said; empty as long as the house makes one up. */
export const myName = (): string => (me && !me.made_up ? me.nickname : '')

let arriving: Promise<Me> | null = null

/** Who this browser is; on a first visit the house makes up a name. Asked once, however many ask. */
export function introduce(): Promise<Me> {
  arriving ??= arrive()
  arriving.catch(() => (arriving = null))
  return arriving
}

/** This browser has been here: else it asks for a name at once, and is told its own where it has one. */
const BEEN = 'maestri-been'

export const beenHere = (): boolean => localStorage.getItem(BEEN) !== null

async function arrive(): Promise<Me> {
  me = (beenHere() && (await known())) || (await api.newMe())
  localStorage.setItem(BEEN, 'here')
  return me
}

async function known(): Promise<Me | null> {
  try {
    return await api.me()
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error
    return null
  }
}

/** Another name, at every table from now on; the same one is no news. */
export async function rename(nickname: string): Promise<void> {
  if (nickname !== me?.nickname) me = await api.rename(nickname)
}

/** Becomes the person of a link, who must have been asked before: who this browser was until now is gone. */
export async function recover(token: string): Promise<void> {
  me = await api.recover(token)
  arriving = Promise.resolve(me)
}

/** The house forgets this person, and this browser what it kept; whoever stays begins anew. */
export async function forget(): Promise<void> {
  await api.forget()
  for (const key of Object.keys(localStorage)) if (key.startsWith('maestri-')) localStorage.removeItem(key)
  location.replace('/')
}
