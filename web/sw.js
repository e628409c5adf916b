// Keeps the whole client in the browser, so that it starts without a network. Built into `/sw.js` with the list of its files.

const VERSION = '__VERSION__';
const FILES = __FILES__;
const PREFIX = 'magnate-';
/** This version's files and those of the one before: pages that are still open may come back for theirs. */
const KEPT = 2;
/** A page waits so long for a slow network before it is taken from here, in milliseconds. */
const PATIENCE = 4000;

async function fill() {
  const cache = await caches.open(PREFIX + VERSION);
  await Promise.all(
    FILES.map(async (file) => {
      // Files with their content in their name are the same in every version.
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
  // In the order of their making: the newest are kept.
  const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = all.filter((name) => name !== PREFIX + VERSION);
  await Promise.all(others.slice(0, Math.max(0, all.length - KEPT)).map((name) => caches.delete(name)));
}

async function page(request) {
  const here = async () => (await (await caches.open(PREFIX + VERSION)).match('/')) ?? Response.error();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const response = await Promise.race([fetch(request), patience]);
    return response && response.status < 500 ? response : here();
  } catch {
    return here();
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(url.pathname).then((known) => known ?? fetch(request)));
});
