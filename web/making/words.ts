import type { Plugin } from 'vite'
import { GAMES, LANGUAGES, LOCALES, ofGame, shared } from './catalogues.ts'

const NAME = 'virtual:words'
const RESOLVED = `\0${NAME}`

/** The Fluent catalogues as `virtual:words`: a lazy piece for each language, and one for each of its games. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null
      const [, language, game] = id.split('/')
      if (!language) return list()
      this.addWatchFile(LOCALES)
      return `export default ${JSON.stringify(game ? ofGame(language, game) : shared(language))}`
    },
  }
}

function list(): string {
  const paths = LANGUAGES.flatMap((language) => [language, ...GAMES.map((game) => `${language}/${game}`)])
  return `export default {${paths.map((path) => `'${path}': () => import('${NAME}/${path}')`).join(',')}}`
}
