import type { Sold, WorldView } from '../../wire/maitre-du-monde'
import type { GameEvent } from '../../words/index.svelte'

/** How a seat came to be out: what it owed, to whom, and what it had against that. */
export interface Fall {
  /** Who collected. */
  payee: number
  due: number
  /** The money at the beginning, and at the end. */
  had: number
  left: number
  sold: string[]
  brought: number
  /** Cards that nobody bought. */
  kept: string[]
}

/** The fall of a seat, from all that happened and its own look at the table just before; null where that is not known. */
export function fallOf(log: GameEvent[], before: WorldView | null, seat: number): Fall | null {
  const owed = log.findLastIndex((event) => event.event === 'distressed' && event['seat'] === seat)
  const player = before?.players[seat]
  if (owed < 0 || !before || player?.money == null) return null
  const sales = log.slice(owed).filter((event) => event.event === 'sold' && event['seat'] === seat)
  const sold = sales as unknown as Sold[]
  const paid = log.slice(owed).find((event) => event.event === 'paid' && event['payer'] === seat)
  const brought = sold.reduce((sum, { price }) => sum + price, 0)
  return {
    payee: Number(paid?.['payee'] ?? before.turn),
    due: Number(log[owed]?.['due']),
    had: player.money - brought,
    left: player.money,
    sold: sold.map(({ item }) => item),
    brought,
    kept: player.cards ?? [],
  }
}
