/**
 * Every screen of the client with something on it. Games are led to where they are looked at by what the server takes
 * over HTTP, so that nothing has to be clicked on the way.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Action } from '../../src/lib/wire';
import { OnScreen } from './lessons';
import { OnScreen as Puzzling, puzzlesOf } from './puzzles';
import { costly, seated } from './moments';
import { beforeOnesDay, openOrders } from './orders';
import { counted, opened, playedBy, register } from './people';
import { type Decision, readRecord, type Recording } from './record';
import { OpenTable } from './table';
import { word } from './words';

/** Called on each screen with its name. */
export type Seen = (name: string) => Promise<void>;
type Kind = Action['action'];

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
  await settled(page);
}

/** Shows a table to whoever is awaited: the one person there is, or the next of those who share the device. */
async function sit(table: OpenTable, shared: boolean): Promise<void> {
  const { page } = table;
  await table.show();
  if (shared) await seated(page);
  await expect(page.locator('#action-title')).toBeVisible();
  await settled(page);
}

/** The last time each of these decisions is taken, in the order of the record: late, when there is much on the board. */
function lastOf(record: Recording, kinds: readonly Kind[]): [index: number, kind: Kind][] {
  const found = kinds.map((kind): [number, Kind] => [record.decisions.findLastIndex(({ action }) => action.action === kind), kind]);
  const missing = found.filter(([index]) => index < 0);
  if (missing.length > 0) throw new Error(`the record never has ${missing.map(([, kind]) => kind).join(', ')}`);
  return found.sort(([a], [b]) => a - b);
}

/** The action panel at the last of each of these decisions; then the table, and the decisions that are left. */
async function panels(page: Page, record: Recording, kinds: readonly Kind[], seen: Seen): Promise<{ table: OpenTable; left: Decision[] }> {
  const table = await OpenTable.ofRecord(page, record);
  let taken = 0;
  for (const [index, kind] of lastOf(record, kinds)) {
    // Nobody looks on meanwhile: drawing every step would take longer than taking it.
    await page.goto('about:blank');
    for (; taken < index; taken += 1) await table.act(record.decisions[taken]!.seat, record.decisions[taken]!.action);
    await sit(table, !record.options.solo);
    await seen(`game-${kind}`);
  }
  return { table, left: record.decisions.slice(taken) };
}

const tab = (page: Page, id: string) => page.getByRole('tab', { name: word(id), exact: true }).click();

async function around(page: Page, seen: Seen): Promise<void> {
  const open = await OpenTable.open(page, { options: { players: 4, name: 'Friday night', public: true } });
  await visit(page, '/');
  await seen('home');
  await page.getByTestId('settings').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await seen('settings');
  await visit(page, '/');
  await page.locator('section', { has: page.getByTestId('play-solo') }).locator('summary').first().click();
  await page.getByTestId('play-solo').scrollIntoViewIfNeeded();
  await seen('home-solo-switches');
  for (const name of ['learn', 'about', 'account', 'mine', 'nowhere']) {
    await visit(page, `/${name}`);
    await seen(name);
  }
  await visit(page, '/learn/pictures');
  await seen('learn-pictures');
  await visit(page, `/t/${open.id}`);
  await seen('lobby');
}

async function opening(page: Page, seen: Seen): Promise<void> {
  const record = readRecord('evening.txt');
  // The device goes round for secrets: the first of them is a reserve card.
  const passed = await OpenTable.ofRecord(page, record);
  await passed.play(record, (_seat, action) => action.action === 'reserve');
  await passed.show();
  await expect(page.getByTestId('handover-ready')).toBeVisible();
  await settled(page);
  await seen('hand-over');
  await panels(page, record, ['first_restaurant', 'reserve', 'open', 'garden'], seen);
}

async function evening(page: Page, seen: Seen): Promise<void> {
  const record = readRecord('evening.txt');
  await panels(page, record, ['campaign', 'train', 'work', 'order'], seen);
  for (const view of ['map', 'company', 'tree', 'milestones']) {
    await page.getByTestId(`view-${view}`).click();
    await seen(`game-view-${view}`);
  }
  await tab(page, 'game-tab-chat');
  await seen('game-table');
  await tab(page, 'game-tab-log');
  await seen('game-log');
  await page.getByRole('button', { name: word('log-watch') }).first().click();
  const show = page.locator('section.show');
  await expect(show).toBeVisible();
  await show.locator('input[type="range"]').fill('2');
  await seen('show');
}

/** The decisions of the last round, the career tree, the end, and the way back. */
async function ending(page: Page, seen: Seen): Promise<void> {
  const record = readRecord('evening.txt');
  const { table, left } = await panels(page, record, ['hire', 'cook', 'keep', 'pay'], seen);
  await page.goto('about:blank');
  for (const { seat, action } of left) await table.act(seat, action);
  await visit(page, `/t/${table.id}`);
  await seen('end');
  await visit(page, `/t/${table.id}/replay?at=300`);
  await seen('replay');
}

/** What good players rarely do. */
async function rarely(page: Page, seen: Seen): Promise<void> {
  await panels(page, readRecord('every-decision.txt'), ['house', 'errand', 'fetch', 'move'], seen);
}

async function solo(page: Page, seen: Seen): Promise<void> {
  const record = readRecord('solo-evening.txt');
  await panels(page, record, ['campaign', 'work'], (name) => seen(`solo-${name}`));
  await page.getByTestId('player-1').click();
  await seen('solo-mat');
  await tab(page, 'game-tab-log');
  await page.getByRole('button', { name: word('log-watch') }).first().click();
  await expect(page.locator('section.show')).toBeVisible();
  await seen('solo-show');
}

async function learning(page: Page, seen: Seen): Promise<void> {
  const lesson = new OnScreen(page);
  await lesson.open('cooking');
  await seen('lesson-reading');
  await lesson.goOn();
  await lesson.mood('playing');
  await page.getByTestId('coach-hint').click();
  await seen('lesson-playing');
  await page.getByTestId('end-step').click();
  await page.getByTestId('show-close').click();
  await lesson.mood('missed');
  await seen('lesson-missed');
  await page.getByTestId('coach-again').click();
  await lesson.mood('playing');
  await page.getByTestId('cook-burger_cook-burger').click();
  await page.getByTestId('cook-kitchen_trainee-pizza').click();
  await page.getByTestId('end-day').click();
  await page.getByTestId('show-close').click();
  await lesson.mood('reached');
  await lesson.goOn();
  await page.getByTestId('answer-1').click();
  await expect(lesson.remark).toBeVisible();
  await seen('lesson-question');
  await page.getByTestId('answer-2').click();
  await expect(page.getByTestId('lesson-finished')).toBeVisible();
  await seen('lesson-finished');
}

async function puzzling(page: Page, seen: Seen): Promise<void> {
  const tried = new Puzzling(page);
  await visit(page, '/puzzles');
  await seen('puzzles');
  const [, second] = puzzlesOf('win_house');
  await tried.open(second!.id);
  await page.getByTestId('puzzle-hint').click();
  await seen('puzzle-playing');
  await page.getByTestId('structure-ready').click();
  const end = page.locator('[data-testid="end-step"], [data-testid="end-day"], [data-testid="show-close"]');
  const failed = page.locator('[data-testid="puzzle"][data-mood="failed"]');
  while ((await failed.count()) === 0) {
    await expect(end.or(failed).first()).toBeVisible();
    if ((await failed.count()) === 0) await end.filter({ visible: true }).first().click();
  }
  await seen('puzzle-failed');
  await page.getByTestId('puzzle-give-up').click();
  await page.getByTestId('puzzle-give-up-sure').click();
  await tried.mood('shown');
  await seen('puzzle-shown');
}

async function editing(page: Page, seen: Seen): Promise<void> {
  await page.goto('/editor');
  await expect(page.getByTestId('editor')).toHaveAttribute('data-sound', 'true');
  for (const part of ['map', 'town', 'campaigns', 'chains', 'game', 'text']) {
    await page.locator(`label:has(input[type="radio"][value="${part}"])`).click();
    if (part === 'campaigns') await page.getByTestId('add-campaigns').click();
    await seen(`editor-${part}`);
  }
}

/** A game of a few rounds on the analysis board: its whole length takes longer to review and looks the same. */
async function studying(page: Page, seen: Seen): Promise<void> {
  const tab = (name: string) => page.getByRole('tab', { name: word(`study-tab-${name}`), exact: true }).click();
  await page.goto('/study');
  await expect(page.getByTestId('study-open')).toBeVisible();
  await seen('study-open');
  const lines = readFileSync(join(import.meta.dirname, '../data/evening.txt'), 'utf8').split('\n');
  await page.getByTestId('study-file').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(`${lines.slice(0, 110).join('\n')}\n`) });
  await expect(page.getByTestId('study')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('[data-node][aria-current]')).not.toHaveAttribute('data-node', '0');
  await seen('study-moves');
  await tab('worth');
  await page.getByTestId('study-evaluate').click();
  await expect(page.getByTestId('study-plan-0')).toBeVisible();
  await expect(page.getByTestId('study-evaluate-progress')).toHaveCount(0);
  await seen('study-worth');
  await page.getByTestId('study-plan-0').click();
  await expect(page.getByTestId('study-left')).toBeVisible();
  await tab('review');
  await page.getByTestId('study-review').click();
  await expect(page.getByTestId('study-chart')).toBeVisible();
  await seen('study-review');
  await tab('share');
  await seen('study-share');
}

/** Somebody else, in a browser of their own that is closed with the first one's. */
async function another(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: new URL(page.url()).origin });
  page.once('close', () => void context.close());
  return context.newPage();
}

/** What is known of people, where they find each other, and how they are called. */
async function people(page: Page, seen: Seen): Promise<void> {
  const name = (who: string) => `${who} ${Math.random().toString(36).slice(2, 8)}`;
  const me = await register(page, name('Anna'));
  await visit(page, '/about');
  const other = await another(page);
  await register(other, name('Boris'));
  await playedBy(page, other);
  await counted(page, me, 1);
  await opened(other.request, { options: { players: 4, public: true, name: 'A first cup together', learning: true, modules: ['coffee'] } });
  const invited = await opened(other.request, { options: { players: 2, name: 'Lunch in three time zones', clock: { kind: 'per_turn', limit: 86_400_000 } } });
  expect((await other.request.post(`/api/tables/${invited}/invitations`, { data: { who: me } })).ok()).toBe(true);
  for (const [screen, path] of Object.entries({ invited: '/', profile: `/people/${me}`, leaders: '/leaders', statistics: '/statistics', tables: '/tables' })) {
    await visit(page, path);
    await seen(screen);
  }
  for (const form of ['json', 'discord']) await page.request.post('/api/me/notices/webhooks', { data: { url: `https://example.com/${form}`, form } });
  await visit(page, '/account');
  await expect(page.getByTestId('devices').getByRole('listitem')).toHaveCount(1);
  await seen('account-of-mine');
  await page.getByTestId('delete-account').scrollIntoViewIfNeeded();
  await seen('account-end');
  for (const what of ['stop', 'password']) {
    await visit(page, `/${what}/nonsense`);
    await seen(`link-${what}`);
  }
}

async function orders(page: Page, seen: Seen): Promise<void> {
  await page.goto('/about');
  const other = await another(page);
  // The lot decides who works first.
  while ((await beforeOnesDay(page, other)).maker !== page);
  await openOrders(page);
  await seen('orders');
  await page.getByTestId('plan-make').click();
  await expect(page.getByTestId('plan-panel')).toBeVisible();
  await page.locator('[data-testid^="hire-"]').first().click();
  await expect(page.getByTestId('plan-step-0')).toBeVisible();
  await seen('plan');
}

/** A first game with a coach, and what a coach says of a decision that costs much. */
async function coached(page: Page, seen: Seen): Promise<void> {
  await visit(page, '/');
  await seen('welcome');
  await page.getByTestId('first-game').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('coach')).toBeVisible();
  await settled(page);
  await seen('coach');
  await page.evaluate(() => localStorage.setItem('magnate.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('magnate.settings') ?? '{}'), coach: 'warnings' })));
  await costly(page);
  await expect(page.getByTestId('coach-warns').or(page.getByTestId('coach-regret'))).toBeVisible();
  await seen('coach-costly');
}

/** All screens, in walks of their own that do not need each other. */
export const WALKS: Readonly<Record<string, (page: Page, seen: Seen) => Promise<void>>> = {
  'around the game': around,
  'opening decisions': opening,
  'an evening': evening,
  'the end of it': ending,
  'rare decisions': rarely,
  'against The Chain': solo,
  lessons: learning,
  puzzles: puzzling,
  'the position editor': editing,
  'the analysis board': studying,
  people,
  orders,
  'with a coach': coached,
};
