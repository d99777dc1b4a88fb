import { expect, test } from 'vitest'
import { shelved } from '../src/games'
import { rngForPly } from '../src/live/chance'
import type { GameEvent } from '../src/words/catalogue'

interface Golden {
  game: string
  seed: string
  options: Record<string, unknown>
  events: GameEvent[][]
}

const files = import.meta.glob<Golden>('../../tests/golden/*/*.json', { eager: true, import: 'default' })
async function redealt(golden: Golden, seed: string): Promise<number | null> {
  const dealer = (await shelved(golden.game).dealer?.())?.dealer(golden.options)
  let all = 0
  for (const [ply, events] of golden.events.entries()) {
    const some = dealer?.deal(events, rngForPly(seed, ply)) ?? null
    if (some === null) return null
    all += some
  }
  return all
}

for (const [path, golden] of Object.entries(files).filter(([, file]) => shelved(file.game).dealer)) {
  const name = path.split('/').slice(-2).join('/')
  test(`${name} is dealt again card by card`, async () => {
    expect(await redealt(golden, golden.seed)).toBeGreaterThan(20)
  })
  test(`${name} with another seed is not the same deal`, async () => {
    expect(await redealt(golden, `${golden.seed}!`)).toBeNull()
  })
}
