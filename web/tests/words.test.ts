import catalogues from 'virtual:words'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/words/index.svelte'
import { Words, type GameEvent } from '../src/words/catalogue'

interface Told {
  game: string
  event: GameEvent
  names: string[]
  me: number | null
  told: Record<string, string>
}

/** From tests/web/test_told.py, which runs this: events as the server sends them, and what Python says of them. */
const given = import.meta.env['VITE_TOLD'] as string | undefined
const events = JSON.parse(given ?? '[]') as Told[]

const source = async (path: string): Promise<string> => (await catalogues[path]?.())?.default ?? ''

test.runIf(given).each(LANGUAGES)('an event is the same sentence as in Python: %s', async (language) => {
  for (const { game, event, names, me, told } of events) {
    const words = new Words(language, [await source(language), await source(`${language}/${game}`)], game)
    if (!words.has(`web-event-${event.event}`)) expect(words.event(event, names, me)).toBe(told[language])
  }
})
