import catalogues from 'virtual:words'
import { Words, type Facts } from './catalogue'

export type { Facts, GameEvent } from './catalogue'
export { Words } from './catalogue'

export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

async function source(path: string): Promise<string> {
  return (await catalogues[path]?.())?.default ?? ''
}

interface Spoken {
  language: Language
  shared: Words
  games: Record<string, Words>
}

let spoken = $state.raw<Spoken>({ language: 'en', shared: new Words('en', []), games: {} })

async function wordsOf(language: string, game?: string): Promise<Words> {
  const paths = game ? [language, `${language}/${game}`] : [language]
  return new Words(language, await Promise.all(paths.map(source)), game)
}

export function language(): Language {
  return spoken.language
}

/** A message of the shared catalogues, in the language of now. */
export function say(key: string, facts: Facts = {}): string {
  return spoken.shared.say(key, facts)
}

/** What a game is called; known on every page. */
export const titleOf = (game: string): string => say(`title-${game}`)

/** The words of a game that was made ready before. */
export function wordsFor(game: string): Words {
  return spoken.games[game] ?? spoken.shared
}

export async function makeReady(...games: string[]): Promise<void> {
  const wanted = games.filter((game) => !spoken.games[game])
  if (wanted.length === 0) return
  const made = await Promise.all(wanted.map((game) => wordsOf(spoken.language, game)))
  const fresh = Object.fromEntries(made.map((words) => [words.game, words]))
  spoken = { ...spoken, games: { ...spoken.games, ...fresh } }
}

/** Speaks another language from now on, in all games that are in use. */
export async function speak(next: Language): Promise<void> {
  const wanted = Object.keys(spoken.games)
  const [shared, ...games] = await Promise.all([wordsOf(next), ...wanted.map((game) => wordsOf(next, game))])
  if (next === 'ja') void import('../../node_modules/.fonts/japanese.css')
  document.documentElement.lang = next
  spoken = { language: next, shared, games: Object.fromEntries(games.map((words) => [words.game, words])) }
}

export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((known) => known === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
}
