// Reasons, keys, languages, and a server that goes away.

import type { Page } from '@playwright/test';
import { Performer } from './support/perform';
import { Player } from './support/player';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { squareAt } from './support/map';
import { word } from './support/words';

const start = (page: Page) =>
  OpenTable.open(page, { options: { players: 2, intro: 'second' }, bots: [{ seat: 1, bot: 'random' }], start: true, seed: '3' });

test('an illegal place says why', async ({ person }) => {
  const page = await person();
  const table = await start(page);
  await table.show();
  await expect(page.locator('.action [data-testid="confirm-place"]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // The middle of a printed house is never a place for a restaurant.
  const house = (await table.view()).game!.houses[0]!;
  const { at, width, height } = house.building;
  const point = await squareAt(page, at[0] + width / 2, at[1] + height / 2);
  await page.mouse.click(point.x, point.y);
  await expect(page.locator('.action [role="alert"]').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByTestId('confirm-place')).toBeDisabled();
});

test('a placement and a structure by keyboard alone', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', confirmEnd: false } });
  const table = await start(page);
  await table.show();
  const focused = (selector: string) => page.evaluate((which) => document.activeElement?.matches(which) ?? false, selector);
  const tabThere = async (selector: string) => {
    for (let key = 0; key < 300 && !(await focused(selector)); key += 1) await page.keyboard.press('Tab');
    return focused(selector);
  };
  // What the bot does may change the screen, and with it where one is: then one begins again.
  const tabTo = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    await expect.poll(() => tabThere(selector), selector).toBe(true);
  };
  // Until it is our turn the bot may place first.
  await expect(page.getByTestId('confirm-place')).toBeVisible();
  await tabTo('[data-spot]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await expect.poll(() => focused('[data-spot]')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('confirm-place')).toBeEnabled();
  await tabTo('[data-testid="confirm-place"]');
  await page.keyboard.press('Enter');
  // The first working day: somebody is hired, so that there is a structure to choose.
  const hire = '[data-testid="hire-waitress"]';
  const order = '[data-testid^="order-"]:not([disabled])';
  await expect(page.locator(`${hire}, ${order}`).first()).toBeVisible();
  if ((await page.locator(order).count()) > 0) {
    await tabTo(order);
    await page.keyboard.press('Enter');
  }
  await tabTo(hire);
  await page.keyboard.press('Enter');
  // The only hire there is: the day is done, and ends when one says so.
  await expect(page.locator(hire)).toHaveCount(0);
  await page.keyboard.press('e');
  // Whoever is new came to work; to the beach and back.
  const [beach, work] = ['[data-testid="beach-waitress"]', '[data-testid="at-work-waitress"]'];
  await tabTo(work);
  await page.keyboard.press('Enter');
  await tabTo(beach);
  await page.keyboard.press('Enter');
  await expect(page.locator(work)).toBeVisible();
  await tabTo('[data-testid="structure-ready"]');
  const { seq } = await table.view();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await table.view()).seq).toBeGreaterThan(seq);
});

test('the language changes in the middle of a game', async ({ person }) => {
  const page = await person();
  const table = await start(page);
  await table.show();
  await expect(page.locator('#action-title')).toHaveText(word('stage-first_restaurant'));
  for (const [id, language] of [['zh-CN', 'zh-CN'], ['ru', 'ru'], ['en', 'en']] as const) {
    await page.getByTestId('settings').click();
    await page.locator(`dialog[open] label:has(input[value="${id}"])`).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#action-title')).toHaveText(word('stage-first_restaurant', language));
    await expect(page.locator('html')).toHaveAttribute('lang', id);
  }
});

test.describe('a server that goes away', () => {
  // The browser itself reports connections that fail.
  test.use({ allowed: /WebSocket connection to|Failed to load resource/ });

  test('is noticed, waited for, and found again with what was typed', async ({ person, server }) => {
    const page = await person();
    const table = await start(page);
    await table.show();
    await page.getByRole('tab', { name: word('game-tab-chat') }).click();
    const line = page.getByRole('textbox', { name: word('table-chat-say') });
    await line.fill('Are you there?');
    await server.kill();
    await expect(page.getByText(word('shell-away'))).toBeVisible();
    await expect(line).toHaveValue('Are you there?');
    await server.start();
    await expect(page.getByText(word('shell-away'))).toBeHidden();
    await expect(line).toHaveValue('Are you there?');
    await line.press('Enter');
    await expect(page.getByRole('list', { name: word('table-chat') })).toContainText('Are you there?');
    await expect(line).toHaveValue('');
    // And the game goes on.
    const perform = new Performer(page);
    await perform.list();
    const place = page.locator('.action [data-testid^="place-"]').first();
    await perform.placeFromList((await place.getAttribute('data-testid'))!.slice('place-'.length));
    await expect.poll(async () => (await table.view()).seq).toBeGreaterThan(table.seq);
    // The bot may be next; then it is our turn again.
    await expect.poll(() => new Player(page).idle()).toBe(false);
  });
});
