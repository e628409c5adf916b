/**
 * A ready build of the client in front of a server, so that the server need not be linked again while one works on the
 * client: `MAGNATE_DIST=dist npm run e2e`.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** Serves the folder, and passes `/api` on to the server. */
export async function front(folder: string, server: () => string): Promise<HttpServer & { url: string }> {
  const http = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://front');
    if (!pathname.startsWith('/api')) {
      const named = join(folder, pathname);
      const file = existsSync(named) && statSync(named).isFile() ? named : join(folder, 'index.html');
      answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      answer.end(readFileSync(file));
      return;
    }
    const { hostname, port } = new URL(server());
    const onward = request({ hostname, port, method: asked.method, path: asked.url, headers: asked.headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  http.on('upgrade', (asked, socket, head) => {
    const { hostname, port } = new URL(server());
    const onward = connect(Number(port), hostname, () => {
      const headers = asked.rawHeaders.flatMap((name, index, all) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return Object.assign(http, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
}
