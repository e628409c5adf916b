// A solo game against The Chain by clicking, from the home screen to the ranking.

import { Player } from './support/player';
import { expect, test } from './support/test';

test('a solo game against The Chain to its end', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', confirmEnd: false } });
  await page.goto('/');
  const way = page.locator('section', { has: page.getByTestId('play-solo') });
  await way.locator('summary').first().click();
  await way.locator('label:has(input[value="second"])').click();
  await page.getByTestId('play-solo').click();
  await page.waitForURL(/\/t\//);
  await page.getByTestId('player-1').click();
  await expect(page.getByTestId('chain-mat')).toBeVisible();

  expect(await new Player(page).play()).toBe(true);
  await expect(page.locator('.ranking li')).toHaveCount(2);
});
