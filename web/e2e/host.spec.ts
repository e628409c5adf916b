// What whoever runs the server does, as people meet it: a message to everybody, a link for a forgotten password.

import { dress, harmless } from './support/axe';
import { register } from './support/people';
import { Server } from './support/server';
import { expect, test as base } from './support/test';
import { word } from './support/words';

/** A server whose host has something to say: others would read it too. */
const test = base.extend<{ hosted: Server }>({
  // eslint-disable-next-line no-empty-pattern
  hosted: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.remove();
  },
});

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }])
  test(`a message from the host can be read by everybody, and put away for good, at ${viewport.width}`, async ({ person, hosted }) => {
    hosted.admin('message', 'The server rests tonight from 23:00 to 23:15 UTC: games and clocks stand still meanwhile.');
    const page = await person({ baseURL: hosted.page, viewport, likes: { motion: 'reduced' } });
    const message = page.getByRole('complementary', { name: word('shell-announcement') });
    await page.goto('/');
    await expect(message).toContainText('from 23:00 to 23:15');
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, theme);
      await harmless(page);
    }
    await message.getByRole('button', { name: word('shell-dismiss') }).click();
    await expect(message).toHaveCount(0);
    const asked = page.waitForResponse('**/api/announcement');
    await page.reload();
    await (await asked).finished();
    await expect(page.getByTestId('settings')).toBeVisible();
    await expect(message).toHaveCount(0);
  });

test('the host helps somebody who has forgotten their password', async ({ person, hosted }) => {
  const [old, fresh] = [await person({ baseURL: hosted.page }), await person({ baseURL: hosted.page })];
  const id = await register(old, 'Ann');
  const link = hosted.admin('password', 'ann').split('\n')[0]!;
  await fresh.goto(link);
  await fresh.getByLabel(word('account-new-password')).fill('battery staple');
  await fresh.getByTestId('link-do').click();
  await expect
    .poll(async () => ((await (await fresh.request.get('/api/me')).json()) as { id?: string }).id)
    .toBe(id);
});
