import type { DuelView } from '../../wire/duel-of-magicians'
import type { PlyTold } from '../../wire/protocol'
import { cardsOf } from './plays'

/** Where a card that has come to lie somewhere came from. */
export function originOf(key: string, view: DuelView, me: number | null): string | null {
  const [kind, index, place] = key.split('-')
  if (kind === 'hand') return 'pile'
  const played = view.round[Number(index)]
  if (!played) return null
  return played.seat === me ? `hand-${cardsOf(played.play)[Number(place)]}-0` : `seat-${played.seat}`
}

/** Where a card of the round goes: to whoever took it. */
export function goalOf(key: string, fresh: PlyTold[], me: number | null): string | null {
  const took = fresh
    .flatMap((ply) => ply.events as { event: string; seat: number }[])
    .find((event) => event.event === 'took')
  return key.startsWith('round') && took ? (took.seat === me ? 'my-front' : `seat-${took.seat}`) : null
}
