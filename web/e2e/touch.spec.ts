// Every size, and phones with real fingers: everything in sight, tapping tells what hovering shows, ways by destination.

import type { Page } from '@playwright/test';
import type { Action } from '../src/lib/wire';
import { squareAt } from './support/map';
import { at, atEach, beginDrive, oneStepDay, OPPOSITE } from './support/moments';
import { Player } from './support/player';
import { called, device, PHONES, press, SIZES, UPRIGHT } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { stepsTaken } from './support/words';

/** Decisions with a button at the foot, each once, as they come in an evening. */
const DECIDED: readonly Action['action'][] = ['first_restaurant', 'reserve', 'work', 'hire', 'cook', 'campaign', 'keep', 'pay'];

async function tap(page: Page, x: number, y: number): Promise<void> {
  const point = await squareAt(page, x, y);
  await page.touchscreen.tap(point.x, point.y);
}

for (const size of SIZES)
  test(`title, stage, switch and button are in sight at ${called(size)}, whatever is decided`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { motion: 'reduced', pace: 'skip', skipPayday: false } });
    await atEach(page, 'evening.txt', DECIDED, async () => {
      for (const seen of ['#action-title', 'h1', '.game .stage', '[data-testid="view-company"]', '.action footer .button'])
        await expect(page.locator(seen).first(), seen).toBeInViewport({ ratio: 1 });
      const overhang = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(Math.max(...overhang), `nothing hangs over: ${overhang}`).toBeLessThanOrEqual(0);
    });
  });

for (const locale of ['ru', 'zh-CN'])
  for (const size of SIZES)
    test(`the tools of a decision are whole at ${called(size)} in ${locale}`, async ({ person }) => {
      const page = await person({ ...device(size), locale, likes: { motion: 'reduced', pace: 'skip' } });
      // With something to undo.
      await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 290);
      const tools = page.locator('.action header .tools > *');
      await expect(page.getByTestId('undo')).toBeVisible();
      for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
      const over = await page.locator('.action header').evaluate((header) => header.scrollWidth - header.clientWidth);
      expect(over, 'nothing hangs over').toBeLessThanOrEqual(0);
      // Cash is the last thing on a card, and whole.
      const mine = page.locator('.players li.mine');
      const [card, cash] = await Promise.all([mine.boundingBox(), mine.locator('.cash').boundingBox()]);
      expect(cash!.x + cash!.width).toBeLessThanOrEqual(card!.x + card!.width);
    });

for (const size of PHONES) {
  test(`tapping a house, a restaurant or a campaign at ${called(size)} tells about it, and goes on telling`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { motion: 'reduced', pace: 'skip' } });
    // Late enough for all three to stand there.
    const table = await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 120);
    const { game } = await table.view();
    const details = page.getByTestId('details');
    const things: [what: string, at: readonly [number, number]][] = [];
    const house = game!.houses[0]!;
    things.push([house.number, house.building.at]);
    const restaurant = game!.chains.flatMap((chain) => chain.restaurants)[0]!;
    things.push(['restaurant', restaurant.at]);
    const sign = game!.position.campaigns.flatMap((campaign) => ('at' in campaign ? [campaign] : []))[0]!;
    things.push([`campaign ${sign.number}`, [sign.at[0] - 0.5, sign.at[1] - 0.5]]);
    for (const [what, [x, y]] of things) {
      await tap(page, x + 1, y + 1);
      await expect(details.locator('h3'), what).toBeVisible();
      // Long after the tap has become a click.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await expect(details.locator('h3'), what).toBeInViewport();
      // Not only its name; and the button of what is decided stays in sight.
      const sheet = page.locator('.side > .looked');
      expect((await sheet.boundingBox())!.height, what).toBeGreaterThan(90);
      await expect(page.getByTestId('confirm-place'), what).toBeInViewport({ ratio: 1 });
      await details.locator('.close').tap();
      await expect(details).toHaveCount(0);
    }
  });

  test(`a way is found to where one taps at ${called(size)}, and tapping its end takes a step back`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { motion: 'reduced', pace: 'skip' } });
    const { from, path } = await beginDrive(page, size);
    // Two steps along the known way.
    const step: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
    const end = [...path.slice(0, 2)].reduce<[number, number]>(([x, y], letter) => [x + step[letter]![0], y + step[letter]![1]], [from[0], from[1]]);
    await tap(page, end[0] + 0.5, end[1] + 0.5);
    const way = page.getByTestId('route-effect');
    await expect(way).toContainText(stepsTaken(2));
    await expect(page.locator('.route-line')).toHaveCount(1);
    // No way leads back over the last step; its end takes it back.
    await expect(page.getByTestId(`route-${OPPOSITE[path[1]!]}`)).toHaveCount(0);
    await tap(page, end[0] + 0.5, end[1] + 0.5);
    await expect(way).toContainText(stepsTaken(1));
    await expect(page.getByTestId('route-go')).toBeInViewport({ ratio: 1 });
  });

  test(`the career tree at ${called(size)} has its paths, and every card can be reached`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { motion: 'reduced', pace: 'skip' } });
    await oneStepDay(page);
    await page.getByTestId('view-tree').tap();
    const tree = page.getByTestId('stage-tree');
    await expect(tree.locator('path.line').first()).toBeAttached();
    const cards = tree.locator('[data-card]');
    const boxes = await cards.evaluateAll((piles) => piles.map((pile) => ({ wide: pile.getBoundingClientRect().width, high: pile.getBoundingClientRect().height })));
    expect(boxes.length).toBeGreaterThan(25);
    expect(Math.min(...boxes.flatMap(({ wide, high }) => [wide, high])), 'large enough for a finger').toBeGreaterThanOrEqual(40);
    for (const which of [cards.first(), cards.last()]) {
      await which.scrollIntoViewIfNeeded();
      await expect(which).toBeInViewport();
    }
    // The tree itself hires: the day's only hire, kept back until it is ended.
    await tree.locator('[data-card="waitress"]').tap();
    await expect(page.getByTestId('end-day')).toBeInViewport({ ratio: 1 });
  });

  test(`one day played by touch at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', confirmEnd: false } });
    const table = await OpenTable.open(page, { options: { players: 2, intro: 'second', bot_pace: 0 }, bots: [{ seat: 1, bot: 'random' }], start: true, seed: '11' });
    await table.show();
    const player = new Player(page, 1, 'touch');
    await player.play(({ taken }) => (taken.get('structure-ready') ?? 0) > 0);
    await expect.poll(async () => (await table.view()).game!.round).toBeGreaterThanOrEqual(2);
  });
}

test('my games come first at home when somebody waits for me', async ({ person }) => {
  for (const size of [UPRIGHT, SIZES[0]!]) {
    const page = await person({ ...device(size) });
    await OpenTable.open(page, { options: { players: 2 }, seats: [0, 1], start: true });
    await page.goto('/');
    const mine = page.getByTestId('my-games');
    await expect(mine).toBeInViewport();
    const [list, play] = await Promise.all([mine.boundingBox(), page.getByTestId('play-now').boundingBox()]);
    expect(list!.y, 'before anything new').toBeLessThan(play!.y);
    await press(size, mine.getByRole('link').first());
    await page.waitForURL(/\/t\//);
    await expect(page.locator('#action-title')).toBeVisible();
  }
});
