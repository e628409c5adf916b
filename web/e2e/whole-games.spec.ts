// Whole games of three at the new screen, from set-up to ranking: one by mouse, one by keys alone, one by touch on a phone.

import { Player } from './support/player';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';

const WAYS = [
  ['mouse', {}],
  ['keys', {}],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

for (const [by, options] of WAYS)
  test(`a game of three by ${by}`, async ({ person }) => {
    test.slow();
    const page = await person({ ...options, likes: { pace: 'skip', confirmEnd: false, motion: 'reduced' } });
    const table = await OpenTable.open(page, {
      options: { players: 3, intro: 'first' },
      bots: [{ seat: 1, bot: 'random' }, { seat: 2, bot: 'random' }],
      start: true,
      seed: '11',
    });
    await table.show();
    const player = new Player(page, 1, by);
    expect(await player.play()).toBe(true);
    await expect(page.locator('.ranking li')).toHaveCount(3);
  });
