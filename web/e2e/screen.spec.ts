// The game screen: nothing final by accident, seeing by tapping, everything in sight at every size.

import type { Page } from '@playwright/test';
import { squareAt } from './support/map';
import { readRecord } from './support/record';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const;
const isPhone = ({ width, height }: { width: number; height: number }) => Math.min(width, height) < 500;
const touch = (size: (typeof SIZES)[number]) => ({ viewport: size, ...(isPhone(size) ? { hasTouch: true, isMobile: true } : {}) });

/** An introductory game of one person against a bot, at the person's first hire: the only thing to do that day. */
async function oneStepDay(page: Page): Promise<OpenTable> {
  const table = await OpenTable.open(page, { options: { players: 2, intro: 'first' }, bots: [{ seat: 1, bot: 'random' }], start: true, seed: '3' });
  await table.show();
  await expect(page.getByTestId('places')).toBeVisible();
  await page.getByTestId('places').locator('summary').click();
  await page.locator('[data-testid^="place-"]').first().click();
  await page.getByTestId('confirm-place').click();
  const [order, hire] = [page.locator('[data-testid^="order-"]:enabled').first(), page.getByTestId('hire-waitress')];
  await expect(order.or(hire).first()).toBeVisible();
  if (await order.isVisible()) await order.click();
  await expect(hire).toBeVisible();
  return table;
}

/** A table led to the first (or nth) decision of a kind and shown to whoever takes it. */
async function at(page: Page, name: string, kind: string, nth = 0): Promise<OpenTable> {
  const record = readRecord(name);
  const table = await OpenTable.ofRecord(page, record);
  let seen = 0;
  await table.play(record, (_seat, action) => action.action === kind && seen++ === nth);
  await table.show();
  const ready = page.getByTestId('handover-ready');
  await expect(ready.or(page.locator('#action-title')).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(page.locator('#action-title')).toBeVisible();
  return table;
}

test('the only hire of a day is not final until the day is ended', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const table = await oneStepDay(page);
  const { seq } = await table.view(0);
  await page.getByTestId('hire-waitress').click();
  await expect(page.getByTestId('end-day')).toBeVisible();
  expect((await table.view(0)).seq, 'nothing has happened yet').toBe(seq);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('hire-waitress')).toBeVisible();
  // Once more, and over a reload.
  await page.getByTestId('hire-waitress').click();
  await expect(page.getByTestId('end-day')).toBeVisible();
  await page.reload();
  await page.getByTestId('end-day').click();
  await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
});

test('who wishes so has the day end by itself', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', endByItself: true } });
  const table = await oneStepDay(page);
  const { seq } = await table.view(0);
  await page.getByTestId('hire-waitress').click();
  await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
});

test('a secret choice is shown to its maker, and can be changed until all are in', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  // The other seat is a person too, who takes their time.
  const other = await person();
  const table = await OpenTable.open(page, { options: { players: 2 } });
  await page.goto(`/t/${table.id}`);
  const link = await page.getByTestId('invite-link').inputValue();
  await other.goto(link);
  await other.getByTestId('sit-1').click();
  await page.getByTestId('start-game').click();
  const place = async (who: Page) => {
    await who.getByTestId('places').locator('summary').click();
    await who.locator('[data-testid^="place-"]').first().click();
    await who.getByTestId('confirm-place').click();
  };
  for (let left = 2; left > 0; left -= 1) {
    const list = (who: Page) => who.getByTestId('places').isVisible();
    await expect.poll(async () => (await list(page)) || (await list(other)), 'somebody places').toBe(true);
    const who = (await list(page)) ? page : other;
    await place(who);
    await expect(who.getByTestId('places')).toHaveCount(0);
  }
  const cards = page.locator('label:has(input[name="reserve"])');
  await cards.first().click();
  await page.getByTestId('reserve-keep').click();
  await expect(page.getByTestId('own-choice')).toBeVisible();
  await page.getByTestId('change-choice').click();
  await expect(page.locator('input[name="reserve"]').first()).toBeChecked();
  const last = await page.locator('input[name="reserve"]').last().inputValue();
  await cards.last().click();
  await page.getByTestId('reserve-keep').click();
  await expect(page.getByTestId('own-choice')).toBeVisible();
  expect((await table.view(0)).game!.chains[0]!.reserve, 'the second thought counts').toBe(last);
});

test('what can be frozen is kept unless it is taken out', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  await at(page, 'evening.txt', 'keep');
  const kept = await page.locator('[data-testid^="kept-"]').allInnerTexts();
  expect(kept.reduce((sum, text) => sum + Number.parseInt(text), 0)).toBeGreaterThan(0);
});

test('one click for the whole kitchen', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const record = readRecord('evening.txt');
  // The first of at least three cooks in a row of one player.
  const cooks = record.decisions.map(({ seat, action }) => (action.action === 'cook' ? seat : null));
  const first = cooks.findIndex((seat, index) => seat !== null && cooks[index - 1] !== seat && cooks[index + 1] === seat && cooks[index + 2] === seat);
  const table = await at(page, 'evening.txt', 'cook', cooks.slice(0, first).filter((seat) => seat !== null).length);
  const all = page.locator('[data-testid^="cook-all-"]').first();
  await expect(all).toBeVisible();
  const { seq } = await table.view();
  await all.click();
  await expect.poll(async () => (await table.view()).seq).toBeGreaterThan(seq + 1);
  await expect(page.locator('[data-testid^="cook-"]')).toHaveCount(0);
});

test('R and Rotate turn a piece the same way, past what does not fit, and keep it', async ({ person }) => {
  const page = await person();
  await at(page, 'evening.txt', 'first_restaurant');
  await page.getByTestId('places').locator('summary').click();
  const pressed = page.locator('[data-testid^="place-"][aria-pressed="true"]');
  await page.locator('[data-testid^="place-"]').first().click();
  const first = await pressed.getAttribute('data-testid');
  const square = first!.split(',').slice(0, 2).join();
  await page.getByTestId('rotate').click();
  await expect(pressed).toHaveCount(1);
  const byButton = await pressed.getAttribute('data-testid');
  expect(byButton!.startsWith(square), 'it stays where it is').toBe(true);
  // All the way round by key leads through the same places.
  await page.getByTestId(first!).click();
  await page.keyboard.press('r');
  await expect(page.getByTestId(byButton!)).toHaveAttribute('aria-pressed', 'true');
  // The pointer crosses the map and leaves it: what is picked stays picked.
  const point = await squareAt(page, 1, 1);
  await page.mouse.move(point.x, point.y);
  await page.mouse.move(5, 5);
  await expect(page.getByTestId(byButton!)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('confirm-place')).toBeEnabled();
});

test('a way is found to where one taps, and its end takes a step back', async ({ person }) => {
  const page = await person();
  const record = readRecord('every-decision.txt');
  const fetches = record.decisions.flatMap(({ action }) => (action.action === 'fetch' && action.buyer !== 'zeppelin_pilot' ? [action] : []));
  const drawn = fetches.findIndex(({ path }) => path.length >= 3);
  await at(page, 'every-decision.txt', 'fetch', record.decisions.flatMap(({ action }) => (action.action === 'fetch' ? [action] : [])).indexOf(fetches[drawn]!));
  const { buyer, from, path } = fetches[drawn]!;
  const door = page.getByTestId(`draw-${buyer}-${from}`);
  if (!(await door.isVisible())) await page.locator('.action details', { has: door }).locator('summary').click();
  await door.click();
  // Two steps along the known way.
  const step: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  const end = [...path.slice(0, 2)].reduce<[number, number]>(([x, y], letter) => [x + step[letter]![0], y + step[letter]![1]], [from[0], from[1]]);
  const point = await squareAt(page, end[0] + 0.5, end[1] + 0.5);
  await page.mouse.click(point.x, point.y);
  const way = page.locator('.note', { has: page.getByTestId('route-go') });
  await expect(way).toContainText('2');
  await expect(page.locator('.route-line')).toHaveCount(1);
  // No way leads back over the last step; its end takes it back.
  const opposite: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };
  await expect(page.getByTestId(`route-${opposite[path[1]!]}`)).toHaveCount(0);
  await page.mouse.click(point.x, point.y);
  await expect(way).toContainText('1');
});

for (const size of SIZES)
  test(`everything is in sight at ${size.width}x${size.height}`, async ({ person }) => {
    const page = await person({ ...touch(size), likes: { motion: 'reduced' } });
    await at(page, 'evening.txt', 'first_restaurant');
    const within = (selector: string) =>
      page.locator(selector).first().evaluate((element) => {
        const { top, left, bottom, right } = element.getBoundingClientRect();
        return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      });
    for (const seen of ['[data-testid="confirm-place"]', '#action-title', '.board .stage', '[data-testid="view-company"]', 'h1'])
      expect(await within(seen), seen).toBe(true);
    const overhang = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(overhang.every((by) => by <= 0), `nothing hangs over: ${overhang}`).toBe(true);
  });

for (const size of SIZES.filter(isPhone))
  test(`tapping a house or a restaurant at ${size.width}x${size.height} tells about it, and goes on telling`, async ({ person }) => {
    const page = await person({ ...touch(size), likes: { motion: 'reduced', pace: 'skip' } });
    const table = await at(page, 'evening.txt', 'campaign');
    const { game } = await table.view();
    const house = game!.houses.find(({ building }) => building.width > 0)!;
    const tap = async (x: number, y: number) => {
      const point = await squareAt(page, x, y);
      await page.touchscreen.tap(point.x, point.y);
    };
    await tap(house.building.at[0] + 1, house.building.at[1] + 1);
    const details = page.getByTestId('details');
    await expect(details).toBeVisible();
    const restaurant = game!.chains.flatMap((chain) => chain.restaurants)[0]!;
    await tap(restaurant.at[0] + 1, restaurant.at[1] + 1);
    await expect(details.locator('h3')).toBeVisible();
    // Long after the tap has become a click.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(details).toBeVisible();
  });

test('the five-player set-up needs few elements', async ({ person }) => {
  const page = await person();
  const table = await OpenTable.open(page, { options: { players: 5 }, seats: [0, 1, 2, 3, 4], start: true, seed: '5' });
  await table.show();
  const ready = page.getByTestId('handover-ready');
  await expect(ready.or(page.getByTestId('confirm-place')).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(page.getByTestId('confirm-place')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(6000);
});

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
  await expect(page.locator('[data-testid="undo"]')).toBeVisible();
});
