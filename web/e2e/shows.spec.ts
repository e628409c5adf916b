// Dinner as it happens: what it is about to tell is told by nothing else before, and there is always a way out of it.

import { at } from './support/moments';
import { readRecord } from './support/record';
import { called, device, press, SIZES } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

const RECORD = readRecord('evening.txt');
/** Who ends the last day of a round whose dinner brings money, and with what. */
const LAST = RECORD.decisions.findIndex(({ action }, index) => index > 150 && action.action === 'end' && RECORD.decisions[index + 1]?.action.action === 'pay');

for (const size of SIZES)
  test(`a dinner tells before anything else does, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'slow', motion: 'reduced', skipPayday: false } });
    const table = await at(page, 'evening.txt', (_, index) => index === LAST);
    const before = (await table.view()).game!;
    const cash = (chain: number) => page.locator('li', { has: page.getByTestId(`player-${chain}`) }).locator('.cash');
    const bank = page.locator('.bank');
    const dollars = (amount: number) => new RegExp(`\\$${amount}(?!\\d)`);
    await expect(bank).toContainText(dollars(before.bank.cash));

    await table.act(RECORD.decisions[LAST]!.seat, RECORD.decisions[LAST]!.action);
    const after = (await table.view()).game!;
    const earners = after.chains.filter(({ chain, cash: has }) => has > before.chains[chain]!.cash);
    expect(earners.length, 'somebody earns').toBeGreaterThan(0);
    const show = page.locator('section.show');
    await expect(show).toBeVisible();
    for (const { chain } of earners) await expect(cash(chain)).toContainText(dollars(before.chains[chain]!.cash));
    await expect(bank).toContainText(dollars(before.bank.cash));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('round', 'en', { round: before.round }));
    await expect(page.locator('.chip.deciding')).toHaveCount(0);
    await expect(page.locator('.drawer .ticker')).toHaveText('');
    // Every step has its button, and none of them moves away.
    const buttons = ['show-skip', 'show-close'].map((id) => page.getByTestId(id));
    const places = () => Promise.all(buttons.map(async (button) => JSON.stringify(await button.boundingBox())));
    const first = await places();
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    await press(size, page.getByRole('button', { name: word('show-next'), exact: true }));
    expect(await places()).toEqual(first);
    await press(size, buttons[0]!);
    expect(await places()).toEqual(first);

    for (const { chain, cash: has } of earners) await expect(cash(chain)).toContainText(dollars(has));
    await expect(bank).toContainText(dollars(after.bank.cash));
    await press(size, buttons[1]!);
    await expect(show).toHaveCount(0);
    await expect(page.locator('#action-title')).toBeVisible();
  });

test('guests drive from their house to where they eat', async ({ person }) => {
  const page = await person({ likes: { pace: 'slow', motion: 'full', skipPayday: false } });
  const table = await at(page, 'evening.txt', (_, index) => index === LAST);
  await table.act(RECORD.decisions[LAST]!.seat, RECORD.decisions[LAST]!.action);
  const served = page.locator('.board .drive');
  await expect(served.first()).toBeAttached();
  await expect(page.locator('.board .car animateMotion').first()).toBeAttached();
});

test('a show that has been told makes room by itself, for who wishes so', async ({ person }) => {
  const page = await person({ likes: { pace: 'fast', motion: 'full', closeShows: true, skipPayday: false } });
  const table = await at(page, 'evening.txt', (_, index) => index === LAST);
  await table.act(RECORD.decisions[LAST]!.seat, RECORD.decisions[LAST]!.action);
  await expect(page.locator('section.show')).toBeVisible();
  await expect(page.locator('section.show')).toHaveCount(0);
  await expect(page.locator('#action-title')).toBeVisible();
});
