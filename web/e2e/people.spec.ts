// Keeping score and finding people: results of real games on profiles, leaderboards and in statistics; open tables, invitations by name,
// rematches, notes, blocking, and leaving for good.

import { harmless } from './support/axe';
import { counted, opened, PASSWORD, playedBy, playOut, QUICK, register } from './support/people';
import { device, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

test('a game between people counts: profiles, leaderboard and statistics lead to it', async ({ person }) => {
  const [anna, boris] = [await person({ likes: { pace: 'skip' } }), await person()];
  const [annaId] = [await register(anna, 'Anna Scored'), await register(boris, 'Boris Scored')];
  const id = await playedBy(anna, boris);
  await counted(anna, annaId, 1);

  await boris.goto(`/people/${annaId}`);
  await expect(boris.getByTestId('profile-name')).toHaveText('Anna Scored');
  await expect(boris.getByTestId('rating-live')).toContainText('±');
  await expect(boris.getByTestId('finished-games').getByRole('link', { name: 'Boris Scored' })).toBeVisible();
  await harmless(boris);

  // From the numbers to the game, and into its replay.
  await boris.getByRole('link', { name: word('people-statistics') }).click();
  await boris.getByTestId('statistics-filters').locator('label:has(input[value="place"])').click();
  await boris.getByTestId('statistics').getByRole('link').first().click();
  await boris.getByTestId('finished-games').getByRole('link', { name: word('people-replay') }).first().click();
  await boris.waitForURL(new RegExp(`/t/${id}/replay`));

  await boris.goto('/leaders');
  await expect(boris.getByTestId('leaders').getByRole('link', { name: 'Anna Scored' })).toBeVisible();
  await harmless(boris);

  // Anna would rather not be seen.
  await anna.goto(`/people/${annaId}`);
  await anna.getByTestId('profile-shown').locator('label:has(input[value="nobody"])').click();
  await expect(anna.getByTestId('profile-shown').locator('input[value="nobody"]')).toBeChecked();
  await boris.goto('/leaders');
  await expect(boris.getByTestId('leaders').getByRole('link', { name: 'Boris Scored' })).toBeVisible();
  await expect(boris.getByTestId('leaders').getByRole('link', { name: 'Anna Scored' })).toHaveCount(0);
});

test('a table is found by what is agreed, on a phone', async ({ person }) => {
  const [host, phone] = [await person(), await person(device(UPRIGHT))];
  await register(host, 'Lobby Host');
  await host.goto(`/t/${await opened(host.request, { options: { players: 4, public: true, name: 'Come and learn' } })}`);
  await host.getByTestId('option-learning').check();
  await expect.poll(async () => ((await (await host.request.get('/api/lobby?learning=true')).json()) as { tables: unknown[] }).tables.length).toBeGreaterThan(0);
  await phone.goto('/');
  await phone.getByTestId('find-table').click();
  await phone.getByTestId('table-filters').locator('summary').click();
  await phone.getByTestId('table-filters').getByRole('group', { name: word('people-filter-learning'), exact: true }).locator('label:has(input[value="true"])').click();
  const found = phone.getByTestId('open-tables').locator('li', { hasText: 'Come and learn' });
  await expect(found).toContainText(word('people-chip-learning'));
  await harmless(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out').toBe(true);
  await found.getByRole('link', { name: word('people-tables-sit') }).click();
  await expect(phone.getByTestId('sit-1')).toBeVisible();
});

test('invited by name, a note, a rematch, and a block', async ({ person }) => {
  const [host, guest] = [await person({ likes: { pace: 'skip' } }), await person({ likes: { pace: 'skip' } })];
  await register(host, 'Host Inviting');
  await register(guest, 'Invited One');
  const id = await opened(host.request, { options: { ...QUICK, public: false } });
  await host.goto(`/t/${id}`);
  await host.getByTestId('invite-name').fill('invited one');
  await host.getByRole('button', { name: word('people-invite-send') }).click();
  await expect(host.getByText(word('people-invited', 'en', { name: 'Invited One' }))).toBeVisible();
  await guest.goto('/');
  await guest.getByTestId('accept').click();
  await guest.waitForURL(new RegExp(`/t/${id}`));
  await host.getByTestId('start-game').click();
  await expect(host.getByTestId('start-game')).toHaveCount(0);
  // Random play is long: nobody looks on while it is played out.
  await host.goto('/about');
  await guest.goto('/about');
  await playOut([{ request: host.request, seat: 0 }, { request: guest.request, seat: 1 }], id);

  await host.goto(`/t/${id}`);
  await host.getByTestId('rematch').click();
  await host.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.includes(id));
  await guest.goto('/');
  await expect(guest.getByTestId('accept')).toBeVisible();
  await guest.getByTestId('accept').click();
  await expect(guest.getByTestId('seat-0')).toContainText('Invited One');

  await host.goto('/people/invited one');
  await host.getByTestId('block').click();
  await expect(host.getByTestId('block')).toHaveText(word('people-unblock'));
  await host.goto('/account');
  await expect(host.getByText('Invited One')).toBeVisible();
});

test('notes keep themselves', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  await register(page, 'Writer');
  const id = await opened(page.request, { options: { players: 2 }, bots: [{ seat: 1, bot: 'random' }], start: true });
  const note = 'The trainee saves for the second restaurant.';
  await page.goto(`/t/${id}`);
  const open = async () => {
    await page.getByRole('tab', { name: word('game-tab-chat') }).click();
    await page.getByText(word('table-notes'), { exact: true }).click();
  };
  await open();
  await page.getByTestId('notes').fill(note);
  await expect(page.getByTestId('notes-kept')).toHaveText(word('people-notes-kept'));
  await page.reload();
  await open();
  await expect(page.getByTestId('notes')).toHaveValue(note);
});

test('everything of mine, and goodbye', async ({ person }) => {
  const page = await person();
  await register(page, 'Leaver');
  await page.goto('/account');
  await harmless(page);
  const download = page.waitForEvent('download');
  await page.getByTestId('export').click();
  expect((await download).suggestedFilename()).toBe('magnate-export.json');
  await page.getByTestId('delete-account').click();
  await page.getByTestId('delete-password').fill(PASSWORD);
  await page.getByTestId('delete-sure').click();
  await expect(page.getByTestId('account-gone')).toBeVisible();
  expect((await page.request.post('/api/login', { data: { name: 'Leaver', password: PASSWORD } })).status()).toBe(401);
});
