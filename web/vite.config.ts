import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { deckFiles } from './make/deck';
import { serviceWorker } from './make/service-worker.mjs';

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['baseLocale'], // app/locale.svelte.ts decides
      isServer: 'false',
      emitGitIgnore: false,
    }),
    svelte(),
    deckFiles(),
    serviceWorker(),
  ],
  resolve: {
    alias: { $: fileURLToPath(new URL('./src', import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/thousand/server/static',
    emptyOutDir: true,
    manifest: 'chunks.json', // the server names a table's parts in its head
    target: ['chrome100', 'firefox100', 'safari15.4'],
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 170,
    rolldownOptions: {
      // what several pages need comes in one piece: six at a time is all that HTTP/1.1 fetches
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
