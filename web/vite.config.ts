import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** The game server that `npm run dev` talks to. */
const server = process.env['MAGNATE_SERVER'] ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', autoInstall: false })],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        // The server lets in only its own pages; in development the page comes from Vite.
        headers: { origin: server },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
