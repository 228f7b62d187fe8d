import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { compressed } from './build/compressed.ts'
import { messages } from './build/messages.ts'
import { offline } from './build/offline.ts'
import { titles } from './build/titles.ts'

export default defineConfig({
  plugins: [svelte(), titles(), messages(), offline(), compressed()],
  // A game's face lies in the game's folder and names the page's layers by this.
  resolve: {
    alias: { $web: fileURLToPath(new URL('src', import.meta.url)) },
    dedupe: ['vitest'],
  },
  base: './',
  build: {
    target: 'es2022',
    // The content policy allows no data addresses for scripts, and the file is cached anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      // The worker answers for everything beside it and below, so it lies at the top, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Everybody loads all of what the start page is made of: in one file, instead of a few that the pages share.
        codeSplitting: {
          groups: [{ name: 'start', tags: ['$initial'], test: (id) => !id.includes('service-worker') }],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts', '../games/*/face/**/*.test.ts'], environment: 'node' },
})
