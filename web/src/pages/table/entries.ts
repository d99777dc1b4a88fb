import type { ToldLine } from '../../games/telling'
import type { Turn } from '../../games/turns'
import type { ChatLine, PlyTold } from '../../wire/protocol'

export type Entry =
  { key: string; turn: Turn } | { key: string; ply: PlyTold; told: ToldLine } | { key: string; line: ChatLine }

/** What was said, and behind which ply. */
export interface Placed {
  line: ChatLine
  ply: number
}

/** The log in its order: who had a turn, what he did, and what was said behind it; what was said behind none comes last. */
export function entriesOf(turns: Turn[], linesOf: (ply: PlyTold) => ToldLine[], placed: Placed[]): Entry[] {
  /** A ply may belong to two turns: it ends in the later one. */
  const ends = new Map(turns.flatMap((turn) => turn.plies.map((one) => [one.ply, one])))
  const part = (one: PlyTold | undefined): string => (one && ends.get(one.ply) !== one ? `${one.ply}a` : `${one?.ply}`)
  const said = (some: Placed[]): Entry[] => some.map(({ line }) => ({ key: `c${line.number}`, line }))
  const after = (one: PlyTold): Entry[] =>
    ends.get(one.ply) === one ? said(placed.filter(({ ply }) => ply === one.ply)) : []
  return [
    ...turns.flatMap<Entry>((turn) => [
      { key: `t${part(turn.plies[0])}`, turn },
      ...turn.plies.flatMap((ply) => [
        ...linesOf(ply).map((told, index) => ({ key: `p${part(ply)}-${index}`, ply, told })),
        ...after(ply),
      ]),
    ]),
    ...said(placed.filter(({ ply }) => !ends.has(ply))),
  ]
}
