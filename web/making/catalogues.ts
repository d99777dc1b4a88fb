import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const LOCALES = join(import.meta.dirname, '../../src/maestri/locales')
export const LANGUAGES = ['en', 'fr', 'ja']
/** The catalogues that every page needs. */
const SHARED = ['maestri', 'tables', 'web']
/** What pages that show many games say of one: in a game's own catalogue `title`, shared with all pages as `title-<game>`. */
const FRONT = /^(title|blurb|your-move)( =.*(?:\n[ \t].*)*)/gm

export const GAMES = readdirSync(join(LOCALES, 'en')).flatMap((file) => {
  const name = file.replace('.ftl', '')
  return readdirSync(join(LOCALES, 'en')).includes(`web-${name}.ftl`) ? [name] : []
})

function catalogue(language: string, name: string): string {
  const text = readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf-8')
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}

/** Words of all pages, with what the front page says of each game. */
export function shared(language: string): string {
  return [...SHARED.map((name) => catalogue(language, name)), ...GAMES.map((game) => front(language, game))].join('\n')
}

export function front(language: string, game: string): string {
  return [...catalogue(language, game).matchAll(FRONT)].map(([, name, rest]) => `${name}-${game}${rest}`).join('\n')
}

/** Words of one game's table and rule book. */
export function ofGame(language: string, game: string): string {
  return [game, `web-${game}`].map((name) => catalogue(language, name)).join('\n')
}
