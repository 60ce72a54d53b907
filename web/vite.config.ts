import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const house = fileURLToPath(new URL('../src/walpurgis', import.meta.url));
const server = process.env.WALPURGIS_SERVER ?? 'http://localhost:8666';

const gameOf = (id: string): string | undefined => /\/src\/games\/(\w+)\/(?!Emblem\.svelte|tutorial\.json)/.exec(id)?.[1];

/** Few files make a quick first draw: everything a game draws with is one, with the icons that only this game uses; Svelte is another. Nobody loads another game's. */
function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: (id: string) => { importers: readonly string[] } | null }): string | undefined {
  if (id.includes('/node_modules/svelte/')) return 'svelte';
  const users = id.includes('~icons/') ? (getModuleInfo(id)?.importers ?? []).map(gameOf) : [gameOf(id)];
  return users[0] && users.every((game) => game === users[0]) ? users[0] : undefined;
}

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  resolve: { alias: { '@house': house } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rollupOptions: { output: { onlyExplicitManualChunks: true, manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: ['.', house] },
    proxy: {
      '/api': server,
      '/seat': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true, changeOrigin: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
