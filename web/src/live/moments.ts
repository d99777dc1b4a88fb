import type { PlyShown } from '../wire/protocol'
import { api } from './api'

const AT_ONCE = 6
const kept = new Map<string, Promise<PlyShown>>()

/** One moment of a finished match; each is asked for once. */
export function moment(id: string, ply: number): Promise<PlyShown> {
  const key = `${id} ${ply}`
  const known = kept.get(key) ?? api.moment(id, ply)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  return known
}

/** Every moment, a few at a time. */
export async function allMoments(id: string): Promise<PlyShown[]> {
  const { last } = await moment(id, 0)
  const all: PlyShown[] = []
  for (let from = 0; from <= last; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, step) => moment(id, from + step))
    all.push(...(await Promise.all(some)))
  }
  return all
}
