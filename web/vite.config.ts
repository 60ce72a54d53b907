import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { cut, dress } from './dress';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const house = here('../src/walpurgis');
const client = here('src');
const server = process.env.WALPURGIS_SERVER ?? 'http://localhost:8666';

/** What a game draws is in its own folder, far from node_modules: whatever it names by package is looked for as if it lay here. */
const borrow: Plugin = {
  name: 'borrow',
  enforce: 'pre',
  resolveId(name, from, options) {
    if (!from?.startsWith(`${house}/games/`) || /^[./@]|^~icons/.test(name)) return null;
    return this.resolve(name, `${client}/main.ts`, { ...options, skipSelf: true });
  },
};

export default defineConfig({
  plugins: [borrow, svelte(), icons({ compiler: 'svelte', scale: 1 }), dress()],
  resolve: { alias: { '@house': house, '@client': client } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rollupOptions: { output: { onlyExplicitManualChunks: true, manualChunks: cut() } },
  },
  server: {
    fs: { allow: ['.', house] },
    proxy: {
      '/api': server,
      '/seat': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true, changeOrigin: true },
    },
  },
  test: { include: ['src/**/*.test.ts', `${house}/games/*/web/**/*.test.ts`], environment: 'node' },
});
