import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

import { cut, dress } from './dress';

const house = fileURLToPath(new URL('../src/walpurgis', import.meta.url));
const server = process.env.WALPURGIS_SERVER ?? 'http://localhost:8666';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 }), dress()],
  resolve: { alias: { '@house': house } },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
