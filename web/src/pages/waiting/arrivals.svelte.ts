import { untrack } from 'svelte'
import type { Table } from '../../wire/protocol'

const PATIENCE = 5000

/** Who has sat down at a table just now: the house hears of his page a moment later than of him. */
export class Arrivals {
  fresh = $state.raw<ReadonlySet<number>>(new Set())
  /** The name of the last who came. */
  last = $state('')
  private before: (string | null)[] | null = null

  /** Looks at the table anew; says whether somebody has come, he himself included who looks for the first time. */
  look(table: Table): boolean {
    const before = this.before
    this.before = table.seats.map(({ nickname }) => nickname)
    const came = before ? table.seats.filter(({ seat, nickname }) => nickname && before[seat] === null) : []
    const others = came.filter(({ seat }) => seat !== table.you)
    if (others.length) this.last = others.at(-1)?.nickname ?? ''
    for (const { seat } of came) this.welcome(seat)
    return before === null || came.length > 0
  }

  private welcome(seat: number): void {
    this.fresh = new Set([...untrack(() => this.fresh), seat])
    setTimeout(() => (this.fresh = new Set([...this.fresh].filter((one) => one !== seat))), PATIENCE)
  }
}
