// A complete introductory game of two people at one screen, from the home page to the ranking, by clicking.

import type { Locator } from '@playwright/test';
import { Player } from './support/player';
import { called, device, press, SIZES, UPRIGHT } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

test('an introductory game in hot-seat, from home to ranking', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  await page.waitForURL(/\/t\//);
  const choose = (group: string, value: string) =>
    page.getByRole('group', { name: word(group), exact: true }).locator(`label:has(input[value="${value}"])`).click();
  await choose('home-players', '2');
  await expect(page.getByTestId('seat-2')).toHaveCount(0);
  await choose('table-intro', 'first');
  // Those who share the device have names.
  for (const [seat, name] of ['Anna', 'Борис'].entries()) {
    await page.getByTestId(`seat-name-${seat}`).fill(name);
    await page.getByTestId(`seat-name-${seat}`).press('Enter');
    await expect(page.getByTestId(`seat-${seat}`)).toContainText(name);
  }
  await page.getByTestId('start-game').click();
  await expect(page.getByTestId('whose-turn')).toContainText(/Anna|Борис/);

  const player = new Player(page, 2);
  expect(await player.play()).toBe(true);
  const rounds = player.taken.get('structure-ready') ?? 0;
  expect(rounds, 'they chose who works').toBeGreaterThan(4);
  // A click that came too late is counted too; covering every turn would more than double the number.
  expect(player.taken.get('handover-ready') ?? 0, 'the device went round for secrets, and for nothing else').toBeLessThan(rounds * 1.5);
  expect(player.taken.get('show') ?? 0, 'dinnertime was shown').toBeGreaterThan(0);
  expect(player.last, 'the last evening is shown before the ranking').toBe('show');
  await expect(page.locator('.ranking li')).toHaveCount(2);
  await expect(page.getByText(word('end-ranking'), { exact: true })).toBeVisible();

  // The replay goes back to the beginning.
  await page.getByRole('link', { name: word('end-replay') }).click();
  await page.waitForURL(/\/replay/);
  await expect(page.getByRole('group', { name: word('board-label') }).or(page.locator('.board')).first()).toBeVisible();
});

for (const size of [SIZES[0]!, UPRIGHT])
  test(`what the other player chose stays covered at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip' } });
    const pressOn = (target: Locator) => press(size, target);
    const table = await OpenTable.open(page, {
      options: { players: 2 },
      seats: [0, 1],
      signs: [{ seat: 0, look: 4, name: 'Anna' }, { seat: 1, look: 3, name: 'Bob' }],
      start: true,
      seed: '7',
    });
    await table.show();
    // Up to the reserve cards.
    const reserve = page.locator('input[name="reserve"]');
    while ((await reserve.count()) === 0) {
      const ready = page.getByTestId('handover-ready');
      const list = page.getByTestId('places').locator('summary');
      await expect(ready.or(list).or(reserve).first()).toBeVisible();
      if (await ready.isVisible()) {
        await pressOn(ready);
        // A finger's click comes after its touch: the button is still there for a moment.
        await expect(ready).toBeHidden();
      } else if (await list.isVisible()) {
        await pressOn(list);
        await pressOn(page.locator('.action [data-testid^="place-"]').first());
        const before = await page.getByTestId('confirm-place').elementHandle();
        await pressOn(page.getByTestId('confirm-place'));
        await before?.waitForElementState('hidden');
      }
    }
    await pressOn(page.locator('label:has(input[name="reserve"])').last());
    await pressOn(page.getByTestId('reserve-keep'));
    // The screen is covered: nothing of the table is there to be read.
    await expect(page.getByTestId('handover-ready')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Anna|Bob/);
    await expect(page.getByTestId('handover-ready')).toBeFocused();
    await expect(page.locator('.game')).toHaveCount(0);
    await pressOn(page.getByTestId('handover-ready'));
    await expect(reserve.first()).toBeAttached();
    // The other one chooses afresh.
    await expect(page.locator('input[name="reserve"]:checked')).toHaveCount(0);
  });
