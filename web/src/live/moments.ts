import type { PlyShown } from '../wire/protocol'
import { api } from './api'

/** So many are asked for together when one is wanted; the server gives at most 500. */
const AT_ONCE = 20
const EVERY = 500
const kept = new Map<string, Promise<PlyShown>>()
/** The match whose moments are kept: who looks at another one has left it. */
let looked = ''

function look(id: string): void {
  if (id !== looked) kept.clear()
  looked = id
}

/** One moment of a finished match; those that follow it come with it, and each is asked for once. */
export function moment(id: string, ply: number): Promise<PlyShown> {
  look(id)
  const known = kept.get(`${id} ${ply}`)
  if (known) return known
  fetched(id, ply, AT_ONCE)
  return kept.get(`${id} ${ply}`) as Promise<PlyShown>
}

/** Every moment: one request, but for the longest matches. */
export async function allMoments(id: string): Promise<PlyShown[]> {
  look(id)
  const all = await api.moments(id, 0, EVERY - 1)
  const last = all[0]?.last ?? 0
  while (all.length <= last) all.push(...(await api.moments(id, all.length, all.length + EVERY - 1)))
  if (id === looked) for (const one of all) kept.set(`${id} ${one.ply}`, Promise.resolve(one))
  return all
}

function fetched(id: string, first: number, count: number): void {
  const some = api.moments(id, first, first + count - 1)
  for (let ply = first; ply < first + count; ply++) {
    const key = `${id} ${ply}`
    if (kept.has(key)) continue
    const one = some.then((moments) => moments[ply - first] ?? (moments.at(-1) as PlyShown))
    kept.set(key, one)
    one.catch(() => kept.delete(key))
  }
}
