import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WEB = join(import.meta.dirname, '..')
const PAGES = readFileSync(join(WEB, 'src/pages/index.ts'), 'utf-8').matchAll(
  /(\w+): \(\) => import\('\.\/(\w+\.svelte)'\)/g,
)
const FONT = /\n\s*<link rel="preload" href="([^"]+)" as="font"[^>]*>/g

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** A piece of the client with all that it imports, and their styles; not what the page itself names. */
function needed(name: string, bundle: Bundle, known: Set<string>): string[] {
  const chunk = bundle[name]
  if (known.has(name) || chunk?.type !== 'chunk') return []
  known.add(name)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return [name, ...styles, ...chunk.imports.flatMap((other) => needed(other, bundle, known))]
}

function filesOf(html: string, bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const named = Object.keys(bundle).filter((name) => html.includes(`/${name}"`))
  return Object.fromEntries(
    [...PAGES].map(([, page = '', file = '']) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${file}`))
      if (!chunk) throw new Error(`no piece of the client holds ${file}`)
      return [page, needed(chunk.fileName, bundle, new Set(named))]
    }),
  )
}

/**
 * A script in the page itself: what its address leads to is asked for while the client is still on its way.
 * Only the address says what that is, and it never reaches the house: it stands behind a `#`.
 * It asks as soon as the page has named what every visit needs; browsers have few lines to a house. Fonts come last.
 */
const script = (files: Record<string, string[]>, fonts: string[]): string =>
  `setTimeout(()=>{
const files=${JSON.stringify(files)},
route=new URLSearchParams(location.hash.slice(1)),
page=Object.keys(files).find((name)=>route.has(name)),
at=(name)=>encodeURIComponent(route.get(name)??''),
ask=(href,as,rel='preload')=>document.head.append(Object.assign(document.createElement('link'),{rel,as,href,crossOrigin:''}));
if(page==='table')ask('/api/tables/'+at('table')+'/glance?invite='+at('invite'),'fetch');
for(const file of files[page]??[])file.endsWith('.css')?ask('/'+file,'style'):ask('/'+file,'script','modulepreload');
if(localStorage.getItem('maestri-been'))ask('/api/me','fetch');
ask('/api/games','fetch');
for(const font of ${JSON.stringify(fonts)})ask(font,'font')
})`.replaceAll('\n', '')

/** Puts that script into the page, before any style: scripts wait for those. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = [...html.matchAll(FONT)].map(([, file = '']) => file)
        const early = `<script>${script(filesOf(html, bundle), fonts)}</script>`
        return html.replace(FONT, '').replace('<title>', `${early}\n    <title>`)
      },
    },
  }
}
