// Two people in browsers of their own play each other live, a third watches, and one of them reloads in the middle of a phase.

import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { expect, test } from './support/test';

test('two people live, one watching, one reloading', async ({ person }) => {
  const likes = { pace: 'skip', confirmEnd: false } as const;
  const [ann, bob, eve] = [await person({ likes }), await person({ likes }), await person({ likes })];
  await ann.goto('/');
  await ann.getByTestId('create-table').click();
  await ann.waitForURL(/\/t\//);
  await ann.locator('label:has(input[value="2"])').first().click();
  await ann.locator('label:has(input[value="second"])').click();
  await expect(ann.getByTestId('seat-2')).toHaveCount(0);
  await expect(ann.locator('input[value="second"]')).toBeChecked();
  const link = await ann.getByTestId('invite-link').inputValue();
  // Eve comes while there is a seat: whoever finds a full table is not asked to sit down.
  await eve.goto(link);
  await eve.getByTestId('join-watch').click();
  await bob.goto(link);
  await bob.getByTestId('join-sit').click();
  await expect(eve.getByTestId('seat-1')).toBeVisible();
  await ann.getByTestId('start-game').click();
  for (const page of [ann, bob, eve]) await expect(page.locator('#action-title')).toBeVisible();

  const players = [new Player(ann), new Player(bob)];
  const round = (page: Page) => page.locator('.slab.round').innerText();
  const restructuring = (id: string) => id.startsWith('structure-');
  // Whoever hires has a structure to choose the next day, and nobody chooses for Ann: at the latest then she reloads.
  let reloaded = false;
  for (let turn = 0; turn < 200 && !/3/.test(await round(ann)); turn += 1) {
    await expect.poll(async () => (await Promise.all(players.map((one) => one.idle()))).every(Boolean)).toBe(false);
    for (const player of players) {
      if (!(await player.once((id) => player.page === ann && !reloaded && restructuring(id)))) continue;
      // In the middle of a phase: the game is where it was.
      const title = await ann.locator('#action-title').innerText();
      await ann.reload();
      await expect(ann.locator('#action-title')).toHaveText(title);
      await expect(ann.getByTestId('structure-ready')).toBeVisible();
      reloaded = true;
    }
  }
  expect(reloaded).toBe(true);
  // All three see the same table; the watcher is offered nothing.
  const there = await round(ann);
  for (const page of [bob, eve]) await expect(page.locator('.slab.round')).toHaveText(there);
  await expect(eve.locator('.action [data-testid^="hire-"], .action [data-testid="structure-ready"]')).toHaveCount(0);
  // Names of clip paths are counted page by page.
  const board = async (page: Page) => (await page.locator('.board svg.pieces').innerHTML()).replaceAll(/\bc\d+\b/g, '');
  for (const page of [bob, eve]) await expect.poll(async () => (await board(page)) === (await board(ann)), 'the same board').toBe(true);
});
