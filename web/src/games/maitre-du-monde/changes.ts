import type { GameEvent } from '../../words/index.svelte'

/** What events changed on the board: the regions that changed hands, and the seats whose pawns moved. */
export interface Changes {
  regions: string[]
  walkers: number[]
}

const REGIONS: Record<string, string> = {
  bought: 'item',
  lost: 'region',
  sold: 'item',
  'combat-ended': 'region',
  exploded: 'destroyed',
  eliminated: 'regions',
}

export function changesIn(events: GameEvent[]): Changes {
  return { regions: events.flatMap(regionsIn), walkers: events.flatMap(walkerIn) }
}

function regionsIn(event: GameEvent): string[] {
  const field = REGIONS[event.event]
  if (field === undefined || event['taken'] === false) return []
  return [event[field]].flat().map(String)
}

const walkerIn = (event: GameEvent): number[] => (event.event === 'moved' ? [Number(event['seat'])] : [])
