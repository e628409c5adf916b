// Being called: by the title, by a button, by a request elsewhere; and the account with its devices, password and links.

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { dress, harmless } from './support/axe';
import { MailServer } from './support/mail';
import { PASSWORD, register } from './support/people';
import { Server } from './support/server';
import { expect, test as base } from './support/test';
import { word } from './support/words';

/** A server that tells people on this machine what waits for them, at once. */
const test = base.extend<{ telling: Server }>({
  // eslint-disable-next-line no-empty-pattern
  telling: async ({}, use) => {
    const server = new Server(['--public-url', '{page}', '--notices-inside', '--notice-delay', '0']);
    await server.start();
    await use(server);
    await server.remove();
  },
});

// Refusals are what some of these are about.
test.use({ allowed: /Failed to load resource/ });

/** Everything that was sent to an address of this machine. */
async function receiver(): Promise<{ url: string; told: Record<string, unknown>[]; close: () => void }> {
  const told: Record<string, unknown>[] = [];
  const http = createServer((asked: IncomingMessage, answer) => {
    let text = '';
    asked.on('data', (chunk: Buffer) => (text += chunk.toString()));
    asked.on('end', () => {
      told.push(JSON.parse(text) as Record<string, unknown>);
      answer.end();
    });
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/here`, told, close: () => http.close() };
}

const post = async (page: Page, path: string, data: unknown = {}) => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : ((await answer.json()) as { table: { id: string }; code: string });
};

test('whoever is awaited elsewhere is called by the title, a button and a request', async ({ person, telling }) => {
  const there = await receiver();
  const [ann, bob] = [await person({ baseURL: telling.page }), await person({ baseURL: telling.page })];
  for (const page of [ann, bob]) await page.goto('/account');
  await bob.locator('label:has(input[value="json"])').click();
  await bob.getByLabel(word('account-webhook-url')).fill(there.url);
  await bob.getByRole('button', { name: word('account-webhook-add'), exact: true }).click();
  await expect(bob.getByText(word('account-webhook-made'))).toBeVisible();

  const table = await post(ann, '/api/tables', { options: { players: 2, clock: { kind: 'per_turn', limit: 86_400_000 } } });
  const id = table!.table.id;
  await post(bob, `/api/tables/${id}/join`, { code: table!.code });
  await post(ann, `/api/tables/${id}/start`);
  const view = async (page: Page) =>
    ((await (await page.request.get(`/api/tables/${id}`)).json()) as { table: { seq: number; seat: number; game: { decision: { awaited: number[] }; own: { choices: { actions: unknown[] } } } } }).table;
  // Until it is bob's turn, who looks at something else.
  await bob.goto('/learn');
  while (!(await view(bob)).game.decision.awaited.includes(1)) {
    const { seq, game } = await view(ann);
    await post(ann, `/api/tables/${id}/act`, { seat: 0, seq, action: game.own.choices.actions[0] });
  }
  await expect(bob).toHaveTitle(/^\(1\)/);
  await expect(bob.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
  await expect.poll(() => there.told.map(({ kind, table: where }) => [kind, where])).toContainEqual(['turn', id]);
  await bob.getByTestId('next-game').click();
  await expect(bob).toHaveURL(new RegExp(`/t/${id}`));
  await expect(bob.getByTestId('next-game')).toHaveCount(0);
  // A list says until when there is time.
  await bob.goto('/mine');
  await expect(bob.getByTestId('deadline').first()).toBeVisible();

  // After a decision at a game that takes days comes one question, once.
  await ann.goto(`/t/${id}`);
  for (let now = await view(bob); now.game.decision.awaited.includes(1); now = await view(bob))
    await post(bob, `/api/tables/${id}/act`, { seat: 1, seq: now.seq, action: now.game.own.choices.actions[0] });
  await expect(bob).toHaveTitle('Magnate');
  there.close();
});

test('a password is changed, devices are listed and signed out', async ({ person, telling }) => {
  const ann = await person({ baseURL: telling.page });
  await register(ann, 'Ann');
  const phone = await person({ baseURL: telling.page });
  await post(phone, '/api/login', { name: 'Ann', password: PASSWORD });
  await ann.goto('/account');
  await expect(ann.getByTestId('devices').getByRole('listitem')).toHaveCount(2);
  const form = ann.getByTestId('change-password');
  await form.getByLabel(word('account-old-password')).fill('wrong horse');
  await form.getByLabel(word('account-new-password')).fill('battery staple');
  await form.getByRole('button', { name: word('account-change-password') }).click();
  await expect(form.getByText(word('refusal-wrong_password'))).toBeVisible();
  await form.getByLabel(word('account-old-password')).fill(PASSWORD);
  await form.getByRole('button', { name: word('account-change-password') }).click();
  await expect(form.getByText(word('account-password-changed'))).toBeVisible();
  expect((await phone.request.get('/api/me')).status()).toBe(401);
});

test('an address is confirmed and a forgotten password recovered by mail, and everything is stopped by one button', async ({ person }) => {
  const mail = new MailServer();
  await mail.start();
  const server = new Server(['--public-url', '{page}', '--smtp-url', mail.url, '--mail-from', 'Magnate <magnate@play.test>']);
  await server.start();
  const ann = await person({ baseURL: server.page });
  await register(ann, 'Ann');
  await ann.goto('/account');
  const form = ann.getByTestId('mail-address');
  const send = form.getByRole('button', { name: word('account-mail-change') });
  await form.getByLabel(word('account-mail'), { exact: true }).fill('ann@example.org');
  // Whoever found the page open has no password to give.
  await form.getByTestId('mail-password').fill('wrong horse');
  await send.click();
  await expect(form.getByText(word('refusal-wrong_password'))).toBeVisible();
  await form.getByTestId('mail-password').fill(PASSWORD);
  await send.click();
  await expect.poll(() => mail.link('/confirm/')).toBeDefined();
  await ann.goto(mail.link('/confirm/')!);
  await ann.getByTestId('link-do').click();
  await expect(ann.getByText(word('link-confirmed'))).toBeVisible();

  await ann.goto('/account');
  await ann.getByTestId('stop-all').click();
  await expect(ann.getByText(word('link-stopped'))).toBeVisible();
  await expect(ann.getByTestId('stop-all')).toHaveCount(0);
  await expect(ann.getByTestId('notices').getByLabel(word('account-active'), { exact: true })).not.toBeChecked();

  // The way back does not depend on being told of games.
  const elsewhere = await person({ baseURL: server.page });
  await elsewhere.goto('/account');
  await elsewhere.getByText(word('account-forgotten'), { exact: true }).click();
  await elsewhere.getByLabel(word('account-forgotten-who')).fill('ann');
  await elsewhere.getByRole('button', { name: word('account-forgotten-send') }).click();
  await expect.poll(() => mail.link('/password/')).toBeDefined();
  await elsewhere.goto(mail.link('/password/')!);
  await elsewhere.getByLabel(word('account-new-password')).fill('battery staple');
  await elsewhere.getByTestId('link-do').click();
  await expect(elsewhere.getByText(word('link-password-done'))).toBeVisible();
  expect((await ann.request.get('/api/me')).status(), 'every other device is signed out').toBe(401);
  await server.remove();
  mail.close();
});

test('the links of a mail lead to pages that ask first', async ({ person, telling }) => {
  const page = await person({ baseURL: telling.page });
  for (const what of ['stop', 'confirm', 'password'] as const) {
    await page.goto(`/${what}/nonsense`);
    await expect(page.getByRole('heading', { level: 1, name: word(`link-${what}-title`) })).toBeVisible();
    if (what === 'password') await page.getByLabel(word('account-new-password')).fill('battery staple');
    await page.getByTestId('link-do').click();
    await expect(page.getByText(word('refusal-dead_link'))).toBeVisible();
  }
});

test('a push message is shown when it comes, one for each thing a table has to say', async ({ person, telling }) => {
  const page = await person({ baseURL: telling.page, serviceWorkers: 'allow', permissions: ['notifications'] });
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && found(registrations[0].registrationId)),
  );
  await browser.send('ServiceWorker.enable');
  await page.goto('/account');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered;
  const origin = new URL(telling.page).origin;
  const deliver = (data: unknown) => browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  const shown = () =>
    page.evaluate(async () => {
      const there = (await (await navigator.serviceWorker.ready).getNotifications()) as (Notification & { data: { url: string } })[];
      return there.map(({ title, body, tag, data }) => [title, body, tag, data.url]).toSorted();
    });
  const turn = (title: string) => ({ title, body: 'Until tomorrow.', url: '/t/lunch', tag: 'lunch-turn', kind: 'turn' });
  await deliver(turn('Your turn: Lunch'));
  await expect.poll(shown).toEqual([['Your turn: Lunch', 'Until tomorrow.', 'lunch-turn', '/t/lunch']]);
  // The same once more, as after a crash, takes its place; something else stands beside it.
  await deliver(turn('Your turn again: Lunch'));
  await deliver({ title: 'Bob wrote: Lunch', body: '', url: '/t/lunch', tag: 'lunch-chat', kind: 'chat' });
  await expect.poll(shown).toEqual([
    ['Bob wrote: Lunch', '', 'lunch-chat', '/t/lunch'],
    ['Your turn again: Lunch', 'Until tomorrow.', 'lunch-turn', '/t/lunch'],
  ]);
});

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }])
  test(`the account can be used by everybody at ${viewport.width}`, async ({ person, telling }) => {
    const ann = await person({ baseURL: telling.page, viewport, likes: { motion: 'reduced' } });
    await register(ann, 'Ann');
    for (const form of ['json', 'discord']) await post(ann, '/api/me/notices/webhooks', { url: `http://127.0.0.1:9/${form}`, form });
    await ann.goto('/account');
    await expect(ann.getByTestId('devices').getByRole('listitem')).toHaveCount(1);
    await ann.getByLabel(word('account-quiet-on')).check();
    for (const theme of ['light', 'dark'] as const) {
      await dress(ann, theme);
      await harmless(ann);
    }
    // Nothing is wider than the screen.
    expect(await ann.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
