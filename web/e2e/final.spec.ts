// Nothing is final by accident: a day ends when its player says so, secret choices can be changed until all are in, nothing is
// asked that has one answer, and keys do what buttons do.

import type { Page } from '@playwright/test';
import { at, facing, leadOn, oneStepDay } from './support/moments';
import { readRecord } from './support/record';
import { called, device, press, SIZES } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

for (const size of SIZES)
  test(`the only hire of a day is not final until the day is ended, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip' } });
    const table = await oneStepDay(page);
    const { seq } = await table.view(0);
    const [hire, end, undo] = [page.getByTestId('hire-waitress'), page.getByTestId('end-day'), page.getByTestId('undo')];
    await press(size, hire);
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(undo).toBeInViewport({ ratio: 1 });
    expect((await table.view(0)).seq, 'nothing has happened yet').toBe(seq);
    await press(size, undo);
    await expect(hire).toBeVisible();
    // Once more, and over a reload.
    await press(size, hire);
    await expect(end).toBeVisible();
    await page.reload();
    await press(size, end);
    await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
  });

test('who wishes so has the day end by itself', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', endByItself: true } });
  const table = await oneStepDay(page);
  const { seq } = await table.view(0);
  await page.getByTestId('hire-waitress').click();
  await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
});

for (const size of SIZES)
  test(`a reserve card is shown to its chooser, and can be changed until all are in, at ${called(size)}`, async ({ person }) => {
    const likes = { pace: 'skip' } as const;
    const [ann, bob] = [await person({ ...device(size), likes }), await person({ likes })];
    const table = await facing(ann, bob);
    await leadOn(table, [ann, bob], ({ decision }) => decision.stage === 'reserve');
    const cards = (page: Page) => page.locator('label:has(input[name="reserve"])');
    const choose = async (page: Page, which: 'first' | 'last') => {
      const does = page === ann ? size : SIZES[0]!;
      await press(does, cards(page)[which]());
      await press(does, page.getByTestId('reserve-keep'));
    };
    await choose(ann, 'first');
    await expect(ann.getByTestId('own-choice')).toBeVisible();
    await press(size, ann.getByTestId('change-choice'));
    await expect(ann.locator('input[name="reserve"]').first()).toBeChecked();
    const last = await ann.locator('input[name="reserve"]').last().inputValue();
    await choose(ann, 'last');
    await expect(ann.getByTestId('own-choice')).toBeVisible();
    expect((await table.view(0)).game!.chains[0]!.reserve, 'the second thought counts').toBe(last);
    // Bob is not told, and when he has chosen it stands.
    await expect(bob.getByTestId('own-choice')).toHaveCount(0);
    await choose(bob, 'first');
    await expect(ann.getByTestId('own-choice')).toHaveCount(0);
    await expect(ann.getByTestId('change-choice')).toHaveCount(0);
  });

for (const size of SIZES)
  test(`a structure is shown to its chooser, and can be changed until all are in, at ${called(size)}`, async ({ person }) => {
    const likes = { pace: 'skip' } as const;
    const [ann, bob] = [await person({ ...device(size), likes }), await person({ likes })];
    const table = await facing(ann, bob);
    await leadOn(table, [ann, bob], ({ round, decision }) => round === 2 && decision.stage === 'restructuring');
    const ready = ann.getByTestId('structure-ready');
    const working = ann.locator('[data-testid^="at-work-"]');
    // Whoever is new came to work.
    await expect(working).toHaveCount(1);
    await press(size, ready);
    await expect(ann.getByTestId('own-choice')).toBeVisible();
    await press(size, ann.getByTestId('change-choice'));
    await expect(working).toHaveCount(1);
    await press(size, working);
    await expect(working).toHaveCount(0);
    await press(size, ready);
    await expect(ann.getByTestId('own-choice')).toBeVisible();
    expect((await table.view(0)).game!.chains[0]!.chosen, 'the second thought counts').toEqual({});
    await bob.getByTestId('structure-ready').click();
    await expect(ann.getByTestId('own-choice')).toHaveCount(0);
  });

/** Is this the payday of somebody who owes nothing? The first round pays nobody. */
const firstPayday = 'pay';

for (const size of SIZES)
  test(`nobody is asked to pay nothing, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip' } });
    const table = await OpenTable.ofRecord(page, readRecord('evening.txt'));
    const index = await table.play(readRecord('evening.txt'), (_seat, { action }) => action === firstPayday);
    expect((await table.view(readRecord('evening.txt').decisions[index]!.seat)).game!.chains.every(({ bill }) => bill.due === 0)).toBe(true);
    await table.show();
    await expect.poll(async () => (await table.view()).game!.decision.stage, 'it has gone by').not.toBe('payday');
  });

for (const size of SIZES)
  test(`who wants to be asked at payday is told that nothing is due, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', skipPayday: false } });
    await at(page, 'evening.txt', firstPayday);
    await expect(page.getByTestId('pay')).toHaveText(word('stage-payday-free'));
    await expect(page.getByTestId('pay')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('pay')).not.toContainText('$0');
  });

for (const size of SIZES)
  test(`what can be frozen is kept unless it is taken out, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', skipPayday: false } });
    const table = await at(page, 'evening.txt', 'keep');
    const seat = (await table.view()).game!.decision.awaited[0]!;
    const before = (await table.view(seat)).game!.chains[seat]!.stock;
    const kept = page.locator('[data-testid^="kept-"]');
    const shown = Object.fromEntries(
      await Promise.all((await kept.all()).map(async (one) => [(await one.getAttribute('data-testid'))!.slice('kept-'.length), Number.parseInt(await one.innerText())])),
    ) as Record<string, number>;
    expect(shown, 'all of it: there is room').toEqual(before);
    await press(size, page.getByTestId('keep'));
    await expect.poll(async () => (await table.view()).game!.decision.awaited).not.toContain(seat);
    expect((await table.view(seat)).game!.chains[seat]!.stock).toEqual(before);
  });

for (const size of SIZES)
  test(`one click for the whole kitchen, at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip' } });
    // The first of at least three cooks in a row of one player.
    const cooks = readRecord('evening.txt').decisions.map(({ seat, action }) => (action.action === 'cook' ? seat : null));
    const first = cooks.findIndex((seat, index) => seat !== null && cooks[index + 1] === seat && cooks[index + 2] === seat);
    const table = await at(page, 'evening.txt', (_decision, index) => index === first);
    const { seq } = await table.view();
    await press(size, page.locator('[data-testid^="cook-all-"]').first());
    await expect.poll(async () => (await table.view()).seq).toBeGreaterThan(seq + 1);
    await expect(page.locator('[data-testid^="cook-"]')).toHaveCount(0);
  });

test('keys confirm, undo, ask for a hint and end the day', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const table = await oneStepDay(page);
  const { seq } = await table.view(0);
  const [hire, end] = [page.getByTestId('hire-waitress'), page.getByTestId('end-day')];
  await page.keyboard.press('h');
  await expect(page.getByTestId('hints')).toBeVisible();
  await hire.click();
  await expect(end).toBeVisible();
  await page.keyboard.press('u');
  await expect(end).toHaveCount(0);
  await hire.click();
  await expect(end).toBeVisible();
  expect((await table.view(0)).seq).toBe(seq);
  await page.keyboard.press('e');
  await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
});

test('Enter confirms what is proposed, and a line of chat is only a line of chat', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const table = await oneStepDay(page);
  const { seq } = await table.view(0);
  await page.getByTestId('hire-waitress').click();
  await expect(page.getByTestId('end-day')).toBeVisible();
  // Letters typed elsewhere are letters.
  await page.getByRole('tab', { name: word('game-tab-chat') }).click();
  const line = page.getByRole('textbox', { name: word('table-chat-say') });
  await line.pressSequentially('use the');
  await line.press('Enter');
  await expect(page.getByRole('list', { name: word('table-chat') })).toContainText('use the');
  await expect(page.getByTestId('end-day')).toBeVisible();
  expect((await table.view(0)).seq, 'nothing was ended, undone or confirmed').toBe(seq);
  await page.locator('#action-title').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await table.view(0)).seq).toBeGreaterThan(seq);
});

test('focus stays where the next decision is', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  await at(page, 'evening.txt', ({ action }, index) => action.action === 'hire' && index > 60);
  const place = () => page.evaluate(() => (document.activeElement?.closest('.action') ? 'decision' : (document.activeElement?.tagName ?? 'nowhere')));
  const hire = page.locator('[data-testid^="hire-"]:not([aria-disabled="true"])').first();
  await hire.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('undo')).toBeVisible();
  await expect.poll(place).toBe('decision');
  await page.getByTestId('undo').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('undo')).toHaveCount(0);
  await expect.poll(place, 'its button is gone, the decision is not').toBe('decision');
});
