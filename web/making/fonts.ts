import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { front, GAMES, LANGUAGES, ofGame, shared } from './catalogues.ts'

const WEB = join(import.meta.dirname, '..')
const MADE = join(WEB, 'node_modules', '.fonts')
const STAMP = join(MADE, 'made-from')
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const JAPANESE = /[\u2e80-\uffee]/gu
const characters = (text: string): Set<string> => new Set(text.match(JAPANESE) ?? [])
const range = (letters: Iterable<string>): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()

interface Face {
  family: string
  weight: string
  file: string
  range: string
}

const face = ({ family, weight, file, range }: Face): string =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url(./${file})format('woff2');unicode-range:${range}}\n`

/** A variable face with some letters and some weights. */
async function narrowed(name: string, letters: string, wght: number | { min: number; max: number }): Promise<void> {
  const whole = readFileSync(
    join(WEB, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  )
  writeFileSync(
    join(MADE, `${name}.woff2`),
    await subset(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } }),
  )
}

/** Latin faces with the letters and the weights that are used; what else a nickname may hold comes from the device. */
async function latin(): Promise<string> {
  const printable = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
  const letters =
    printable +
    LANGUAGES.map((language) => shared(language) + GAMES.map((game) => ofGame(language, game)).join(''))
      .join('')
      .replace(JAPANESE, '')
  await narrowed('besley', letters, 650)
  await narrowed('figtree', letters, { min: 400, max: 700 })
  return (
    face({ family: 'Besley Variable', weight: '400 900', file: 'besley.woff2', range: LATIN }) +
    face({ family: 'Figtree Variable', weight: '400 700', file: 'figtree.woff2', range: LATIN })
  )
}

/** Japanese headings: a small piece for the front page, one for the other pages, one for what each game adds. */
async function japanese(): Promise<string> {
  const pieces = [
    [
      'front',
      `${headings(shared('ja'), 'web-front')}${GAMES.map((game) => front('ja', game).replace(/^(blurb|your-move).*$/gm, '')).join('')}`,
    ],
    ['shared', shared('ja')],
    ...GAMES.map((game) => [game, ofGame('ja', game)]),
  ] as [string, string][]
  const source = readFileSync(
    join(WEB, 'node_modules/@fontsource/kaisei-tokumin/files/kaisei-tokumin-japanese-700-normal.woff2'),
  )
  const whole = await subset(source, pieces.map(([, text]) => text).join(''), { targetFormat: 'sfnt' })
  const known = new Set<string>()
  let css = ''
  for (const [name, text] of pieces) {
    const fresh = [...characters(text)].filter((letter) => !known.has(letter))
    if (fresh.length === 0) continue
    fresh.forEach((letter) => known.add(letter))
    writeFileSync(join(MADE, `kaisei-${name}.woff2`), await subset(whole, fresh.join(''), { targetFormat: 'woff2' }))
    css += face({ family: 'Kaisei Tokumin', weight: '700', file: `kaisei-${name}.woff2`, range: range(fresh) })
  }
  return css
}

const headings = (text: string, prefix: string): string =>
  (text.match(new RegExp(`^${prefix}(.*\\n(?:[ \\t].*\\n)*)`, 'gm')) ?? [])
    .filter((line) => !/-note =/.test(line))
    .join('')

/** Of all that the faces are made from. */
function digest(): string {
  const hash = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(WEB, 'package-lock.json')))
  for (const language of LANGUAGES)
    for (const text of [shared(language), ...GAMES.map((game) => ofGame(language, game))]) hash.update(text)
  return hash.digest('hex')
}

/** Makes the faces of all headings and texts from the catalogues, before anything asks for them. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(MADE, { recursive: true })
      if (existsSync(STAMP) && readFileSync(STAMP, 'utf-8') === digest()) return
      writeFileSync(join(MADE, 'latin.css'), await latin())
      writeFileSync(join(MADE, 'japanese.css'), await japanese())
      writeFileSync(STAMP, digest())
    },
  }
}
