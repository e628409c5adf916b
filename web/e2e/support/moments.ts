/** Games led to a moment worth looking at, and shown to whoever decides there. */

import { expect, type Page, test } from '@playwright/test';
import type { Action, NewTable, OwnData, TableAnswer, ViewData } from '../../src/lib/wire';
import { Performer } from './perform';
import { type Decision, readRecord } from './record';
import { press, type Size } from './sizes';
import { OpenTable } from './table';

/** A device that several people share is with whoever decides: everything they can do is on the screen. */
export async function seated(page: Page): Promise<void> {
  const cover = page.getByTestId('handover-ready');
  const whose = page.getByTestId('whose-turn');
  await expect(cover.or(whose).first()).toBeVisible();
  if (await cover.isVisible()) await cover.click();
  await expect(whose).toBeVisible();
}

/** A table of a record at the first decision that is meant; its seats share the device. */
export async function at(page: Page, name: string, meant: Action['action'] | ((decision: Decision, index: number) => boolean)): Promise<OpenTable> {
  const record = readRecord(name);
  const table = await OpenTable.ofRecord(page, record);
  const isMeant = typeof meant === 'function' ? meant : ({ action }: Decision) => action.action === meant;
  await table.play(record, (seat, action, index) => isMeant({ seat, action }, index));
  await table.show();
  await seated(page);
  return table;
}

/** Leads a table through a record and shows it at the first of each of these decisions, to whoever takes it. */
export async function atEach(page: Page, name: string, kinds: readonly Action['action'][], look: (kind: Action['action']) => Promise<void>): Promise<void> {
  const record = readRecord(name);
  const table = await OpenTable.ofRecord(page, record);
  const left = new Set(kinds);
  for (const { seat, action } of record.decisions) {
    if (left.size === 0) return;
    // Where several are awaited, the device is with the first of them.
    if (left.has(action.action) && (await table.view()).game!.decision.awaited[0] === seat) {
      left.delete(action.action);
      await test.step(action.action, async () => {
        await table.show();
        await seated(page);
        await look(action.action);
      });
      await page.goto('about:blank');
    }
    await table.act(seat, action);
  }
  throw new Error(`the record never has ${[...left].join(', ')}`);
}

/** Somebody trains a guru in the twelfth round, which by all reckoning costs them the game. The coach must not be off. */
export async function costly(page: Page): Promise<OpenTable> {
  const COSTLY = 253;
  // Whoever decides within a blink has not asked anybody.
  const pondering = page.waitForResponse(/\/imagine$/);
  const table = await at(page, 'evening.txt', (_decision, index) => index === COSTLY);
  await pondering;
  await new Performer(page).take(readRecord('evening.txt').decisions[COSTLY]!.action);
  return table;
}

/** Somebody with a buyer begins to draw a way on roads; the known way is told. */
export async function beginDrive(page: Page, size: Size): Promise<Extract<Action, { action: 'fetch' }>> {
  let drive: Extract<Action, { action: 'fetch' }> | null = null;
  await at(page, 'every-decision.txt', ({ action }) => {
    if (action.action !== 'fetch' || action.buyer === 'zeppelin_pilot' || action.path.length < 3) return false;
    drive = action;
    return true;
  });
  const { buyer, from } = drive!;
  const door = page.getByTestId(`draw-${buyer}-${from}`);
  await press(size, page.locator('.action details', { has: door }).locator('summary'));
  await press(size, door);
  return drive!;
}
/** Where a step would come from. */
export const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** Takes the first place of the list. */
export async function placeFirst(page: Page): Promise<void> {
  await page.getByTestId('places').locator('summary').click();
  await page.locator('[data-testid^="place-"]').first().click();
  await page.getByTestId('confirm-place').click();
}

/** An introductory game of one person against a bot, at the person's first hire: the only thing to do that day. */
export async function oneStepDay(page: Page): Promise<OpenTable> {
  const table = await OpenTable.open(page, { options: { players: 2, intro: 'first' }, bots: [{ seat: 1, bot: 'random' }], start: true, seed: '3' });
  await table.show();
  await placeFirst(page);
  const [order, hire] = [page.locator('[data-testid^="order-"]:enabled').first(), page.getByTestId('hire-waitress')];
  await expect(order.or(hire).first()).toBeVisible();
  if (await order.isVisible()) await order.click();
  await expect(hire).toBeVisible();
  return table;
}

/** Two people in browsers of their own at a table for two, of which the first is the host; it has begun. */
export async function facing(host: Page, guest: Page, options: NewTable['options'] = { players: 2 }): Promise<OpenTable> {
  const table = await OpenTable.open(host, { options });
  await table.show();
  const link = await host.getByTestId('invite-link').inputValue();
  await guest.goto(link);
  await guest.getByTestId('join-sit').click();
  await expect(guest.getByTestId('join-sit')).toBeHidden();
  await host.getByTestId('start-game').click();
  for (const page of [host, guest]) await expect(page.locator('#action-title')).toBeVisible();
  return table;
}

/** What somebody who wants to get on does: hires where that can be done, keeps everybody at home, and else takes what comes first. */
function anything({ choices: { actions, hand, keeps } }: OwnData): Action {
  if (keeps) return { action: 'keep', items: {} };
  const hire = actions.find(({ action }) => action === 'hire');
  const end = actions.find(({ action }) => action === 'end' || action === 'pay');
  return hire ?? end ?? actions[0] ?? (hand ? { action: 'work', cards: {} } : { action: 'pass' });
}

/** Everybody decides over HTTP, each for themselves, until the game has come this far. */
export async function leadOn({ id }: OpenTable, people: readonly Page[], until: (game: ViewData) => boolean): Promise<void> {
  for (let step = 0; step < 200; step += 1)
    for (const [seat, page] of people.entries()) {
      const path = `/api/tables/${id}`;
      const { table } = (await (await page.request.get(`${path}?seat=${seat}`)).json()) as TableAnswer;
      const { game, seq } = table;
      if (!game) throw new Error('the game has not begun');
      if (until(game)) return;
      if (!game.own || !game.decision.awaited.includes(seat)) continue;
      const answer = await page.request.post(`${path}/act`, { data: { seat, seq, action: anything(game.own) } });
      // Their own pages may be quicker, where nothing is due: look again.
      const { code } = (await answer.json()) as { code?: string };
      expect(answer.ok() || code === 'stale', await answer.text()).toBe(true);
    }
  throw new Error('the game does not get there');
}
