// Time for friends far away: chosen freely, resting, and out.

import type { Page } from '@playwright/test';
import { harmless } from './support/axe';
import { facing } from './support/moments';
import { Server } from './support/server';
import { called, device, press, SIZES } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test as usual } from './support/test';
import { word } from './support/words';

// A server that minds the time soon, and lets people choose a time as short as a test.
const test = usual.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(['--shortest-clock', '1', '--grace', '1']);
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

/** Opens the part of the screen where the table is talked about. */
async function tableTalk(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: word('game-tab-chat') });
  if (!(await tab.isVisible())) await page.getByRole('button', { name: word('game-tab-log') }).first().click();
  await tab.click();
}

for (const size of SIZES)
  test(`a host chooses times freely at ${called(size)}, and everybody sees when they end`, async ({ person }) => {
    const ann = await person({ ...device(size) });
    const table = await OpenTable.open(ann, { options: { players: 2 } });
    await table.show();
    await press(size, ann.getByText(word('time-own'), { exact: true }));
    const own = ann.getByTestId('own-times');
    await own.getByTestId('time-limit').fill('30');
    await own.getByTestId('time-limit-unit').selectOption('hour');
    await own.getByTestId('time-limit').fill('7');
    await own.getByTestId('time-bank').fill('5');
    await own.getByTestId('time-bank').blur();
    await expect.poll(async () => (await table.view()).options.clock).toEqual({ kind: 'turn_and_bank', limit: 7 * 3_600_000, bank: 5 * 86_400_000 });
    // More than a week is a week.
    await own.getByTestId('time-bank').fill('30');
    await own.getByTestId('time-bank').blur();
    await expect(own.getByTestId('time-bank')).toHaveValue('7');
    await press(size, ann.getByText(word('time-out-bot'), { exact: true }));
    await press(size, ann.getByText(word('time-pauses-host'), { exact: true }));
    await ann.getByTestId('holidays').fill('10');
    await ann.getByTestId('holidays').blur();
    await expect.poll(async () => (await table.view()).options).toMatchObject({ time_out: 'bot', rest: { pauses: 'host', holidays: 10 } });
    await harmless(ann);
  });

test('a pause and a holiday rest the clocks, for everybody to see', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  await facing(ann, bob, { players: 2, clock: { kind: 'per_turn', limit: 3 * 86_400_000 }, rest: { pauses: 'host', holidays: 5, nights: 0, weekends: false } });
  await expect(bob.getByTestId('clock-0')).toBeVisible();
  await tableTalk(ann);
  await ann.getByTestId('pause').click();
  for (const page of [ann, bob]) await expect(page.getByTestId('paused')).toBeVisible();
  await expect(bob.getByTestId('resume')).toBeHidden();
  await expect(bob.getByTestId('resting-0')).toContainText(word('time-rests-pause'));
  await ann.getByTestId('resume').click();
  for (const page of [ann, bob]) await expect(page.getByTestId('paused')).toBeHidden();
  await tableTalk(bob);
  await bob.getByTestId('holiday-days').fill('2');
  await bob.getByTestId('holiday').click();
  await expect(ann.getByTestId('resting-1')).toContainText(word('time-rests-holiday'));
  await bob.getByTestId('holiday-end').click();
  await expect(ann.getByTestId('resting-1')).toBeHidden();
  await harmless(bob);
});

test('whose time is out loses where that was agreed, and the other sees the end', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  const table = await OpenTable.open(ann, { options: { players: 2, clock: { kind: 'per_turn', limit: 2000 }, time_out: 'lose' } });
  await table.show();
  await bob.goto(await ann.getByTestId('invite-link').inputValue());
  await bob.getByTestId('join-sit').click();
  await ann.getByTestId('start-game').click();
  for (const page of [ann, bob]) await expect(page.getByTestId('end-screen')).toBeVisible();
  expect((await table.view()).status).toBe('finished');
});
