import catalogues from 'virtual:words'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/words/index.svelte'
import { Words, type Facts } from '../src/words/catalogue'

interface Refused {
  game: string
  key: string
  facts: Facts
  names: string[]
  me: number
  told: Record<string, string>
}

/** From tests/web/test_refusals.py, which runs this: what the server sends, and what Python says of it. */
const given = import.meta.env['VITE_REFUSALS'] as string | undefined
const refused = JSON.parse(given ?? '[]') as Refused[]

const source = async (path: string): Promise<string> => (await catalogues[path]?.())?.default ?? ''

test.runIf(given).each(LANGUAGES)('a refusal is the same sentence as in Python: %s', async (language) => {
  for (const { game, key, facts, names, me, told } of refused) {
    const words = new Words(language, [await source(language), await source(`${language}/${game}`)], game)
    expect(words.refusal(key, facts, names, me)).toBe(told[language])
  }
})
