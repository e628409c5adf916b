// The analysis board: a game is opened, stepped through, branched, evaluated, reviewed, shared and played on.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { facing } from './support/moments';
import { Performer } from './support/perform';
import { readRecord } from './support/record';
import { called, device, PHONES } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

const LIKES = { pace: 'skip', motion: 'reduced', confirmEnd: false, endByItself: true } as const;
const RECORD = 'evening.txt';
const recording = readRecord(RECORD);
const COUNT = recording.decisions.length;

class Board {
  constructor(readonly page: Page) {}
  get panel() {
    return this.page.getByTestId('study');
  }
  async at(node: number): Promise<void> {
    await expect(this.panel).toHaveAttribute('data-at', String(node));
  }
  tab(name: 'moves' | 'worth' | 'review' | 'share') {
    return this.panel.getByRole('tab', { name: word(`study-tab-${name}`), exact: true }).click();
  }
  id(testid: string) {
    return this.page.getByTestId(testid);
  }
  /** Opens a file. */
  async open(text: string, name = 'game.txt'): Promise<void> {
    await this.page.goto('/study');
    await this.id('study-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(this.panel).toBeVisible();
  }
  async go(node: number): Promise<void> {
    const row = this.page.locator(`[data-node="${node}"]`);
    const closed = this.page.locator('[data-testid^="study-round-"][aria-expanded="false"]');
    while ((await row.count()) === 0) await closed.first().click();
    await row.click();
    await this.at(node);
  }
}

/** The first decision of a kind. */
const first = (action: string, from = 0) => recording.decisions.findIndex((one, index) => index >= from && one.action.action === action);
const text = readFileSync(join(import.meta.dirname, 'data', RECORD), 'utf8');

test('a record is stepped through and branched; a line of its own leads back to the game', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const board = new Board(page);
  await page.goto('/learn');
  await board.id('learn-study').click();
  await expect(board.id('study-open')).toBeVisible();
  // What is none is refused in words.
  await board.id('study-text').fill('magnate record 1\nnonsense');
  await board.id('study-paste').click();
  await expect(page.getByRole('alert').filter({ hasText: word('refusal-bad_record').slice(0, 12) })).toBeVisible();
  await board.open(text);
  await board.at(0);
  await expect(board.panel).toHaveAttribute('data-played', String(COUNT));

  await page.keyboard.press('ArrowRight');
  await board.at(1);
  await page.keyboard.press('ArrowRight');
  await board.at(2);
  await page.keyboard.press('ArrowLeft');
  await board.at(1);
  await page.keyboard.press('PageDown');
  // The rules count setting up as part of the first round.
  await expect(board.panel.locator('.where b')).toHaveText(word('round', 'en', { round: 2 }));
  await page.keyboard.press('End');
  await board.at(COUNT);
  await page.keyboard.press('Home');
  await board.at(0);

  // Somebody hires somebody else: a variation, one step from where it left the game.
  const hire = first('hire');
  await board.go(hire);
  await expect(page.locator(`#action-title`)).toBeVisible();
  await new Performer(page).take({ action: 'hire', card: 'trainer' });
  await board.at(COUNT + 1);
  await expect(page.locator(`[data-node="${COUNT + 1}"]`)).toHaveAttribute('data-depth', '1');
  await expect(page.locator(`[data-node="${COUNT + 1}"]`)).toHaveAttribute('aria-current', 'step');
  // The same decision as in the game is the game.
  await board.id('study-left').click();
  await board.at(hire);
  await new Performer(page).take(recording.decisions[hire]!.action);
  await board.at(hire + 1);
  // Undoing a variation is going back.
  await board.go(COUNT + 1);
  await board.id('undo').click();
  await board.at(hire);
  // Salaries of nothing are paid when somebody pays them, not by looking.
  const pay = first('pay');
  await board.go(pay);
  await expect(page.locator('#action-title')).toHaveText(word('stage-payday'));
  await board.at(pay);
});

test('a moment is evaluated, stopped and a plan played; shared as a link and opened by somebody else', async ({ person }) => {
  const page = await person({ likes: LIKES, permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true });
  const board = new Board(page);
  await board.open(text);
  const work = first('work', first('campaign'));
  await board.go(work);
  await board.tab('worth');
  await board.id('study-evaluate').click();
  await board.id('study-evaluate-stop').click();
  await expect(board.id('study-evaluate-progress')).toHaveCount(0);
  await board.id('study-evaluate').click();
  await expect(board.id('study-chances').locator('li')).toHaveCount(3);
  await expect(board.id('study-evaluate-progress')).toHaveCount(0);
  await expect(board.panel).toContainText(word('analysis-games', 'en', { games: 400 }).slice(0, 16));
  await board.id('study-plan-0').click();
  await expect(board.panel).not.toHaveAttribute('data-at', String(work));

  await board.tab('share');
  await board.id('study-share-position').click();
  const address = await board.id('study-shared').getAttribute('data-address');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(address!.length).toBeLessThan(8000);
  const [download] = await Promise.all([page.waitForEvent('download'), board.id('study-save-record').click()]);
  const saved = readFileSync(await download.path(), 'utf8');
  expect(saved).toMatch(/^magnate record 1\n/);

  // Somebody else opens it.
  const other = await person({ likes: { ...LIKES, games: 'device' } });
  const theirs = new Board(other);
  await other.goto(address!);
  await expect(other.locator('#action-title')).toHaveText((await page.locator('#action-title').textContent())!);
  await expect(theirs.panel.locator('.where b')).toHaveText((await board.panel.locator('.where b').textContent())!);
  // A record that goes on from a position is as good as any.
  await theirs.open(saved);
  await expect(theirs.panel).toBeVisible();
});

test('a game that is over is reviewed with progress, and stopped; what was found leads there; a moment has its address', async ({ person }) => {
  const page = await person({ likes: LIKES, permissions: ['clipboard-read', 'clipboard-write'] });
  const table = await OpenTable.ofRecord(page, recording);
  for (const { seat, action } of recording.decisions) await table.act(seat, action);
  await table.show();
  await page.getByTestId('analyse').click();
  const board = new Board(page);
  await board.at(COUNT);

  await board.tab('review');
  await board.id('study-review').click();
  await expect(board.id('study-review-progress').locator('progress')).not.toHaveAttribute('max', '1');
  await board.id('study-review-stop').click();
  await expect(board.id('study-review')).toBeEnabled();
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((seen) => long.push(...seen.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  const begun = Date.now();
  await board.id('study-review').click();
  await expect(board.id('study-chart')).toBeVisible({ timeout: 400_000 });
  const took = Date.now() - begun;
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  console.log(`review: ${took} ms; tasks over 50 ms on the page's own thread: ${long.length} ${long.map(Math.round).join(' ')}`);

  const found = board.id('study-mistakes').or(board.id('study-turning')).locator('[data-at]').first();
  const at = Number(await found.getAttribute('data-at'));
  await found.click();
  await board.at(at);
  const better = page.locator('[data-testid^="study-better-"]').first();
  if ((await better.count()) > 0) {
    await better.click();
    await expect(board.id('study-left')).toBeVisible();
    await board.id('study-left').click();
  }
  // A click into the chart goes there.
  await board.id('study-first').click();
  await board.at(0);
  await board.id('study-chart').click();
  await expect(board.panel).not.toHaveAttribute('data-at', '0');
  const here = Number(await board.panel.getAttribute('data-at'));

  await board.tab('share');
  await board.id('study-share-moment').click();
  const address = (await board.id('study-shared').getAttribute('data-address'))!;
  expect(address).toContain(`at=${here}`);
  await page.goto('/');
  await page.goto(address);
  await board.at(here);
});

test('a game against bots on this device begins where one looks', async ({ person }) => {
  const page = await person({ likes: { ...LIKES, games: 'device' } });
  const board = new Board(page);
  await board.open(text);
  await board.go(first('hire', 60));
  const title = word('stage-recruit');
  await expect(page.locator('#action-title')).toHaveText(title);
  await board.tab('share');
  await board.id('study-play-go').click();
  await page.waitForURL(/\/t\/local-/);
  await expect(page.locator('#action-title')).toHaveText(title);
});

test('a moment of a game is where the editor begins', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const board = new Board(page);
  await board.open(text);
  await board.go(first('hire', 60));
  await expect(page.locator('#action-title')).toHaveText(word('stage-recruit'));
  const round = (await board.panel.locator('.where b').textContent())!.replace(/\D/g, '');
  await board.tab('share');
  await board.id('study-edit').click();
  await expect(page).toHaveURL(/\/editor#p=/);
  await expect(board.id('editor')).toHaveAttribute('data-sound', 'true');
  await page.locator('label:has(input[type="radio"][value="game"])').click();
  await expect(page.locator('[data-field="round"] input')).toHaveValue(round);
});

for (const size of PHONES)
  test(`on a phone (${called(size)}) the analysis folds away to decide, and comes back`, async ({ person }) => {
    const page = await person({ likes: LIKES, ...device(size) });
    const board = new Board(page);
    await board.open(text);
    await board.go(first('hire'));
    await expect(page.locator('#action-title')).not.toBeVisible();
    await board.id('study-fold').click();
    await expect(page.locator('#action-title')).toBeVisible();
    await board.id('study-next').click();
    await board.at(first('hire') + 1);
    await board.id('study-fold').click();
    await expect(board.id('study-moves')).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

test('a running game is looked into with what one knows of it, where hints are allowed, and left again', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const board = new Board(page);
  const table = await OpenTable.open(page, { options: { players: 3 }, bots: [{ seat: 1, bot: 'trainee' }, { seat: 2, bot: 'trainee' }], start: true, seed: '5' });
  await table.show();
  await expect(page.locator('#action-title')).toBeVisible();
  await page.getByRole('tab', { name: word('game-tab-chat') }).click();
  await board.id('analyse-own').click();
  await expect(page).toHaveURL(/\/study\?table=/);
  await expect(board.id('study-own')).toContainText(word('study-own').slice(0, 20));
  // There is no record of it yet, so there is nothing to review or to hand out.
  await expect(board.panel.getByRole('tab', { name: word('study-tab-review'), exact: true })).toHaveCount(0);
  await board.tab('worth');
  await board.id('study-evaluate').click();
  await expect(board.id('study-chances').locator('li')).toHaveCount(3);
  await board.tab('share');
  await expect(board.id('study-save-record')).toHaveCount(0);
  await expect(board.id('study-save-position')).toBeVisible();
  await board.id('study-to-game').click();
  await expect(page).toHaveURL(new RegExp(`/t/${table.id}`));
  await expect(page.locator('#action-title')).toBeVisible();
});

test.describe('where hints are not agreed on', () => {
  // The server refuses, and the browser says so.
  test.use({ allowed: /403/ });
  test('a running game is not looked into', async ({ person }) => {
    const [host, guest] = [await person({ likes: LIKES }), await person({ likes: LIKES })];
    const { id } = await facing(host, guest);
    await host.getByRole('tab', { name: word('game-tab-chat') }).click();
    await expect(host.getByTestId('analyse-own')).toHaveCount(0);
    await host.goto(`/study?table=${id}`);
    await expect(host.getByText(word('study-no-hints'))).toBeVisible();
  });
});
