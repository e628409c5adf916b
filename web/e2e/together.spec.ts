// People at one table: joining with a name and a chain, sharing a device, looking on, talking, and being waited for.

import type { Page } from '@playwright/test';
import { Performer } from './support/perform';
import { readRecord } from './support/record';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const;

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const link = async (table: OpenTable) => {
  const answer = await table.page.request.get(`/api/tables/${table.id}`);
  return `/t/${table.id}?code=${((await answer.json()) as { code: string }).code}`;
};

test('joining asks for a name and a chain, and says who looks on', async ({ person }) => {
  const ann = await person();
  const table = await OpenTable.open(ann, { options: { players: 3 } });
  await table.show();
  const invitation = await link(table);
  const bob = await person();
  await bob.goto(invitation);
  // What Ann has cannot be chosen; what nobody has can.
  await expect(bob.getByTestId('look-0').locator('input')).toBeDisabled();
  await bob.getByTestId('join-name').fill('Bob');
  await bob.getByTestId('look-5').click();
  await bob.getByTestId('join-sit').click();
  for (const page of [ann, bob]) {
    await expect(page.getByTestId('seat-1')).toContainText('Bob');
    await expect(page.getByTestId('seat-1')).toContainText(word('chain-5'));
  }
  expect((await table.view()).signs.map(({ look }) => look)).toEqual([0, 5, 2]);
  await expect(bob.locator('header .who').first()).toHaveText('Bob');

  // He changes his mind.
  await bob.getByTestId('sign-1').click();
  await bob.locator('dialog[open]').getByTestId('look-3').click();
  await expect(ann.getByTestId('seat-1')).toContainText(word('chain-3'));

  // Whoever only looks on is named, in the reader's language.
  const eve = await person({ locale: 'ru-RU' });
  await eve.goto(invitation);
  await eve.getByTestId('join-watch').click();
  await expect(ann.getByTestId('onlookers')).toContainText(new RegExp(`^.*${word('shell-guest')} \\w{4}`));
  await expect(eve.getByTestId('onlookers')).toContainText(word('shell-guest', 'ru'));
});

for (const viewport of SIZES)
  test(`joining and handing over fit ${viewport.width}x${viewport.height}`, async ({ person }) => {
    const page = await person({ viewport, likes: { pace: 'skip', motion: 'reduced' } });
    const ann = await person();
    const open = await OpenTable.open(ann, { options: { players: 5 } });
    await page.goto(await link(open));
    const sit = page.getByTestId('join-sit');
    await sit.scrollIntoViewIfNeeded();
    await expect(sit).toBeInViewport();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByTestId('look-4').click();
    await sit.click();
    await expect(page.getByTestId('seat-1')).toContainText(word('chain-4'));

    // A device that goes round: the first restaurant is placed in the open, the reserve card under cover.
    const signs = [{ seat: 0, look: 2, name: 'Anna' }, { seat: 1, look: 1, name: 'Bob' }];
    const table = await OpenTable.open(page, { options: { players: 2 }, seats: [0, 1], signs, start: true, seed: '7' });
    await table.show();
    await expect(page.getByTestId('whose-turn')).toContainText(/Anna|Bob/);
    await expect(page.getByTestId('handover-ready')).toHaveCount(0);
    const record = readRecord('evening.txt');
    expect(record.decisions.length).toBeGreaterThan(0);
    for (let placed = 0; placed < 2; placed += 1) {
      const seat = (await table.view()).game!.decision.awaited[0]!;
      const [action] = (await table.view(seat)).game!.own!.choices.actions.filter((one) => one.action === 'first_restaurant');
      await table.act(seat, action!);
    }
    const ready = page.getByTestId('handover-ready');
    await expect(ready).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await ready.click();
    await expect(page.locator('input[name="reserve"]').first()).toBeAttached();
  });

test('unread lines are marked, and times move', async ({ person }) => {
  const ann = await person();
  await ann.clock.install();
  const table = await OpenTable.open(ann, { options: { players: 2, intro: 'second', public: true } });
  const bob = await person();
  await bob.goto(await link(table));
  await bob.getByTestId('join-sit').click();
  await expect(bob.getByTestId('seat-1')).not.toContainText(word('table-seat-open'));
  await ann.request.post(`/api/tables/${table.id}/start`, { data: {} });
  await table.show();
  await expect(ann.locator('#action-title')).toBeVisible();
  await bob.getByRole('tab', { name: word('game-tab-chat') }).click();
  const line = bob.getByRole('textbox', { name: word('table-chat-say') });
  await line.fill('Hello!');
  await line.press('Enter');
  const tab = ann.getByRole('tab', { name: word('game-tab-chat') });
  await expect(tab.locator('.badge')).toHaveText('1');
  await tab.click();
  await expect(tab.locator('.badge')).toHaveCount(0);
  await expect(ann.getByTestId('chat-new')).toBeVisible();
  const chat = ann.getByRole('list', { name: word('table-chat') });
  await expect(chat.locator('time')).toHaveText('now');
  await ann.clock.fastForward('05:30');
  await expect(chat.locator('time')).toHaveText('5 minutes ago');
});

test('a bot may play on for somebody as soon as they are absent, without a reload', async ({ person }) => {
  const ann = await person();
  const clock = { kind: 'per_turn', limit: 1500 } as const;
  const table = await OpenTable.open(ann, { options: { players: 2, clock } });
  const bob = await person();
  await bob.goto(await link(table));
  await bob.getByTestId('join-sit').click();
  await expect(bob.getByTestId('seat-1')).not.toContainText(word('table-seat-open'));
  await bob.context().close();
  await ann.request.post(`/api/tables/${table.id}/start`, { data: {} });
  await table.show();
  // Whoever begins: Ann places if it is her turn, and then waits for Bob.
  const replace = ann.getByRole('button', { name: word('game-replace') });
  const place = ann.getByTestId('confirm-place');
  await expect(replace.or(place).first()).toBeVisible();
  if (await place.isVisible()) {
    const first = ann.locator('.action [data-testid^="place-"]').first();
    await new Performer(ann).placeFromList((await first.getAttribute('data-testid'))!.slice('place-'.length));
  }
  await expect(replace).toBeVisible();
});

test('home lists my games as mine only, first when something awaits me, and knows the set-up', async ({ person }) => {
  for (const viewport of [SIZES[0], SIZES[2]]) {
    const page = await person({ viewport });
    const table = await OpenTable.open(page, {
      options: { players: 2, public: true, name: 'Friday' },
      seats: [0, 1],
      signs: [{ seat: 0, look: 0, name: 'Anna' }, { seat: 1, look: 1, name: 'Bob' }],
      start: true,
    });
    await page.goto('/');
    const mine = page.getByTestId('my-games');
    await expect(mine).toContainText('Friday');
    await expect(mine).toContainText('Anna · Bob');
    await expect(mine).toContainText(word('round-setup'));
    await expect(mine.locator('a').first()).toBeInViewport();
    await expect(page.locator(`a[href^="/t/${table.id}"]`)).toHaveCount(1);
    const before = await mine.evaluate((section) => Boolean(section.compareDocumentPosition(document.querySelector('.ways')!) & Node.DOCUMENT_POSITION_FOLLOWING));
    expect(before).toBe(true);
  }
});

test('the name to sign in with is not what others see', async ({ person }) => {
  const page = await person();
  await page.goto('/account');
  await page.getByRole('textbox', { name: word('account-name'), exact: true }).fill('Anna');
  await page.getByRole('button', { name: word('account-rename') }).click();
  await expect(page.locator('header .who').first()).toHaveText('Anna');
  await page.getByRole('textbox', { name: word('account-login') }).fill(`anna-${Date.now()}`);
  await page.locator('input[type="password"]').fill('correct horse');
  await page.getByRole('button', { name: word('account-register') }).click();
  await expect(page.getByText(word('account-registered'))).toBeVisible();
  await expect(page.locator('header .who').first()).toHaveText('Anna');
});

test('prices keep their sign, and the dinner of a replay shows its result', async ({ person }) => {
  const page = await person({ likes: { motion: 'reduced' } });
  const record = readRecord('evening.txt');
  const table = await OpenTable.ofRecord(page, record);
  for (const { seat, action } of record.decisions) await table.act(seat, action);
  await page.goto(`/t/${table.id}/replay?at=300`);
  const watch = page.getByRole('button', { name: word('show-watch-dinner') });
  const back = page.getByRole('button', { name: word('replay-back') });
  await expect(back).toBeEnabled();
  while ((await watch.count()) === 0) await back.click();
  await watch.click();
  const show = page.locator('section.show');
  for (const frame of ['2', '3', '4']) {
    await show.locator('input[type="range"]').fill(frame);
    const cut = await show.locator('.scene').evaluate((scene) => scene.scrollHeight - scene.clientHeight);
    expect(cut, `frame ${frame}`).toBeLessThanOrEqual(1);
  }
});
