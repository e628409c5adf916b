// What was found by playing and mended, each as it was found.

import type { Page } from '@playwright/test';
import { squareAt } from './support/map';
import { at, beginDrive, facing, OPPOSITE, placeFirst } from './support/moments';
import { readRecord } from './support/record';
import { Server } from './support/server';
import { called, device, isPhone, press, SIZES } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { stepsTaken, word } from './support/words';

/** All ways round a piece can lie, by the square it lies on. */
async function waysRound(page: Page): Promise<Map<string, string[]>> {
  await page.getByTestId('places').locator('summary').click();
  const keys = await page.locator('[data-testid^="place-"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')!));
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const square = key.split(',').slice(0, 2).join();
    found.set(square, [...(found.get(square) ?? []), key]);
  }
  return found;
}

for (const size of SIZES)
  test(`R and Rotate turn a piece the same way at ${called(size)}, past what does not fit, and keep it`, async ({ person }) => {
    const page = await person(device(size));
    await at(page, 'evening.txt', 'first_restaurant');
    const pressed = page.locator('[data-testid^="place-"][aria-pressed="true"]');
    // Some of the four ways fit there, and some do not.
    const [, ways] = [...(await waysRound(page))].find(([, some]) => some.length > 1 && some.length < 4)!;
    const start = page.getByTestId(ways[0]!);
    const round = async (turn: () => Promise<void>) => {
      await press(size, start);
      const seen: string[] = [];
      for (let turns = 0; turns < ways.length; turns += 1) {
        const before = await pressed.getAttribute('data-testid');
        await turn();
        await expect(pressed).not.toHaveAttribute('data-testid', before!);
        seen.push((await pressed.getAttribute('data-testid'))!);
      }
      return seen;
    };
    const byButton = await round(() => press(size, page.getByTestId('rotate')));
    expect([...byButton].sort(), 'every way that fits, each once, and back').toEqual([...ways].sort());
    expect(byButton.at(-1)).toBe(ways[0]);
    if (!isPhone(size)) expect(await round(() => page.keyboard.press('r'))).toEqual(byButton);
    await expect(page.getByTestId('confirm-place')).toBeEnabled();
  });

test('a piece stays in hand when the pointer leaves the map', async ({ person }) => {
  const page = await person();
  const table = await at(page, 'evening.txt', 'first_restaurant');
  const ways = await waysRound(page);
  const [square] = [...ways.keys()];
  const [x, y] = square!.slice('place-'.length).split(',').map(Number);
  const point = await squareAt(page, x! + 1, y! + 1);
  const piece = page.locator('.live .pointed, .live .chosen');
  // Pointed at and not yet picked: it waits where it was last.
  await page.mouse.move(point.x, point.y);
  await expect(piece).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(piece).toHaveCount(1);
  // Picked: it stays picked, wherever the pointer goes.
  await page.mouse.click(point.x, point.y);
  await expect(page.getByTestId('confirm-place')).toBeEnabled();
  const far = await squareAt(page, 0.5, 0.5);
  await page.mouse.move(far.x, far.y);
  await page.mouse.move(5, 5);
  await expect(page.locator('.live .chosen')).toHaveCount(1);
  await page.getByTestId('confirm-place').click();
  await expect.poll(async () => (await table.view()).seq).toBeGreaterThan(table.seq);
});

test('a way drawn by mouse never offers the square it came from', async ({ person }) => {
  const page = await person();
  const { path } = await beginDrive(page, SIZES[0]!);
  for (const letter of path) {
    await page.getByTestId(`route-${letter}`).click();
    await expect(page.getByTestId(`route-${OPPOSITE[letter]}`)).toHaveCount(0);
  }
  // The list, the board and the button agree: each takes one step back.
  const way = page.getByTestId('route-effect');
  await expect(way).toContainText(stepsTaken(path.length));
  await page.getByTestId('route').getByRole('button', { name: word('game-route-back'), exact: true }).click();
  await expect(way).toContainText(stepsTaken(path.length - 1));
});

test('a bot can play on for somebody who is gone, without anybody loading the page again', async ({ person }) => {
  const server = new Server(['--grace', '1', '--shortest-clock', '1']);
  await server.start();
  try {
    const baseURL = server.page;
    const [ann, bob] = [await person({ baseURL }), await person({ baseURL, likes: { pace: 'skip' } })];
    // The shortest clock there is: soon only his connection holds his seat.
    const table = await facing(ann, bob, { players: 2, clock: { kind: 'per_turn', limit: 1000 } });
    const isBobs = async () => (await table.view()).game!.decision.awaited.includes(1);
    if (!(await isBobs())) await placeFirst(ann);
    await expect.poll(isBobs).toBe(true);
    await expect.poll(async () => (await table.view()).clocks[1]!.clock!.left).toBeLessThanOrEqual(0);
    const playOn = ann.getByRole('button', { name: word('game-replace') });
    await expect(playOn, 'he is here').toHaveCount(0);
    await bob.close();
    // Offered means granted: clicked once, and no refusal.
    await playOn.click();
    await expect.poll(async () => (await table.view()).seats[1]!.kind).toBe('bot');
    await expect(playOn).toHaveCount(0);
    await ann.close();
  } finally {
    await server.remove();
  }
});

test('signing in keeps the name others see', async ({ person }) => {
  const page = await person();
  await page.goto('/account');
  await page.getByRole('textbox', { name: word('account-name'), exact: true }).fill('Anna of the Diner');
  await page.getByRole('button', { name: word('account-rename') }).click();
  await expect(page.getByRole('status').filter({ hasText: word('account-renamed') })).toBeVisible();
  const who = page.locator('nav .who');
  await expect(who).toHaveText('Anna of the Diner');
  const sign = async () => {
    await page.getByRole('textbox', { name: word('account-login') }).fill('anna1960');
    await page.getByLabel(word('account-password'), { exact: true }).fill('correct horse battery');
  };
  await sign();
  await page.getByRole('button', { name: word('account-register') }).click();
  await expect(page.getByRole('status').filter({ hasText: word('account-registered') })).toBeVisible();
  await expect(who).toHaveText('Anna of the Diner');
  await page.getByRole('button', { name: word('account-sign-out') }).click();
  await expect(page.getByRole('status').filter({ hasText: word('account-goodbye') })).toBeVisible();
  await sign();
  await page.getByRole('button', { name: word('account-sign-in'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: word('account-welcome') })).toBeVisible();
  await expect(who).toHaveText('Anna of the Diner');
});

test('set-up is called set-up, at the table and in the lists', async ({ person }) => {
  const page = await person();
  const table = await OpenTable.open(page, { options: { players: 2 }, seats: [0, 1], start: true });
  await table.show();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('round-setup'));
  await page.goto('/');
  const line = page.getByTestId('my-games').getByRole('listitem').first();
  await expect(line).toContainText(word('round-setup'));
  await expect(line).not.toContainText(word('round', 'en', { round: 1 }));
});

test('games to watch are those of others', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  await OpenTable.open(ann, { options: { players: 2, name: 'The one of Ann', public: true }, seats: [0, 1], start: true });
  const listed = (page: Page, section: string) => page.locator('section', { has: page.getByRole('heading', { name: word(section), exact: true }) }).getByText('The one of Ann');
  await bob.goto('/');
  await expect(listed(bob, 'home-live')).toBeVisible();
  await ann.goto('/');
  await expect(listed(ann, 'home-mine')).toBeVisible();
  await expect(ann.getByText('The one of Ann')).toHaveCount(1);
});

test('no line ends between a sign and its dollars', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip' } });
  await at(page, 'evening.txt', ({ action }, index) => action.action === 'hire' && index > 150);
  await page.getByTestId('hint').click();
  await page.getByTestId('view-company').click();
  const lines = await page.evaluate(() => {
    const signed = /[−+]\u2060?\$\d/;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const at = signed.exec(node.textContent ?? '');
      if (!at) continue;
      // However little room there is.
      const box = document.createElement('p');
      box.style.cssText = 'position: absolute; inline-size: 1px; overflow-wrap: normal';
      box.textContent = node.textContent;
      document.body.append(box);
      const range = document.createRange();
      range.setStart(box.firstChild!, at.index);
      range.setEnd(box.firstChild!, at.index + at[0].length);
      found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      box.remove();
    }
    return found;
  });
  expect(lines.length, 'there is such an amount').toBeGreaterThan(0);
  expect(Math.max(...lines)).toBe(1);
});

test('nothing lies over the map, and nothing tints what is printed on it', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  await at(page, 'evening.txt', 'campaign');
  const board = page.locator('.map .board');
  const box = (await board.boundingBox())!;
  const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [box.x + box.width * x, box.y + box.height * y] as const));
  for (const [x, y] of spots) {
    await page.mouse.move(x, y);
    const above = await page.evaluate(([left, top]) => {
      const top_ = document.elementFromPoint(left, top);
      return top_?.closest('.board') ? null : (top_?.outerHTML.slice(0, 200) ?? 'nothing');
    }, [x, y] as const);
    expect(above, `over the map at ${x}, ${y}`).toBeNull();
  }
  // Rows and columns have their numbers while places are spoken of; where pieces may lie is drawn under all pieces.
  const order = await board.evaluate((element) => {
    const [glow, pieces] = [element.querySelector('.glow'), element.querySelector('svg.pieces')];
    return glow && pieces ? (glow.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 : null;
  });
  expect(order, 'pieces are drawn over what glows').toBe(true);
});

for (const size of SIZES)
  test(`the replay of a dinner at ${called(size)} shows its whole result`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { motion: 'reduced' } });
    const record = readRecord('evening.txt');
    const table = await OpenTable.ofRecord(page, record);
    // Round 6 has a dinner in which somebody eats.
    let dinner = 0;
    for (const { seat, action } of record.decisions) {
      const { round } = (await table.view()).game!;
      if (round > 6) break;
      await table.act(seat, action);
      const now = (await table.view()).game!;
      if (round === 6 && dinner === 0 && now.decision.stage === 'payday') dinner = table.seq;
    }
    await page.goto(`/t/${table.id}/replay?at=${dinner}`);
    await press(size, page.getByRole('button', { name: word('show-watch-dinner') }));
    const show = page.locator('section.show');
    await press(size, show.getByTestId('show-skip'));
    const totals = show.getByRole('list', { name: word('show-result') }).getByRole('listitem');
    await expect(totals).toHaveCount(3);
    for (const one of await totals.all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 1 });
    }
    await show.getByTestId('show-close').scrollIntoViewIfNeeded();
    await expect(show.getByTestId('show-close')).toBeInViewport({ ratio: 1 });
    const cut = await show.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, 'nothing is cut off at the side').toBeLessThanOrEqual(0);
  });

test('a place of the list is picked by a press that takes its time, though what it does is told meanwhile', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  await at(page, 'evening.txt', ({ action }, index) => action.action === 'campaign' && index > 250);
  await page.getByTestId('places').locator('summary').click();
  // It lies lowest of those in sight: right above the foot, where that is told.
  const place = page.locator('[data-testid^="place-"]').nth(7);
  await place.evaluate((one) => one.scrollIntoView({ block: 'end' }));
  const { x, y, width, height } = (await place.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator('.action footer .preview')).toBeVisible();
  await page.mouse.up();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
});

test('what is drawn anew in a button while it is pressed takes no click with it', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced', endByItself: true } });
  const table = await at(page, 'evening.txt', ({ action }, index) => action.action === 'cook' && index > 250);
  const cook = page.locator('[data-testid^="cook-"]:not([data-testid^="cook-all-"])').first();
  const { x, y, width, height } = (await cook.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await cook.evaluate((button) => [...button.children].forEach((one) => one.replaceWith(one.cloneNode(true))));
  await page.mouse.up();
  await table.acted();
});

test('who puts a card to work while the slots are being filled goes on by hand', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  /** What the server says, kept back from when it is asked for. */
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (held ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  await at(page, 'evening.txt', ({ action }, index) => action.action === 'work' && index > 150);
  await expect(page.getByTestId('structure-ready')).toBeEnabled();
  const clear = page.getByTestId('structure-clear');
  if (await clear.isEnabled()) await clear.click();
  await expect(clear).toBeDisabled();
  held = [];
  await page.getByTestId('structure-fill').click();
  await page.locator('[data-testid^="beach-"]').first().click();
  await expect(page.locator('[data-testid^="at-work-"]')).toHaveCount(1);
  const late: (() => void)[] = held;
  held = null;
  late.forEach((say) => say());
  await expect(page.locator('[data-testid="structure-fill"][aria-busy="false"]')).toBeVisible();
  await expect(page.locator('[data-testid^="at-work-"]')).toHaveCount(1);
});
