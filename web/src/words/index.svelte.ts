import catalogues from 'virtual:words'
import { games as shelf } from '../live/games'
import { Words, type Facts } from './catalogue'

export type { Facts, GameEvent } from './catalogue'
export { Words } from './catalogue'

export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

async function source(path: string): Promise<string> {
  return (await catalogues[path]?.())?.default ?? served(path)
}

/** The words of a game that this client was not built with, as the house has them. */
async function served(path: string): Promise<string> {
  const answer = await fetch(`/api/words/${path}`)
  return answer.ok ? answer.text() : ''
}

/** Has the words of a game on their way before anybody asks for them. */
export async function fetchWords(language: Language, game: string): Promise<void> {
  await catalogues[`${language}/${game}`]?.()
}

/** A browser that formats its first number in a language looks much up, which takes a phone a tenth of a second. */
function learnToCount(language: Language): void {
  new Intl.NumberFormat(language).format(new Intl.PluralRules(language).select(1).length)
}

const built = (language: string, game: string): boolean => `${language}/${game}` in catalogues

interface Spoken {
  language: Language
  shared: Words
  games: Record<string, Words>
}

let spoken = $state.raw<Spoken>({ language: 'en', shared: new Words('en', []), games: {} })

async function wordsOf(language: string, game?: string): Promise<Words> {
  const paths = game ? [language, `${language}/${game}`] : [language]
  const sources = await Promise.all(paths.map(source))
  if (!game || built(language, game)) return new Words(language, sources, game)
  const shown = (await shelf()).find((one) => one.key === game)
  return new Words(language, sources, game, shown?.kinds)
}

export function language(): Language {
  return spoken.language
}

/** A message of the shared catalogues, in the language of now. */
export function say(key: string, facts: Facts = {}): string {
  return spoken.shared.say(key, facts)
}

/** What a game is called, and what it is about; known on every page. */
export const titleOf = (game: string): string => onFront('title', game)
export const blurbOf = (game: string): string => onFront('blurb', game)

/** That it is one's move, and what one does then; known on every page. */
export const yourMoveAt = (game: string): string =>
  spoken.shared.has(`your-move-${game}`) ? onFront('your-move', game) : say('web-lobby-your-turn')

function onFront(key: string, game: string): string {
  const shared = `${key}-${game}`
  return spoken.shared.has(shared) || !spoken.games[game] ? say(shared) : wordsFor(game).say(key)
}

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

/** Makes the words ready of all games that this client was not built with: pages that list games name them too. */
export async function makeOthersReady(): Promise<void> {
  const others = (await shelf()).filter((game) => game.kinds)
  await makeReady(...others.map((game) => game.key))
}

/** Speaks another language from now on, in all games that are in use. */
export async function speak(next: Language): Promise<void> {
  const wanted = Object.keys(spoken.games)
  const [shared, ...games] = await Promise.all([wordsOf(next), ...wanted.map((game) => wordsOf(next, game))])
  if (next === 'ja') void import('../../node_modules/.fonts/japanese.css')
  setTimeout(() => learnToCount(next)) // while the page's own pieces are on their way
  document.documentElement.lang = next
  spoken = { language: next, shared, games: Object.fromEntries(games.map((words) => [words.game, words])) }
}

export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((known) => known === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en'
}
