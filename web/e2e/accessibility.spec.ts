// axe on every screen in both themes: no serious and no critical violation; a heading on every screen; what is drawn is also said.

import { dress, violations } from './support/axe';
import { WALKS } from './support/screens';
import { at } from './support/moments';
import { called, device, SIZES } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

for (const [name, walk] of Object.entries(WALKS))
  test(`axe: ${name}`, async ({ person }) => {
    const page = await person({ likes: { theme: 'light', motion: 'reduced', pace: 'slow', confirmEnd: false, skipPayday: false } });
    await walk(page, async (screen) => {
      await expect.soft(page.getByRole('heading', { level: 1 }), `${screen} has one title`).toHaveCount(1);
      expect.soft(await violations(page), screen).toEqual([]);
      // The other theme has other colours, and nothing else.
      await dress(page, 'dark');
      expect.soft(await violations(page, ['color-contrast']), `${screen}, dark`).toEqual([]);
      await dress(page, 'light');
    });
  });

for (const size of SIZES)
  test(`the facts of every player are said at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip' } });
    const table = await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 120);
    const { game } = await table.view();
    const said = await page.getByRole('list', { name: word('game-players') }).ariaSnapshot();
    // One part of the list for each player, in turn order.
    const parts = said.split(/^ {2}- listitem/m).slice(1);
    expect(parts.length).toBe(3);
    const inOrder = game!.chains.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
    for (const [index, chain] of inOrder.entries()) {
      const part = parts[index]!;
      const facts = {
        'stage-fact-cash': chain.cash.toLocaleString('en'),
        'game-fact-price': chain.price.unit_price,
        'game-fact-slots': chain.open_slots,
        'game-fact-restaurants': chain.restaurants.length,
      };
      for (const [fact, value] of Object.entries(facts)) expect(part, fact).toMatch(new RegExp(`${word(fact)}: \\$?${value}`));
      for (const [item, count] of Object.entries(chain.stock)) if (count) expect(part).toContain(`${word(`item-${item}`)}: ${count}`);
      for (const card of Object.keys(chain.at_work)) expect(part, 'who is at work').toContain(word(`card-${card}`));
      for (const milestone of chain.milestones) expect(part).toContain(word(`milestone-${milestone}`));
    }
  });
