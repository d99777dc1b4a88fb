import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { book } from './making/book.ts'
import { early } from './making/early.ts'
import { fonts } from './making/fonts.ts'
import { notices } from './making/notices.ts'
import { smaller } from './making/smaller.ts'
import { words } from './making/words.ts'

const server = process.env['MAESTRI_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(), ...(process.env['VITEST'] ? [] : [fonts()]), notices(), book(), early(), smaller()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/maestri/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // What every visit needs comes in one piece.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(main|ahead|App|live\/(?!fairness|chance|table|connection|lobby|sounds|moments)|words|parts\/(Brand|drawings|Icon|Languages|Lid|lid|numbers|signs|Sheet)|games\/(index|[^/]+\/(shelf|lid))|pages\/(index|[Ff]ront))/,
            },
            // What most pages share comes in one piece too: each piece costs a slow line a way there and back.
            {
              name: 'parts',
              test: /src\/(parts|live\/connection|games\/[^/]+\.ts|pages\/(new|Preferences|Fairness|book\/Rules|table\/(TurnHead|Beside|page\.css)|tables\/lines))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    pool: 'threads',
    // A test waits for what it imports: behind other tests, on a busy machine, that takes minutes.
    testTimeout: 600_000,
    // What tests import is read once for all of them, but for those that put something else in its place.
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['tests/*.test.ts', 'src/games/*/tests/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ['tests/alone/*.test.ts'] } },
    ],
  },
})
