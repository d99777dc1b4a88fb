import { expect, test } from 'vitest'
import { DuelDealer } from '../src/games/duel/dealer'
import { LabyrinthDealer } from '../src/games/labyrinth/dealer'
import { WorldDealer } from '../src/games/monde/dealer'
import { RulesDealer } from '../src/games/rules/dealer'
import { rngForPly } from '../src/live/chance'
import type { Dealer } from '../src/live/fairness'
import type { GameEvent } from '../src/words/catalogue'

interface Golden {
  game: string
  seed: string
  options: Record<string, unknown>
  events: GameEvent[][]
}

const files = import.meta.glob<Golden>('../../tests/golden/*/*.json', { eager: true, import: 'default' })
const DEALERS: { [game: string]: (options: Record<string, unknown>) => Dealer } = {
  'duel-of-magicians': () => new DuelDealer(),
  'master-labyrinth': () => new LabyrinthDealer(),
  'master-of-rules': () => new RulesDealer(),
  'maitre-du-monde': (options) => new WorldDealer(options),
}

async function redealt(golden: Golden, seed: string): Promise<number | null> {
  const dealer = DEALERS[golden.game]?.(golden.options)
  let all = 0
  for (const [ply, events] of golden.events.entries()) {
    const some = dealer?.deal(events, await rngForPly(seed, ply)) ?? null
    if (some === null) return null
    all += some
  }
  return all
}

for (const [path, golden] of Object.entries(files).filter(([, file]) => DEALERS[file.game])) {
  const name = path.split('/').slice(-2).join('/')
  test(`${name} is dealt again card by card`, async () => {
    expect(await redealt(golden, golden.seed)).toBeGreaterThan(20)
  })
  test(`${name} with another seed is not the same deal`, async () => {
    expect(await redealt(golden, `${golden.seed}!`)).toBeNull()
  })
}
