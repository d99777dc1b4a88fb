import type { Reveal, Sit, Table } from '../wire/protocol'
import { digestOf, hex } from './sha256'

/** What this browser keeps of a deal before it is made, so that nobody can tell it another story afterwards. */
export interface Kept {
  /** The seal that was shown first. */
  commitment: string
  /** This browser's own chance; nobody has it before all pledges are fixed. */
  entropy?: string
  /** Everybody's pledges, as they were when this browser revealed its own. */
  pledges?: (string | null)[]
}

const PLACE = 'maestri-proofs'
const MOST = 200

const all = (): Record<string, Kept> => JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>

export function kept(id: string): Kept | null {
  return all()[id] ?? null
}

function keep(id: string, what: Kept): void {
  const others = Object.entries(all()).filter(([other]) => other !== id)
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [id, what]])))
}

/** Keeps the seal of a table that is shown for the first time, if nothing can have been dealt yet. */
export function saw(table: Table): void {
  if (table.status === 'open' && !kept(table.id)) keep(table.id, { commitment: table.commitment })
}

/** Makes chance of this browser's own and pledges it, at a table whose seal is kept. */
export function pledged(id: string, seat: number, invite: string): Sit {
  const entropy = hex(crypto.getRandomValues(new Uint8Array(16)))
  const commitment = kept(id)?.commitment ?? ''
  keep(id, { commitment, entropy })
  return { seat, pledge: digestOf(entropy), commitment, invite }
}

/** What is revealed once all pledges are fixed; null where it is not time, or where this house broke its word. */
export function revealed(table: Table): Reveal | null {
  const own = kept(table.id)
  const seat = table.you === null ? undefined : table.seats[table.you]
  if (!table.dealing || !own?.entropy || !seat || seat.revealed) return null
  const pledges = table.seats.map((each) => each.pledge)
  const asKept = !own.pledges || own.pledges.join() === pledges.join()
  if (table.commitment !== own.commitment || seat.pledge !== digestOf(own.entropy) || !asKept) return null
  keep(table.id, { ...own, pledges })
  return { entropy: own.entropy, pledges }
}
