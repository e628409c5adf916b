// Whole games of three through the interface, from the home screen to the ranking: by mouse, by keyboard alone, by touch on a phone.

import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { device, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

const likes = { pace: 'skip', confirmEnd: false } as const;
const choice = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: word(group), exact: true }).locator(`label:has(input[value="${value}"])`);

async function ranked(page: Page): Promise<void> {
  await expect(page.locator('.ranking li')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a game of three by mouse, and a rematch', async ({ person }) => {
  const page = await person({ likes });
  await page.goto('/');
  await page.locator('.now > details > summary').click();
  await page.getByTestId('home-level').selectOption('trainee');
  await choice(page, 'home-game', 'second').click();
  await page.getByTestId('play-now').click();
  await page.waitForURL(/\/t\//);
  const first = page.url();

  const player = new Player(page);
  expect(await player.play()).toBe(true);
  await ranked(page);

  await page.getByRole('button', { name: word('end-rematch') }).click();
  await page.waitForURL(({ href }) => /\/t\//.test(href) && href !== first);
  await expect(page.locator('#action-title')).toBeVisible();
});

test('a game of three by keyboard alone', async ({ person }) => {
  const page = await person({ likes });
  await page.goto('/');
  const tabTo = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    for (let keys = 0; keys < 200; keys += 1) {
      if (await page.evaluate((which) => document.activeElement?.matches(which) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo('.now > details > summary');
  await page.keyboard.press('Enter');
  // The gentlest bot is the first; one to the right of the whole game is the first introduction.
  await tabTo('[data-testid="home-level"]');
  await page.keyboard.press('Home');
  await tabTo('.now details input[value="none"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('home-level')).toHaveValue('trainee');
  await expect(page.locator('.now input[value="first"]')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByTestId('play-now')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);

  expect(await new Player(page, 1, 'keys').play()).toBe(true);
  await ranked(page);
});

test('a game of three by touch on a phone', async ({ person }) => {
  const page = await person({ ...device(UPRIGHT), likes });
  await page.goto('/');
  await page.locator('.now > details > summary').tap();
  await page.getByTestId('home-level').selectOption('trainee');
  await choice(page, 'home-game', 'first').tap();
  await page.getByTestId('play-now').tap();
  await page.waitForURL(/\/t\//);

  expect(await new Player(page, 1, 'touch').play()).toBe(true);
  await ranked(page);
});
