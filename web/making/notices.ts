import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PACKAGES = join(WEB, 'node_modules')
const NAME = /node_modules\/((?:@[^/]+\/)?[^./@][^/]*)\//
/** What is in the client without being imported: faces, and the land of the world's map. */
const DRAWN = [
  '@fontsource-variable/besley',
  '@fontsource-variable/figtree',
  '@fontsource/kaisei-tokumin',
  'world-atlas',
]
/** Where the text of a licence stands that a package names without bringing it. */
const TEXTS: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' }

interface About {
  name: string
  version: string
  license: string
}

/** The licence of a package in full; without one the client can't be handed on, and is not built. */
function text(about: About): string {
  const folder = join(PACKAGES, about.name)
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  const found = file ? join(folder, file) : join(PACKAGES, TEXTS[about.license] ?? 'none')
  if (!existsSync(found)) throw new Error(`${about.name} brings no licence: ${about.license}`)
  return readFileSync(found, 'utf-8').trim()
}

function notice(name: string): string {
  const about = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf-8')) as About
  return `${about.name} ${about.version} (${about.license.replace(/^\((.*)\)$/, '$1')})\n\n${text(about)}\n`
}

/** Writes down whose work the built client holds, and under which licences. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((made) => (made.type === 'chunk' ? Object.keys(made.modules) : []))
      const bundled = modules.flatMap((id) => NAME.exec(id)?.[1] ?? [])
      const source = [...new Set([...bundled, ...DRAWN])]
        .sort()
        .map(notice)
        .join(`\n${'-'.repeat(78)}\n\n`)
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-NOTICES.txt',
        source: `The web client of Maestri holds work of others.\n\n${source}`,
      })
    },
  }
}
