import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /^(?!book).*\.(js|css|svg|html)$/

/** Compresses every text of the built client once, so that the server need not do it for every visitor. */
export function smaller(): Plugin {
  let folder = ''
  return {
    name: 'smaller',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) =>
        TEXT.test(name),
      )) {
        const whole = readFileSync(join(folder, file))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(whole, { level: 9 }))
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
        )
      }
    },
  }
}
