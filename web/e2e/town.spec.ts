// The town grows: every piece of the expansion is placed by pointer, by keys and by finger, in the middle of whatever asks for it.

import type { Page } from '@playwright/test';
import { wholeBox } from '../src/lib/store/expansion';
import type { Action, Catalogue, ViewData } from '../src/lib/wire';
import { squareAt } from './support/map';
import { at, seated } from './support/moments';
import { Performer } from './support/perform';
import { readRecord } from './support/record';
import { device, UPRIGHT } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

const LIKES = { pace: 'skip', motion: 'reduced', confirmEnd: false, endByItself: true, skipPayday: false } as const;

/** The record at its last decision, before the eyes of who takes it. */
async function beforeLast(page: Page, name: string): Promise<{ table: OpenTable; action: Action }> {
  const file = `modules/${name}.txt`;
  const { decisions } = readRecord(file);
  const table = await at(page, file, (_, index) => index === decisions.length - 1);
  return { table, action: decisions.at(-1)!.action };
}
const game = async (table: OpenTable): Promise<ViewData> => (await table.view()).game!;
const laid = (view: ViewData) => ({
  roads: view.added?.roads.length ?? 0,
  parks: view.added?.parks.length ?? 0,
  offramps: view.added?.offramps.length ?? 0,
  tiles: view.tiles.length,
  shops: view.chains.reduce((sum, { shops }) => sum + (shops?.length ?? 0), 0),
  campaigns: view.campaigns.length,
});

/** Whose last decision places something, and what there is more of then. */
const PLACED = [
  ['lobbyists', 'tiles'],
  ['lobbyists-park', 'parks'],
  ['coffee', 'shops'],
  ['coffee-sold', 'shops'],
  ['rural_marketeers', 'offramps'],
  ['new_milestones-mailbox', 'campaigns'],
  ['new_milestones-radio', 'campaigns'],
  ['new_milestones-second', 'campaigns'],
  ['new_milestones-two', 'campaigns'],
] as const;
for (const [name, what] of PLACED)
  for (const how of ['board', 'list'] as const)
    test(`${name}: placed on the ${how}`, async ({ person }) => {
      const page = await person({ likes: LIKES });
      const { table, action } = await beforeLast(page, name);
      const before = laid(await game(table));
      await new Performer(page).take(action, how);
      await table.acted();
      expect(laid(await game(table))[what]).toBe(before[what] + 1);
    });

/** By keys alone: to the board, to the next place, turned, picked, decided. */
for (const [name, what] of PLACED)
  test(`${name}: placed by keys`, async ({ person }) => {
    const page = await person({ likes: LIKES });
    const { table, action } = await beforeLast(page, name);
    const before = laid(await game(table));
    // What is placed is chosen in the panel; then the board is one stop of Tab.
    if (action.action === 'park') await new Performer(page).choose('stage-place-piece', `park ${action.piece}`);
    await page.locator('[data-spot][tabindex="0"]').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'r', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('confirm-place')).toBeEnabled();
    await expect(page.locator('[data-spot]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await table.acted();
    expect(laid(await game(table))[what]).toBe(before[what] + 1);
  });

/** The middle of a place, of what covers it. */
const pointOf = (action: Action, tile: number): [number, number] => {
  if (action.action === 'tile') return [(action.slot[0] + 0.5) * tile, (action.slot[1] + 0.5) * tile];
  if ('squares' in action) return [action.squares[0]![0] + 0.5, action.squares[0]![1] + 0.5];
  return 'at' in action ? [action.at[0] + 0.5, action.at[1] + 0.5] : [0, 0];
};
for (const [name, kind] of [
  ['lobbyists', 'road'],
  ['lobbyists', 'tile'],
  ['coffee', 'shop'],
] as const)
  test(`a finger places the ${kind} on a phone`, async ({ person }) => {
    const page = await person({ ...device(UPRIGHT), likes: LIKES });
    let meant: Action | null = null;
    const table = await at(page, `modules/${name}.txt`, ({ action }) => {
      if (action.action === kind) meant = action;
      return meant !== null;
    });
    const before = laid(await game(table));
    const { tile } = await game(table);
    const performer = new Performer(page);
    const action = meant! as Action;
    if (action.action === 'tile') await performer.choose('game-tile-reserve', action.tile[0]!);
    if (action.action === 'road') await performer.choose('stage-place-piece', `road ${action.piece}`);
    const { x, y } = await squareAt(page, ...pointOf(action, tile));
    await page.touchscreen.tap(x, y);
    const confirm = page.getByTestId('confirm-place');
    await expect(confirm).toBeEnabled();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    // What it does is told above the button.
    await expect(page.locator('.action footer .preview')).toBeVisible();
    await confirm.tap();
    await table.acted();
    const after = laid(await game(table));
    expect(after).not.toEqual(before);
  });

test('a park like an L is turned and turned over', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const { action } = await beforeLast(page, 'lobbyists-park');
  const performer = new Performer(page);
  await performer.choose('stage-place-piece', 'park L');
  await expect(page.getByTestId('flip')).toBeVisible();
  const { x, y } = await squareAt(page, ...pointOf(action, 5));
  await page.mouse.move(x, y);
  const shapes = new Set<string>();
  const seen = async () => shapes.add((await page.locator('.live path.pointed').getAttribute('d')) ?? '');
  for (const key of ['r', 'r', 'f', 'r']) {
    await seen();
    await page.keyboard.press(key);
  }
  await seen();
  expect(shapes.size).toBeGreaterThan(1);
  await performer.choose('stage-place-piece', 'road straight_2');
  await expect(page.getByTestId('flip')).toHaveCount(0);
});

/** Questions in the middle of something: why one is asked, and that one may do without. */
const ASKED = [
  ['lobbyists', 'tile', 'stage-why-tile', true],
  ['coffee', 'coffee_shop', 'stage-why-coffee_shop', true],
  ['coffee-sold', 'coffee_shop', 'stage-why-coffee_shop-sold', true],
  ['rural_marketeers', 'offramp', 'stage-why-offramp', true],
  ['new_milestones-mailbox', 'mailbox', 'stage-why-mailbox', true],
  ['new_milestones-radio', 'radio', null, false],
] as const;
for (const [name, kind, why, may] of ASKED)
  test(`${name}: it is said why ${kind} is asked`, async ({ person }) => {
    const page = await person({ likes: LIKES });
    const { table } = await beforeLast(page, name);
    expect((await game(table)).decision.kind).toBe(kind);
    await expect(page.locator('#action-title')).toHaveText(word(`stage-place-${kind}`));
    const said = page.getByTestId(`asked-${kind}`);
    if (why) await expect(said).toHaveText(word(why));
    else await expect(said).toContainText('18');
    const decline = page.getByTestId('decline');
    await expect(decline).toHaveCount(may ? 1 : 0);
    if (!may) return;
    const before = laid(await game(table));
    await decline.click();
    await table.acted();
    expect(laid(await game(table))).toEqual(before);
    expect((await game(table)).decision.kind).toBeUndefined();
  });

test('a tile and the road before it are taken back, one after the other', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const { table, action } = await beforeLast(page, 'lobbyists');
  const before = laid(await game(table));
  await new Performer(page).take(action, 'list');
  await table.acted();
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('asked-tile')).toBeVisible();
  await expect.poll(async () => laid(await game(table))).toEqual(before);
  await page.getByTestId('undo').click();
  await expect(page.locator('#action-title')).toHaveText(word('stage-lobbyists'));
  await expect.poll(async () => laid(await game(table)).roads).toBe(before.roads - 1);
});

test('whoever is not asked sees who is', async ({ person }) => {
  const [host, guest] = [await person({ likes: LIKES }), await person({ likes: LIKES })];
  const record = readRecord('modules/lobbyists.txt');
  const table = await OpenTable.open(host, { options: { ...record.options, public: true }, seats: [0, 1], start: true, seed: record.seed });
  await table.play(record, (_, action) => action.action === 'tile');
  await guest.goto(`/t/${table.id}`);
  await expect(guest.locator('#action-title')).toHaveText(word('stage-place-tile'));
  await expect(guest.locator('.action .choices')).toContainText(word('stage-place-tile'));
  await expect(guest.locator('.players .chip', { hasText: word('game-awaited') }).first()).toBeVisible();
});

test('a shop is moved when all are out', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const { table, action } = await beforeLast(page, 'coffee-move');
  const before = laid(await game(table)).shops;
  await new Performer(page).take(action, 'board');
  await table.acted();
  const view = await game(table);
  expect(laid(view).shops).toBe(before);
  expect(view.chains.some(({ shops }) => shops?.some((shop) => String(shop) === String(action.action === 'shop' && action.at)))).toBe(true);
});

test('somebody at work is trained', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const { table, action } = await beforeLast(page, 'new_milestones-at_work');
  await expect(page.getByText(word('stage-train-at-work')).first()).toBeVisible();
  await new Performer(page).take(action);
  await table.acted();
});

test('salaries are paid in goods', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const { table, action } = await beforeLast(page, 'new_milestones-pay');
  await new Performer(page).take(action);
  await table.acted();
  expect(Object.values((await game(table)).chains[readRecord('modules/new_milestones-pay.txt').decisions.at(-1)!.seat]!.stock)).toEqual([]);
});

test('an apartment stands in a map that must have one, and the preview shows the same', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const table = await OpenTable.open(page, { options: { players: 2 } });
  await table.show();
  await page.getByTestId('scenario-korean-city').click();
  await expect.poll(async () => (await table.view()).options.map_settings).toMatchObject({ force_apartment: true });
  await expect(page.getByTestId('map-setting-force_apartment')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('new-map').click();
  await expect.poll(async () => (await table.view()).options.map_seed ?? null).not.toBeNull();
  const seed = (await table.view()).options.map_seed;
  const dealt = (await (await page.request.get(`/api/map?players=2&seed=${seed}&modules=new_districts,kimchi&map_settings=force_apartment`)).json()) as { houses: { number: string; kind: string }[] };
  const apartments = dealt.houses.filter(({ kind }) => kind === 'apartment');
  expect(apartments.length).toBeGreaterThan(0);
  await expect(page.getByTestId('map-choice').locator('svg .house')).toHaveCount(dealt.houses.length);
});

test('the whole box with one click; six sit down, and the modules for it come along', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const table = await OpenTable.open(page, { options: { players: 2 } });
  await table.show();
  const options = async () => (await table.view()).options;
  const six = page.locator('label:has(input[value="6"])').first();
  await six.click();
  await expect.poll(options).toMatchObject({ players: 6, modules: ['new_districts', 'six_players'] });
  await expect(page.getByTestId('seat-5')).toBeVisible();
  // Without the module there are five again.
  await page.getByTestId('module-six_players').click();
  await expect.poll(options).toMatchObject({ players: 5, modules: ['new_districts'] });
  await six.click();
  await expect.poll(options).toMatchObject({ players: 6 });
  await page.getByTestId('modules-whole-box').click();
  await expect.poll(async () => (await options()).modules?.length).toBe(16);
  await expect(page.getByTestId('module-hard_choices')).toBeDisabled();
  await page.getByTestId('new-map').click();
  await expect.poll(async () => (await options()).map_seed).not.toBe(null);
  await page.getByTestId('fill-bots').click();
  await page.getByTestId('start-game').click();
  await expect(page.locator('.players .strip > li')).toHaveCount(6);
  expect((await game(table)).tiles).toHaveLength(24);
});

test('six on one device: their names, one after the other', async ({ person }) => {
  const page = await person({ ...device(UPRIGHT), likes: LIKES });
  const seats = [0, 1, 2, 3, 4, 5];
  const table = await OpenTable.open(page, { options: { players: 6, modules: ['new_districts', 'six_players'] }, seats, start: true, seed: '6' });
  await table.show();
  await seated(page);
  await expect(page.locator('.players .strip > li')).toHaveCount(6);
  const whose = page.getByTestId('whose-turn');
  const seen = new Set<string>();
  for (const _ of seats) {
    const now = await whose.innerText();
    seen.add(now);
    const before = (await table.view()).seq;
    await page.getByTestId('places').locator('summary').tap();
    await page.locator('[data-testid^="place-"]').first().tap();
    await page.getByTestId('confirm-place').tap();
    await expect.poll(async () => (await table.view()).seq).toBe(before + 1);
    if (seen.size < seats.length) await expect(whose).not.toHaveText(now);
  }
  expect(seen.size).toBe(6);
});

test('six bots play the whole box to its end before the eyes of an onlooker', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  const { expansion } = (await (await page.request.get('/api/catalogue')).json()) as Catalogue;
  const table = await OpenTable.open(page, {
    options: { players: 6, modules: wholeBox(expansion), public: true },
    seats: [],
    bots: [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, bot: 'trainee' })),
    start: true,
    seed: '11',
  });
  await table.show();
  await expect(page.locator('.players .strip > li')).toHaveCount(6);
  for (const [name, size] of [['desk', { width: 1440, height: 900 }], ['tablet', { width: 1024, height: 768 }], ['phone', UPRIGHT]] as const) {
    await page.setViewportSize(size);
    await page.screenshot({ path: test.info().outputPath(`six-${name}.png`) });
  }
  await expect(page.locator('#end-ranking')).toBeVisible({ timeout: 580_000 });
  const { game: over } = await table.view();
  expect(over!.standings).toHaveLength(6);
});

test('a giant billboard is put on a side of the rural area', async ({ person }) => {
  const page = await person({ likes: LIKES });
  let meant: Action | null = null;
  const table = await at(page, 'modules/rural_marketeers.txt', ({ action }) => {
    if (action.action === 'campaign' && action.marketeer === 'rural_marketeer') meant = action;
    return meant !== null;
  });
  const before = laid(await game(table)).campaigns;
  await new Performer(page).take(meant!, 'board');
  await table.acted();
  expect(laid(await game(table)).campaigns).toBe(before + 1);
  // And the offramp is asked for at once.
  await expect(page.getByTestId('asked-offramp')).toBeVisible();
});
