import { expect, test } from 'vitest'

const GAMES = 'src/games/'
/** Of no game. */
const SHARED = ['plain']
/** All sources by their paths from `web/`, but for types that are written from what the server knows of every game. */
const sources = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      ['../**/*.{ts,js,svelte,css,py,html,json}', '!../src/wire/**', '!../node_modules/**', '!../package-lock.json'],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([path, text]) => [from('tests', path), text]),
)
const files = Object.keys(sources)
const folders = [...new Set(files.flatMap((path) => path.match(/^src\/games\/([^/]+)\//)?.[1] ?? []))]
const games = folders.filter((folder) => !SHARED.includes(folder))

/** The folder of a game that a file lies in, or '' for a shared room. */
const roomOf = (path: string): string => folders.find((folder) => path.startsWith(`${GAMES}${folder}/`)) ?? ''

/** Where a relative path leads from a folder. */
function from(folder: string, path: string): string {
  return new URL(path, `file:///${folder}/`).pathname.slice(1)
}

/** Everything that a file imports by a path of its own. */
function imports(path: string): string[] {
  const named = (sources[path] ?? '').matchAll(/\b(?:from|import|glob|URL)\b(?:<[^>]*>)?\(?\s*['"`](\.[^'"`]*)['"`]/g)
  const folder = path.slice(0, path.lastIndexOf('/'))
  return [...named].map(([, target]) => from(folder, target ?? ''))
}

/** The imports by which files of these rooms reach into the folder of a game. */
const crossing = (rooms: (room: string) => boolean): string[] =>
  files
    .filter((path) => rooms(roomOf(path)))
    .flatMap((path) => imports(path).map((target) => ({ path, target })))
    .filter(({ path, target }) => !['', roomOf(path)].includes(roomOf(target)))
    .map(({ path, target }) => `${path} imports ${target}`)

/** Whether a text has a key in any way of writing it: `a-game`, `a_game`, `aGame`, `A Game`. */
function names(text: string, key: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  return new RegExp(`\\b${key.split('-').join('[-_ ]?')}\\b`, 'i').test(plain)
}

/** The files that name a game which is not their own. */
const naming = (rooms: (room: string) => boolean): string[] =>
  files
    .filter((path) => rooms(roomOf(path)))
    .flatMap((path) => games.filter((game) => game !== roomOf(path)).map((game) => ({ path, game })))
    .filter(({ path, game }) => names(`${path}\n${sources[path]}`, game))
    .map(({ path, game }) => `${path} names ${game}`)

const isShared = (room: string): boolean => !games.includes(room)
const isGame = (room: string): boolean => games.includes(room)

test('all files are looked at', () => {
  expect(games.length).toBeGreaterThan(3)
  expect(files).toEqual(expect.arrayContaining(['make.py', 'vite.config.ts', 'index.html', 'src/parts/lid.css']))
  expect(imports('src/main.ts')).toContain('src/App.svelte')
  expect(imports('src/pages/index.ts')).toContain('src/pages/TablePage.svelte')
  expect(imports('src/games/index.ts')).toContain('src/games/*/shelf.ts')
})

test('nobody reaches into the folder of a game: what is in it is found by its shelf', () => {
  expect(crossing(isShared)).toEqual([])
})

test('no game reaches into the folder of another', () => {
  expect(crossing(isGame)).toEqual([])
})

test('no shared room knows a game by name', () => {
  expect(naming(isShared)).toEqual([])
})

test('no game knows another by name', () => {
  expect(naming(isGame)).toEqual([])
})

test('no file is longer than 300 lines', () => {
  expect(files.filter((path) => (sources[path] ?? '').split('\n').length > 301)).toEqual([])
})
