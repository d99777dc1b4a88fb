import type { DragonDieRolled, DuelRolled, NobodyThreatened, Threatened } from '../../wire/master-labyrinth'
import type { PlyTold } from '../../wire/protocol'
import type { GameEvent } from '../../words/index.svelte'

/** What was told since the last push, newest last: threats and dice lie open until then. */
export function sincePush(log: PlyTold[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const ply of [...log].reverse()) {
    const some = ply.events as GameEvent[]
    events.unshift(...some)
    if (some.some((event) => event.event === 'pushed')) break
  }
  return events
}

export type Threat = Threatened | NobodyThreatened

export function threatIn(events: GameEvent[]): Threat | null {
  const threats = events.filter((event) => event.event === 'threatened' || event.event === 'nobody-threatened')
  return (threats.at(-1) as unknown as Threat | undefined) ?? null
}

/** A die that lies on the table: the name of its drawing, and whether it failed. */
export interface Die {
  drawing: string
  event: GameEvent
}

/** The dragon die, and the duel die as it was last rolled. */
export function diceIn(events: GameEvent[]): Die[] {
  const dragon = events.filter((event) => event.event === 'dragon-die-rolled').at(-1)
  const duel = events.filter((event) => event.event === 'duel-rolled').at(-1)
  return [
    ...(dragon ? [{ drawing: `dragon-die-${(dragon as unknown as DragonDieRolled).face}`, event: dragon }] : []),
    ...(duel ? [{ drawing: `die-${(duel as unknown as DuelRolled).roll}`, event: duel }] : []),
  ]
}

/** The squares where something was done last: they get the fold. */
export const lastDone = (log: PlyTold[]): string[] => doneIn((log.at(-1)?.events ?? []) as GameEvent[])

/** The squares where these events happened. */
export function doneIn(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.event === 'pushed') return [String(event['arrow'])]
    return event.event === 'walked' || event.event === 'took' ? [String(event['square'])] : []
  })
}
