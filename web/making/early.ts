import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { GAMES, LANGUAGES } from './catalogues.ts'

const WEB = join(import.meta.dirname, '..')
const PAGES = new Map(
  [
    ...readFileSync(join(WEB, 'src/pages/index.ts'), 'utf-8').matchAll(/(\w+): \(\) => import\('\.\/(\w+\.svelte)'\)/g),
  ].map(([, page = '', file = '']) => [page, file]),
)

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** A piece of the client with all that it imports, and their styles; not what the page itself names. */
function needed(name: string, bundle: Bundle, known: Set<string>): string[] {
  const chunk = bundle[name]
  if (known.has(name) || chunk?.type !== 'chunk') return []
  known.add(name)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return [name, ...styles, ...chunk.imports.flatMap((other) => needed(other, bundle, known))]
}

interface Pieces {
  /** Of each page. */
  pages: Record<string, string[]>
  /** Of each game's board. */
  boards: Record<string, string[]>
  /** Of each language, by its games. */
  words: Record<string, Record<string, string[]>>
}

const by = <T>(names: Iterable<string>, what: (name: string) => T): Record<string, T> =>
  Object.fromEntries([...names].map((name) => [name, what(name)]))

function piecesOf(html: string, bundle: Bundle): Pieces {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const named = Object.keys(bundle).filter((name) => html.includes(`/${name}"`))
  const filesOf = (module: string): string[] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`no piece of the client holds ${module}`)
    return needed(chunk.fileName, bundle, new Set(named))
  }
  return {
    pages: by(PAGES.keys(), (page) => filesOf(`/pages/${PAGES.get(page) ?? ''}`)),
    boards: by(GAMES, (game) => filesOf(`/games/${game}/Board.svelte`)),
    words: by(LANGUAGES, (language) => by(GAMES, (game) => filesOf(`words/${language}/${game}`))),
  }
}

/**
 * A script in the page itself: what its address leads to is asked for while the client is still on its way.
 * Only the address says what that is, and it never reaches the house: it stands behind a `#`.
 * A slow line carries what every visit needs first, and all else while the client sets itself up. What a table is
 * like says which words and which board it needs.
 */
const script = (pieces: Pieces, app: string): string =>
  `{const {pages,boards,words}=${JSON.stringify(pieces)},
route=new URLSearchParams(location.hash.slice(1)),
page=Object.keys(pages).find((name)=>route.has(name)),
at=(name)=>encodeURIComponent(route.get(name)??''),
bring=(file,more)=>document.head.append(Object.assign(document.createElement('link'),{crossOrigin:'',href:file},file.endsWith('.css')?{rel:'preload',as:'style'}:{rel:'modulepreload'},more)),
all=(files)=>files?.forEach((file)=>bring('/'+file)),
client=new Promise((onload)=>bring('${app}',{onload,onerror:onload})),
answers={},early=window.early={answers},
whole=async(answer)=>new Response(await answer.blob(),answer),
get=async(path)=>(answers[path]=fetch(path).then(whole)),
language=()=>{try{return JSON.parse(localStorage.getItem('maestri-settings')).language}catch{}},
spoken=language()??navigator.languages.map((tag)=>tag.slice(0,2)).find((tag)=>tag in words)??'en',
furnish=async(seen)=>{const {game,status}=await seen.clone().json();await client;all(words[spoken]?.[game]);if(status!=='open')all(boards[game])};
if(page==='table')get('/api/tables/'+at('table')+'/glance?invite='+at('invite')).then(furnish).catch(()=>{});
if(localStorage.getItem('maestri-been')){
get('/api/me').catch(()=>{});
if(page==='table'||page==='tables')early.live=new WebSocket(location.origin.replace('http','ws')+'/api/live')
}
if(page!=='table')get('/api/games').catch(()=>{});
void client.then(()=>all(pages[page]))}`.replaceAll('\n', '')

/** Puts that script into the page, before all that the page itself names. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = /rel="modulepreload" crossorigin href="([^"]+)"/.exec(html)?.[1]
        if (!app) throw new Error('the page names no client')
        return html.replace('<title>', `<script>${script(piecesOf(html, bundle), app)}</script>\n    <title>`)
      },
    },
  }
}
