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
      // Files with their content in their name are the same in every version. What a worker may do is in its headers, which are not.
      const known = file.startsWith('/assets/') && !file.startsWith('/assets/worker-') ? await caches.match(file) : undefined;
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

// What waits for somebody whose page is closed. Its words come with it, in their language.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  // One that tells the same of the same table takes the place of the one before.
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', location.origin);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname) ?? pages[0];
      if (!there) return self.clients.openWindow(url.href);
      await there.focus();
      if (new URL(there.url).pathname !== url.pathname) await there.navigate(url.href);
    })(),
  );
});
// The browser has changed the address: the server hears of the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options;
      const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
      if (!fresh) return;
      const { endpoint, keys } = fresh.toJSON();
      await fetch('/api/me/notices/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ endpoint, keys }) });
    })(),
  );
});
