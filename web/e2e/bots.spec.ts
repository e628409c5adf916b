// A full game against a bot, by clicking: from "play now" to the ranking.

import { Player } from './support/player';
import { expect, test } from './support/test';
import { word } from './support/words';

test('a game against a bot to its end, and a rematch', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', confirmEnd: false } });
  await page.goto('/');
  await page.locator('.now summary').click();
  const choose = (group: string, value: string) =>
    page.getByRole('group', { name: word(group), exact: true }).locator(`label:has(input[value="${value}"])`).click();
  await choose('home-players', '2');
  await choose('home-game', 'second');
  await page.getByTestId('play-now').click();
  await page.waitForURL(/\/t\//);
  const first = page.url();

  const player = new Player(page);
  expect(await player.play()).toBe(true);
  await expect(page.locator('.ranking li')).toHaveCount(2);

  await page.getByRole('button', { name: word('end-rematch') }).click();
  await page.waitForURL(({ href }) => /\/t\//.test(href) && href !== first);
  await expect(page.locator('#action-title')).toBeVisible();
});
