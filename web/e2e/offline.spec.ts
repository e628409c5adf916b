// Without a network: the client starts from the browser, games are played on this device to the end and nothing is lost.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { expect, test } from './support/test';
import { word } from './support/words';

// What the browser says of itself about a network that is not there.
test.use({ allowed: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|502/ });

const likes = { pace: 'skip', confirmEnd: false } as const;
const choice = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: word(group), exact: true }).locator(`label:has(input[value="${value}"])`);

/** Enough after so many clicks. */
const steps = (most: number) => (player: Player) => [...player.taken.values()].reduce((sum, count) => sum + count, 0) >= most;

/** The client is in the browser. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('a game against Managers with the network cut off: begun, loaded again in the middle, finished, saved, uploaded', async ({ person }) => {
  const page = await person({ likes, serviceWorkers: 'allow', acceptDownloads: true });
  await page.goto('/');
  await expect(page.getByTestId('play-now')).toBeVisible();
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByTestId('offline')).toBeVisible();
  await page.locator('.now > details > summary').click();
  await page.getByTestId('home-level').selectOption('manager');
  await choice(page, 'home-game', 'second').click();
  await page.getByTestId('play-now').click();
  await page.waitForURL(/\/t\/local-/);

  const player = new Player(page);
  expect(await player.play(steps(12))).toBe(false);
  const moment = await page.locator('#action-title').textContent();
  await page.reload();
  await expect(page.locator('#action-title')).toHaveText(moment ?? '');
  expect(await player.play()).toBe(true);
  await expect(page.locator('.ranking li')).toHaveCount(3);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-record').click()]);
  const record = readFileSync(await download.path(), 'utf8');
  expect(record).toMatch(/^magnate record 1\n/);
  expect(record).toMatch(/\nresult: /);

  // The replay is told from here, too.
  await page.getByRole('link', { name: word('end-replay') }).click();
  await expect(page.getByTestId('replay')).toBeVisible();
  await page.goBack();

  await page.context().setOffline(false);
  await page.getByTestId('upload-record').click();
  await expect(page.getByTestId('uploaded')).toBeVisible();
});

test('hot-seat and The Chain begin without a server, are listed, and can be deleted', async ({ person }) => {
  const page = await person({ likes, serviceWorkers: 'allow' });
  await page.goto('/');
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByTestId('play-solo').click();
  await page.waitForURL(/\/t\/local-/);
  await expect(page.locator('#action-title')).toBeVisible();
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('whose-turn').or(page.getByTestId('handover-ready')).first()).toBeVisible();
  await page.goto('/mine');
  const games = page.getByTestId('device-games').locator('li');
  await expect(games).toHaveCount(2);
  await games.first().getByRole('button').click();
  await page.getByTestId('forget-sure').click();
  await expect(games).toHaveCount(1);
});

test('an engine that was fetched before the client was kept runs from what is kept', async ({ person }) => {
  const page = await person({ likes, serviceWorkers: 'allow' });
  // The first visit is a lesson, or anything else that needs the engine at once.
  await page.goto('/learn/lesson/restaurant');
  await expect(page.getByTestId('coach-says')).toBeVisible();
  await kept(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByTestId('coach-says')).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByTestId('coach-says')).toBeVisible();
});

test('two pages with the same game on this device do not overwrite each other', async ({ person }) => {
  const page = await person({ likes: { ...likes, games: 'device' } });
  await page.goto('/');
  await page.locator('.now > details > summary').click();
  await choice(page, 'home-game', 'second').click();
  await page.getByTestId('hot-seat').click();
  await page.waitForURL(/\/t\/local-/);
  await page.getByTestId('start-game').click();
  await expect(page.locator('div.board')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('div.board')).toBeVisible();
  const first = new Player(page, 3);
  expect(await first.play(steps(3))).toBe(false);
  // The other page has seen it, and goes on from there.
  const second = new Player(other, 3);
  expect(await second.play(steps(6))).toBe(false);
  // What was clicked last may still be on its way: in the end both show the same.
  const shown = (one: Page) => one.getByTestId('whose-turn').or(one.getByTestId('handover-ready')).first().textContent();
  await expect.poll(async () => (await shown(page)) === (await shown(other))).toBe(true);
});
