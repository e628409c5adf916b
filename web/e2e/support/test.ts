/** What every test gets: a server, people in browsers of their own, and a failure when a browser complains. */

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page, type Request } from '@playwright/test';
import { Server } from './server';

/** What one likes, as the client keeps it. */
export interface Likes {
  theme?: 'light' | 'dark';
  pace?: 'slow' | 'normal' | 'fast' | 'skip';
  motion?: 'full' | 'reduced';
  confirmEnd?: boolean;
  endByItself?: boolean;
  skipPayday?: boolean;
  closeShows?: boolean;
  games?: 'server' | 'device';
  coach?: 'off' | 'warnings' | 'talkative';
}

interface Fixtures {
  /** Opens the browser of one more person. */
  person: (options?: BrowserContextOptions & { likes?: Likes }) => Promise<Page>;
  /** Complaints of the browser that this test provokes. */
  allowed: RegExp | null;
}

/** What a browser has asked for and not been given yet. */
function waitingFor(context: BrowserContext): () => string[] {
  const asked = new Set<Request>();
  context.on('request', (request) => asked.add(request));
  context.on('requestfinished', (request) => asked.delete(request));
  context.on('requestfailed', (request) => asked.delete(request));
  return () => [...asked].map((request) => `${request.method()} ${request.url()}`);
}

/** Collects errors and warnings of all pages of a browser. */
function listen(context: BrowserContext, allowed: RegExp | null): string[] {
  const complaints: string[] = [];
  // What this browser says when it is told to keep nothing.
  const blocked = /Service Worker registration blocked/;
  const add = (text: string) => allowed?.test(text) || blocked.test(text) || complaints.push(text);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (failure) => add(failure.error().stack ?? failure.error().message));
  return complaints;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  allowed: [null, { option: true }],
  person: async ({ browser, server, allowed, locale, viewport }, use, info) => {
    const open: { context: BrowserContext; complaints: string[]; waits: () => string[] }[] = [];
    await use(async ({ likes, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.page, viewport, ...(locale ? { locale } : {}), ...options });
      if (likes)
        await context.addInitScript((wishes) => {
          if (location.protocol === 'http:' && !localStorage.getItem('magnate.settings'))
            localStorage.setItem('magnate.settings', wishes);
        }, JSON.stringify(likes));
      open.push({ context, complaints: listen(context, allowed), waits: waitingFor(context) });
      return context.newPage();
    });
    if (info.status !== info.expectedStatus) console.log(`${info.title}: still waits for`, open.map(({ waits }) => waits()));
    for (const { context } of open) await context.close();
    expect(open.flatMap(({ complaints }) => complaints), 'the browser complains').toEqual([]);
  },
});

export { expect };
