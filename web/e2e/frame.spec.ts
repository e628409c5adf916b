// The frame of the game: a stage that follows the decision, few elements, and nothing that moves while nothing happens.

import type { Page } from '@playwright/test';
import { at, atEach, seated } from './support/moments';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';

test('the stage follows the decision, shows what one asks for, and comes back', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  await at(page, 'evening.txt', 'hire');
  await expect(page.getByTestId('stage-tree')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByTestId('stage-company')).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByTestId('stage-milestones')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByTestId('view-map')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('stage-tree')).toBeVisible();
  // Hiring in the tree itself.
  await page.locator('[data-card="recruiting_girl"].available').click();
  await expect(page.getByTestId('undo')).toBeVisible();
});

test('where there is room the company stands beside the map', async ({ person }) => {
  const page = await person({ viewport: { width: 1920, height: 1080 }, likes: { pace: 'skip' } });
  await at(page, 'evening.txt', 'campaign');
  await expect(page.getByTestId('stage-company')).toBeVisible();
  await expect(page.locator('.map .board')).toBeVisible();
});

test('the five-player set-up needs few elements', async ({ person }) => {
  const page = await person();
  const table = await OpenTable.open(page, { options: { players: 5 }, seats: [0, 1, 2, 3, 4], start: true, seed: '5' });
  await table.show();
  await seated(page);
  await expect(page.getByTestId('confirm-place')).toBeVisible();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  test.info().annotations.push({ type: 'elements', description: String(elements) });
  expect(elements).toBeLessThanOrEqual(6000);
});

/** What moves on the page, now or for ever, apart from what is being decided. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && !(one.effect as KeyframeEffect).target?.closest('.chosen, .pointed, .ghost'))
      .map((one) => {
        const { target } = one.effect as KeyframeEffect;
        return `${target?.tagName}.${target?.getAttribute('class')} ${'animationName' in one ? String(one.animationName) : 'transition'}`;
      }),
  );

test('nothing but what is decided moves while nothing happens', async ({ person }) => {
  const page = await person({ likes: { motion: 'full', pace: 'skip', skipPayday: false } });
  await atEach(page, 'evening.txt', ['first_restaurant', 'reserve', 'hire', 'campaign', 'cook', 'work', 'pay', 'keep'], async (kind) => {
    // What tells about something that has just happened comes to its end, and nothing begins again.
    await expect.poll(() => moving(page), kind).toEqual([]);
    const endless = await page.evaluate(() => document.querySelectorAll('animate, animateTransform, animateMotion').length);
    expect(endless).toBe(0);
  });
});

test('who wants less motion has none', async ({ person }) => {
  const page = await person({ reducedMotion: 'reduce', likes: { pace: 'normal' } });
  await at(page, 'evening.txt', 'campaign');
  const lasting = await page.evaluate(() =>
    document.getAnimations().flatMap((one) => (Number(one.effect?.getComputedTiming().activeDuration) > 50 ? [String((one.effect as KeyframeEffect).target?.className)] : [])),
  );
  expect(lasting).toEqual([]);
});

for (const [who, options] of [
  ['the system', { reducedMotion: 'reduce' }],
  ['the settings', { likes: { motion: 'reduced' } }],
] as const)
  test(`where ${who} asks for less motion, what changes has changed at once`, async ({ person }) => {
    const page = await person(options);
    await at(page, 'evening.txt', 'campaign');
    // Whatever would pass over to it comes a frame late, and what stands beside it moves then.
    const size = await page.locator('#action-title').evaluate((title: HTMLElement) => {
      void getComputedStyle(title).fontSize;
      title.style.fontSize = '40px';
      return getComputedStyle(title).fontSize;
    });
    expect(size).toBe('40px');
  });
