/** People with accounts, and games between them that are played out by bots. */

import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse';
/** Two seats, and bots that take over at once, move at once and empty the bank: at random a game may never end. */
export const QUICK = { players: 2, public: true, substitute: 'sprinter', bot_pace: 0 };

/** Somebody with a name and a password, in a browser of their own that has not looked at anything yet: a page makes whoever comes a
    guest, and that answer might come later. */
export async function register(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/register', { data: { name, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

interface Table {
  table: { id: string; status: string };
}

export async function opened(request: APIRequestContext, data: unknown): Promise<string> {
  const answer = await request.post('/api/tables', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Table).table.id;
}

/** Leaves these seats to bots that move at once, and waits for the end. */
export async function playOut(players: readonly { request: APIRequestContext; seat: number }[], id: string): Promise<void> {
  for (const { request, seat } of players) expect((await request.post(`/api/tables/${id}/replace`, { data: { seat } })).ok()).toBe(true);
  await expect
    .poll(async () => ((await (await players[0]!.request.get(`/api/tables/${id}`)).json()) as Table).table.status, { timeout: 500_000 })
    .toBe('finished');
}

/** A game of two from the first to the last decision. */
export async function playedBy(host: Page, guest: Page): Promise<string> {
  const id = await opened(host.request, { options: QUICK });
  expect((await guest.request.post(`/api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  expect((await host.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  await playOut([{ request: host.request, seat: 0 }, { request: guest.request, seat: 1 }], id);
  return id;
}

/** Until this many games of somebody have been counted. */
export const counted = (page: Page, who: string, games: number): Promise<void> =>
  expect
    .poll(async () => ((await (await page.request.get(`/api/people/${who}/games`)).json()) as { games: unknown[] }).games.length, { timeout: 120_000 })
    .toBe(games);
