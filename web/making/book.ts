import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { type Sign, signDrawing } from '../src/parts/signs.ts'
import { GAMES, LANGUAGES, ofGame, shared } from './catalogues.ts'

const WEB = join(import.meta.dirname, '..')
const SIGNS: Sign[] = ['flower', 'drop', 'sun', 'leaf', 'gem', 'moon']
const INK = '#1b2a26'
/** Faces of the printed rule book: the file they come from, and the weight of a variable one. */
const FACES: [name: string, file: string, wght?: number][] = [
  ['besley', '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', 650],
  ['figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 400],
  ['figtree-bold', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 700],
  ['kaisei', '@fontsource/kaisei-tokumin/files/kaisei-tokumin-japanese-400-normal.woff2'],
  ['kaisei-bold', '@fontsource/kaisei-tokumin/files/kaisei-tokumin-japanese-700-normal.woff2'],
]

/** Every letter of every catalogue, and the wave that stands for a tilde: a book has no other. */
function letters(): string {
  const printable = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
  return (
    `${printable}〜` +
    LANGUAGES.map((language) => shared(language) + GAMES.map((game) => ofGame(language, game))).join('')
  )
}

const face = (file: string, text: string, wght?: number): Promise<Buffer> =>
  subset(readFileSync(join(WEB, 'node_modules', file)), text, {
    targetFormat: 'sfnt',
    ...(wght === undefined ? {} : { variationAxes: { wght } }),
  })

const TOKENS = readFileSync(join(WEB, 'src/styles/tokens.css'), 'utf-8')
const token = (name: string): string => new RegExp(`${name}: (#\\w+);`).exec(TOKENS)?.[1] ?? INK

/** A drawing as a file of its own, in the colours of daylight. */
const alone = (svg: string): string =>
  svg
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--[\w-]+,\s*(#\w+)\)/g, '$1')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))
    .replace(/currentColor/g, INK)

/** The drawings of a game's pieces, and the picture on its lid, by name. */
function drawings(game: string): [string, string][] {
  const folder = join(WEB, 'src/games', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.svg'))
  return files.map((file) => [`${game}/${file.replace(/^.*[\\/]/, '')}`, readFileSync(join(folder, file), 'utf-8')])
}

/** Puts what the printed rule book needs beside the client: see `src/maestri/book`. */
export function book(): Plugin {
  return {
    name: 'book',
    apply: 'build',
    async generateBundle() {
      const text = letters()
      for (const [name, file, wght] of FACES)
        this.emitFile({ type: 'asset', fileName: `book/${name}.ttf`, source: await face(file, text, wght) })
      const signs = SIGNS.map((sign): [string, string] => [`sign-${sign}.svg`, signDrawing(sign)])
      for (const [name, svg] of [...signs, ...GAMES.flatMap(drawings)])
        this.emitFile({ type: 'asset', fileName: `book/${name}`, source: alone(svg) })
    },
  }
}
