// Every module in a game of its own, known from a record, up to the moment where it shows: the last decision is taken by clicking.

import type { Locator, Page } from '@playwright/test';
import type { Module, TableAnswer } from '../src/lib/wire';
import { at, seated } from './support/moments';
import { Performer } from './support/perform';
import { type Recording, readRecord } from './support/record';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

const LIKES = { pace: 'slow', motion: 'reduced', confirmEnd: false, endByItself: true, skipPayday: false } as const;
const recordOf = (module: Module) => readRecord(`modules/${module}.txt`);

/** The game at its last decision, which is taken through the interface; what comes of it is shown. */
async function last(page: Page, module: Module): Promise<void> {
  const { decisions } = recordOf(module);
  await at(page, `modules/${module}.txt`, (_, index) => index === decisions.length - 1);
  await new Performer(page).take(decisions.at(-1)!.action, 'list');
}

/** Goes through the show on the screen, from its beginning, to where this is to be seen. */
async function told(page: Page, what: Locator): Promise<void> {
  const show = page.locator('section.show');
  // What follows may be for the eyes of one alone; the evening is for everybody's.
  const cover = page.getByTestId('handover-ready');
  await expect(cover.or(show).first()).toBeVisible();
  if (await cover.isVisible()) await cover.click();
  await expect(show).toBeVisible();
  const track = show.locator('input[type="range"]');
  const frames = Number(await track.getAttribute('max'));
  await expect(async () => {
    for (let frame = 0; frame <= frames; frame += 1) {
      await track.fill(String(frame));
      if (await what.isVisible()) return;
    }
    throw new Error('the show has nothing of it');
  }).toPass();
}
const text = (page: Page, words: string) => page.locator('section.show').getByText(words).first();

const DINNERS = [
  ['kimchi', 'show-tier-2'],
  ['sushi', 'show-tier-4'],
  ['noodles', 'show-tier-6'],
  
  ['movie_stars', 'verdict-lesser_star'],
] as const;
for (const [module, said] of DINNERS)
  test(`a dinner with ${module} says why`, async ({ person }) => {
    const page = await person({ likes: LIKES });
    await last(page, module);
    await told(page, text(page, word(said)));
  });

test('a dinner with fry_chefs says what they add', async ({ person }) => {
  const page = await person({ likes: LIKES });
  await last(page, 'fry_chefs');
  const served = page.locator('.result.good').getByRole('button').first();
  await told(page, served);
  await served.click();
  await expect(page.getByText(word('breakdown-flat')).first()).toBeVisible();
});

test('whoever sells what another advertised gives the other the ketchup', async ({ person }) => {
  const page = await person({ likes: LIKES });
  await last(page, 'ketchup');
  await told(page, text(page, word('milestone-someone_sells_your_demand')));
});

test('campaigns run once more for a mass marketeer', async ({ person }) => {
  const page = await person({ likes: LIKES });
  await last(page, 'mass_marketeers');
  await told(page, text(page, word('show-pass', 'en', { pass: 2 })));
});

test('the bank breaks and the price cards decide', async ({ person }) => {
  const page = await person({ likes: LIKES });
  await last(page, 'reserve_prices');
  await told(page, text(page, word('show-bank-broke-price', 'en', { price: 0 }).split('$')[0]!.trim()));
});

/** Stops before the first decision that is meant, and takes it by clicking. */
async function first(page: Page, record: Recording, meant: (decision: Recording['decisions'][number]) => boolean): Promise<OpenTable> {
  const table = await OpenTable.ofRecord(page, record);
  const index = await table.play(record, (seat, action) => meant({ seat, action }));
  await table.show();
  await seated(page);
  await new Performer(page).take(record.decisions[index]!.action, 'list');
  await table.acted();
  return table;
}

test('a guide lies beside the board and reaches gardens', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const table = await first(page, recordOf('gourmet_critics'), ({ action }) => action.action === 'campaign' && action.marketeer === 'gourmet_critic');
  const { game } = await table.view();
  expect(game!.campaigns.some(({ kind }) => kind === 'gourmet_guide')).toBe(true);
  await expect(page.locator('.board .campaign.gourmet_guide')).toHaveCount(1);
});

test('a price card is kept in place of the usual ones', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const record = recordOf('reserve_prices');
  await at(page, 'modules/reserve_prices.txt', 'reserve');
  await expect(page.getByText(word('game-reserve-help-price'))).toBeVisible();
  await first(page, record, ({ action }) => action.action === 'reserve');
});

test('at night a marketing trainee puts up a second billboard', async ({ person }) => {
  const page = await person({ likes: LIKES });
  await last(page, 'night_shift');
  await page.reload();
  await seated(page);
  const { decisions } = recordOf('night_shift');
  const [one, two] = decisions.slice(-2).map(({ action }) => (action.action === 'campaign' ? action.number : 0));
  for (const number of [one, two]) await expect(page.locator('.board').getByText(String(number), { exact: true }).first()).toBeAttached();
});

test('hard choices leave the game', async ({ person }) => {
  const page = await person({ likes: LIKES });
  const record = recordOf('hard_choices');
  await at(page, 'modules/hard_choices.txt', (_, index) => index === record.decisions.length - 1);
  const card = page.locator('.milestone', { hasText: word('milestone-first_to_train_someone') });
  await page.getByTestId('view-milestones').click();
  await expect(card).toContainText(word('milestone-last-round', 'en', { round: 2 }));
  await page.getByTestId('view-map').click();
  await new Performer(page).take(record.decisions.at(-1)!.action, 'list');
  await page.getByTestId('handover-ready').click();
  await page.getByTestId('view-milestones').click();
  await expect(card).toHaveClass(/closed/);
});

test('modules are chosen at a table: a suggested set, single ones, by lot, and readings of their rules', async ({ person }) => {
  const [host, guest] = [await person(), await person()];
  const table = await OpenTable.open(host, { options: { players: 2 } });
  await table.show();
  const modules = async () => (await table.view()).options.modules ?? [];
  await host.getByTestId('scenario-asian-fusion').click();
  await expect.poll(modules).toEqual(['kimchi', 'sushi', 'noodles', 'ketchup']);
  await expect(host.getByTestId('module-sushi')).toHaveAttribute('aria-pressed', 'true');
  await host.getByTestId('module-sushi').click();
  await expect.poll(modules).toEqual(['kimchi', 'noodles', 'ketchup']);
  // What there is to agree on appears with the module it is about.
  const reading = host.getByRole('group', { name: word('option-ketchup'), exact: true });
  await reading.locator('label:has(input[value="stays"])').click();
  await expect.poll(async () => (await table.view()).options.options).toMatchObject({ ketchup: 'stays' });
  await host.getByTestId('modules-surprise').click();
  await expect.poll(async () => (await modules()).length).toBe(3);
  await host.getByTestId('modules-none').click();
  await expect.poll(modules).toEqual([]);
  await host.getByTestId('module-movie_stars').click();
  await expect.poll(modules).toEqual(['movie_stars']);
  // Guests see what they will play.
  await guest.goto(await host.getByTestId('invite-link').inputValue());
  await expect(guest.getByTestId('module-choice')).toContainText(word('module-movie_stars'));
  await guest.getByTestId('join-sit').click();
  await host.getByTestId('start-game').click();
  for (const page of [host, guest]) await expect(page.locator('#action-title')).toBeVisible();
  await guest.getByTestId('view-tree').click();
  await expect(guest.getByText(word('card-b_movie_star')).first()).toBeVisible();
});

test('a quick game and The Chain take modules along', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  for (const [way, button] of [['.now', 'play-now'], ['.solo', 'play-solo']] as const) {
    const card = page.locator(`.way${way}`);
    await card.locator('summary').first().click();
    await card.getByTestId('module-choice').locator('summary').click();
    await card.getByTestId('module-noodles').click();
    await expect(card.getByTestId('module-noodles')).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId(button).click();
    await expect(page.locator('#action-title')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { table } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableAnswer;
    expect(table.options.modules).toEqual(['noodles']);
    await page.goto('/');
    await expect(page.getByTestId('my-games')).toContainText(word('module-noodles'));
  }
});
