import { MediaQuery } from 'svelte/reactivity'
import { deedsOf } from '../../games/since'
import { eventsOf, sinceWhen, type Turn } from '../../games/turns'
import type { Around, Strip } from '../../live/around'
import type { LiveTable } from '../../live/table.svelte'
import type { Table } from '../../wire/protocol'
import type { Words } from '../../words/index.svelte'

interface Since {
  live: LiveTable
  table: Table
  words: Words
  names: string[]
  since: Turn[]
  wide: boolean
  /** Tells it in words. */
  open: () => void
}

/** A screen where cards have room above the board. */
const roomy = new MediaQuery('(min-width: 1200px) and (min-height: 790px)')

/** Shows turns once more, on the table. */
export function showAgain(live: LiveTable, turns: Turn[]): void {
  const plies = turns.flatMap((turn) => turn.plies.map(({ ply }) => ply))
  void live.tellAgain(Math.min(...plies), Math.max(...plies))
}

function stripOf({ live, table, words, names, since }: Since): Strip | null {
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'always' })
  const deeds = deedsOf(since, words, names, table.you)
  const cards = deeds.map(({ seat, gain, ...told }) => ({
    ...told,
    seat,
    name: names[seat] ?? '',
    shown: table.seats[seat],
    sum: gain ? signed.format(gain) : '',
    events: eventsOf(told.turns),
  }))
  const again = (seat?: number): void =>
    showAgain(live, seat === undefined ? since : (deeds.find((deed) => deed.seat === seat)?.turns ?? since))
  return cards.length ? { game: table.game, when: sinceWhen(since), cards, again } : null
}

/** How the page tells its board what happened since one's last turn: on a desk in sight, on a phone when asked. */
export function tellingSince(now: () => Since): Pick<Around, 'recap' | 'strip'> {
  return {
    recap() {
      const { since, wide, open } = now()
      return since.length && !wide ? { count: since.length, when: sinceWhen(since), open } : null
    },
    strip: () => (roomy.current ? stripOf(now()) : null),
  }
}
