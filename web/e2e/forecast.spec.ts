// What is certain about tonight, what places are worth, and clicks that need not be made twice.

import type { Answer } from '../src/lib/wire';
import { at, seated } from './support/moments';
import { squareAt } from './support/map';
import { called, device, press, SIZES } from './support/sizes';
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

/** The last thing of the last day of a round, with salaries to come that can be paid. */
const LAST = 190;

test('salaries agreed to with the end of the day are paid at payday without asking', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const table = await at(page, 'evening.txt', (_, index) => index === LAST);
  const seat = (await table.view()).game!.decision.awaited[0]!;
  await page.getByTestId('train-marketing_trainee-campaign_manager').click();
  await page.getByTestId('end-day-pay').click();
  await expect.poll(async () => (await table.view(seat)).game!.decision.stage).toBe('payday');
  await expect.poll(async () => (await table.view(seat)).game!.decision.awaited, 'only the others are asked').not.toContain(seat);
});

test('who only ends the day is asked at payday', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  const table = await at(page, 'evening.txt', (_, index) => index === LAST);
  const seat = (await table.view()).game!.decision.awaited[0]!;
  await page.getByTestId('train-marketing_trainee-campaign_manager').click();
  await page.getByTestId('end-day').click();
  await expect(page.getByTestId('pay')).toBeVisible();
  expect((await table.view(seat)).game!.decision.awaited).toContain(seat);
});

for (const size of SIZES)
  test(`a hint asked for from further down comes into sight at ${called(size)}`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', motion: 'reduced' } });
    await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 250);
    await press(size, page.getByTestId('places').locator('summary'));
    await page.locator('[data-testid^="place-"]').last().scrollIntoViewIfNeeded();
    await press(size, page.getByTestId('hint'));
    await expect(page.getByTestId('hints').locator('h3')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('hint-why')).toContainText('$');
    await expect(page.getByTestId('hints').locator('h3')).toBeInViewport({ ratio: 1 });
  });
