import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Writes what can be compressed a second and third time, so that the server need not do it for everybody. */
function compressed(): Plugin {
  return {
    name: 'magnate-compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|html|wasm|json)$/.test(file.fileName)) continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}

/** What keeps the client in the browser, with the list of what it has to keep. */
function offline(): Plugin {
  return {
    name: 'magnate-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.values(bundle).filter(({ fileName }) => !/\.(br|gz)$/.test(fileName));
        const files = [...made.map(({ fileName }) => `/${fileName}`).filter((name) => name !== '/index.html'), '/', ...readdirSync('public').map((name) => `/${name}`)];
        const hash = createHash('sha256');
        for (const file of made) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const source = readFileSync('sw.js', 'utf8').replace('__VERSION__', hash.digest('hex').slice(0, 16)).replace('__FILES__', JSON.stringify(files.sort()));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The game server that `npm run dev` talks to. */
const server = process.env['MAGNATE_SERVER'] ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', autoInstall: false }), offline(), compressed()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // Lessons and puzzles are data of the project, not of the client.
    fs: { allow: ['.', '../lessons', '../puzzles'] },
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        // The server lets in only its own pages; in development the page comes from Vite.
        headers: { origin: server },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Time is only for what hangs, not for a machine with much to do.
    testTimeout: 60_000,
  },
});
