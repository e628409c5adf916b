// What is certain about tonight, what places are worth, and clicks that need not be made twice.

import type { Answer } from '../src/lib/wire';
import { at, seated } from './support/moments';
import { squareAt } from './support/map';
import { expect, test } from './support/test';

type Marked = Extract<Answer, { answer: 'forecast' }>['houses'];

test('houses say how they stand for tonight, and why', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  const asked: Marked[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; answer?: Answer };
      if (message.answer?.answer === 'forecast') asked.push(message.answer.houses);
    }),
  );
  const table = await at(page, 'evening.txt', ({ action }, index) => action.action === 'cook' && index > 250);
  await expect.poll(() => asked.length, 'the server is asked').toBeGreaterThan(0);
  const houses = asked.at(-1)!;
  expect(houses.length, 'somebody is hungry').toBeGreaterThan(0);
  await expect(page.locator('.board .mark.secure, .board .mark.open, .board .mark.lost')).toHaveCount(houses.length);
  const { game } = await table.view();
  const house = game!.houses.find(({ number }) => number === houses[0]!.house)!;
  const point = await squareAt(page, house.building.at[0] + 1, house.building.at[1] + 1.2);
  await page.mouse.click(point.x, point.y);
  await expect(page.getByTestId('forecast')).toHaveClass(new RegExp(houses[0]!.mark!));
  // Who does not want it switches it off, for good.
  await page.getByTestId('winners').click();
  await expect(page.locator('.board .mark.secure, .board .mark.open, .board .mark.lost')).toHaveCount(0);
  await page.reload();
  await seated(page);
  await expect(page.getByTestId('winners')).toHaveAttribute('aria-pressed', 'false');
});

test('places are coloured by what they are worth', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 250);
  await expect(page.locator('.board path.glow.known').first()).toBeAttached();
  await page.getByTestId('places').locator('summary').click();
  await page.locator('[data-testid^="place-"]').first().click();
  await expect(page.locator('.action footer .worth')).toContainText('$');
});

test('whoever keeps everybody says so with the end of the day, and may think again', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', confirmEnd: false } });
  // A day that is ended by its player, with salaries that can be paid.
  let table: Awaited<ReturnType<typeof at>> | null = null;
  for (let nth = 0; nth < 12 && !table; nth += 1) {
    let seen = 0;
    const found = await at(page, 'evening.txt', ({ action }) => action.action === 'end' && seen++ === nth);
    const offered = page.getByTestId('end-pay');
    await expect(page.getByTestId('end-step')).toBeVisible();
    if (await offered.isVisible()) table = found;
  }
  expect(table, 'such a day').not.toBeNull();
  const seat = (await table!.view()).game!.decision.awaited[0]!;
  const due = (await table!.view(seat)).game!.chains[seat]!.bill.due;
  await page.getByTestId('end-pay').click();
  await expect.poll(async () => (await table!.view(seat)).game!.decision.awaited).not.toContain(seat);
  const kept = await page.evaluate((id) => sessionStorage.getItem(`magnate.pay.${id}`), table!.id);
  expect(JSON.parse(kept!)).toMatchObject({ seat, most: due });
});
