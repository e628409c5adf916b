/** Every screen of the client in turn, with something on it. */

import { expect, type Page } from '@playwright/test';
import { Player } from './player';
import { readRecord } from './record';
import { OpenTable } from './table';

/** Decisions at which the game screen is looked at, each late in the record, when there is much on the board. */
const PANELS = ['first_restaurant', 'reserve', 'work', 'order', 'hire', 'train', 'campaign', 'cook', 'fetch', 'house', 'garden', 'open', 'move', 'pay', 'keep'];

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Goes through all screens; `seen` is called on each, with its name. */
export async function screens(page: Page, seen: (name: string) => Promise<void>): Promise<void> {
  const visit = async (name: string, path: string) => {
    await page.goto(path);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await settled(page);
    await seen(name);
  };
  const record = readRecord('every-decision.txt');
  const table = await OpenTable.ofRecord(page, record);
  const at = new Map(PANELS.map((kind) => [record.decisions.findLastIndex(({ action }) => action.action === kind), kind]));
  let covered = false;
  for (const [index, { seat, action }] of record.decisions.entries()) {
    const kind = at.get(index);
    if (kind) {
      await table.show();
      const ready = page.getByTestId('handover-ready');
      await expect(ready.or(page.locator('#action-title'))).toBeVisible();
      if (await ready.isVisible()) {
        if (!covered) await seen('hand-over');
        covered = true;
        await ready.click();
      }
      await expect(page.locator('#action-title')).toBeVisible();
      await settled(page);
      await seen(`game-${kind}`);
    }
    await table.act(seat, action);
  }
  for (const tab of [1, 2, 3, 4]) {
    await page.getByRole('tab').nth(tab).click();
    await seen(`game-tab-${tab}`);
  }
  await page.getByTestId('settings').click();
  await seen('settings');
  await visit('home', '/');
  await visit('learn', '/learn');
  await visit('about', '/about');
  await visit('account', '/account');
  await visit('my-games', '/mine');
  await visit('missing', '/nowhere/at/all');
  const lobby = await OpenTable.open(page, { options: { players: 4 } });
  await visit('lobby', `/t/${lobby.id}`);
  // A short game to its end.
  const seats = [0, 1];
  const short = await OpenTable.open(page, { options: { players: 2, intro: 'second' }, seats, start: true, seed: '3' });
  await short.show();
  await new Player(page, seats.length).play();
  await settled(page);
  await seen('end');
  await visit('replay', `/t/${short.id}/replay`);
}
