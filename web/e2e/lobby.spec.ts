// Before the game: everybody looks at the map, and the host may have another.

import { OpenTable } from './support/table';
import { expect, test } from './support/test';

test('the map is looked at, changed and played', async ({ person }) => {
  const host = await person();
  const table = await OpenTable.open(host, { options: { players: 2, public: true }, bots: [{ seat: 1, bot: 'random' }] });
  await table.show();
  const seed = host.getByTestId('map-seed');
  const picture = host.getByTestId('map-choice').locator('svg.preview');
  await expect(picture).toBeVisible();
  const first = await seed.inputValue();
  await host.getByTestId('new-map').click();
  await expect(seed).not.toHaveValue(first);
  await seed.fill('42');
  await seed.press('Enter');
  const { map } = (await (await host.request.get('/api/map?players=2&seed=42')).json()) as { map: string[] };
  await expect.poll(async () => (await table.view()).options.map_seed).toBe(42);
  await expect(picture).toBeVisible();

  // Guests see the same map, and no way to change it.
  const guest = await person();
  await guest.goto(`/t/${table.id}`);
  await expect(guest.getByTestId('map-seed')).toHaveText('42');
  await expect(guest.getByTestId('new-map')).toHaveCount(0);

  await host.getByTestId('start-game').click();
  await expect(host.locator('#action-title')).toBeVisible();
  expect((await table.view()).game?.position.map).toEqual(map);
});

test('options chosen in a hurry all count', async ({ person }) => {
  const host = await person();
  const table = await OpenTable.open(host, { options: { players: 2 } });
  await table.show();
  // Answers that take their time: every click is made before the first is answered.
  await host.route('**/options', async (route) => {
    await held;
    await route.continue();
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await host.getByTestId('module-sushi').click();
  await host.getByTestId('module-kimchi').click();
  await host.getByTestId('module-noodles').click();
  for (const module of ['sushi', 'kimchi', 'noodles']) await expect(host.getByTestId(`module-${module}`)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect.poll(async () => [...((await table.view()).options.modules ?? [])].sort()).toEqual(['kimchi', 'noodles', 'sushi']);
});
