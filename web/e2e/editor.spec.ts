// The position editor as somebody uses it: forms beside the drawn town, faults as one edits, ways in and out.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { puzzlesOf } from './support/puzzles';
import { squareAt } from './support/map';
import { device, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const part = (page: Page, name: string) => page.locator(`label:has(input[type="radio"][value="${name}"])`).click();
const sound = (page: Page, yes = true) => expect(page.getByTestId('editor')).toHaveAttribute('data-sound', String(yes));

test('a town is edited with its faults told at once, saved, read again, and played', async ({ person }, info) => {
  const page = await person({ likes: { motion: 'reduced', pace: 'skip' } });
  await page.goto('/puzzles');
  await page.getByTestId('to-editor').click();
  await sound(page);

  // A smaller town, and a tile turned.
  await page.getByTestId('new-2').click();
  await sound(page);
  await expect(page.getByTestId('tile-2-2')).toBeVisible();
  await expect(page.getByTestId('tile-3-0')).toHaveCount(0);
  await page.getByTestId('turn-0-0').click();
  await sound(page);

  // A restaurant: where it cannot stand, said beside it; then put on a square of the map by clicking.
  await part(page, 'chains');
  await page.getByTestId('add-chains[0].restaurants').click();
  await field(page, 'chains[0].restaurants[0].at').getByRole('spinbutton').first().fill('2');
  await field(page, 'chains[0].restaurants[0].at').getByRole('spinbutton').last().fill('2');
  await field(page, 'chains[0].restaurants[0].at').getByRole('spinbutton').last().press('Tab');
  await sound(page, false);
  await expect(page.getByTestId('editor-faults')).toContainText('B-MAP-7');
  await expect(field(page, 'chains[0].restaurants')).toContainText('B-MAP-7');
  await expect(page.getByTestId('editor-play')).toBeDisabled();
  await page.getByTestId('pick-chains[0].restaurants[0].at').click();
  const { x, y } = await squareAt(page, 3.5, 3.5);
  await page.mouse.click(x, y);
  await sound(page);
  await expect(field(page, 'chains[0].restaurants[0].at').getByRole('spinbutton').first()).toHaveValue('3');

  // People, goods and money.
  await field(page, 'chains[0].at_work').locator('select').selectOption({ label: word('card-waitress') });
  await page.getByTestId('more-chains[0].at_work-waitress').click();
  await field(page, 'chains[0].stock').locator('select').selectOption({ label: word('item-beer') });
  await field(page, 'chains[0].cash').locator('input').fill('45');
  await field(page, 'chains[0].cash').locator('input').press('Enter');
  await field(page, 'chains[0].milestones').locator('select').selectOption({ label: word('milestone-first_waitress_played') });
  await sound(page);

  // Back and forth.
  await page.getByTestId('editor-undo').click();
  await expect(field(page, 'chains[0].milestones')).not.toContainText('✕');
  await page.getByTestId('editor-redo').click();
  await expect(field(page, 'chains[0].milestones')).toContainText(word('milestone-first_waitress_played'));

  // Demand, a campaign, the round.
  await part(page, 'town');
  await page.getByTestId('demand-2').selectOption('burger');
  await sound(page);
  await part(page, 'campaigns');
  await page.getByTestId('add-campaigns').click();
  await expect(field(page, 'campaigns[0].number')).toBeVisible();
  await page.getByTestId('remove-campaigns[0]').click();
  await part(page, 'game');
  await field(page, 'round').locator('input').fill('4');
  await field(page, 'round').locator('input').press('Enter');
  await sound(page);

  // Saved, and the file opened in another page.
  const download = page.waitForEvent('download');
  await page.getByTestId('editor-save').click();
  const file = info.outputPath('position.json');
  await (await download).saveAs(file);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { round: number; demand: unknown; chains: { cash: number; at_work: unknown; stock: unknown }[] };
  expect(saved).toMatchObject({ version: 1, round: 4, demand: { 2: ['burger'] } });
  expect(saved.chains[0]).toMatchObject({ cash: 45, at_work: { waitress: 2 }, stock: { beer: 1 }, milestones: ['first_waitress_played'], restaurants: [{ at: [3, 3] }] });
  await expect(page.getByTestId('editor-analyse')).toHaveAttribute('href', /^\/study#p=[\w-]+$/);

  await page.goto('/puzzles');
  await page.goto('/editor');
  await sound(page);
  await page.getByTestId('editor-file').setInputFiles(file);
  await part(page, 'game');
  await expect(field(page, 'round').locator('input')).toHaveValue('4');
  await sound(page);
  await page.getByTestId('editor-play').click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('.game')).toBeVisible();
  await expect(page.locator('header').first()).toContainText(`${word('editor-round')} 4`);
});

test('every shipped kind of position can be opened, by a link too, and what is no position is told', async ({ person }, info) => {
  const page = await person({ likes: { motion: 'reduced' } });
  await page.goto('/editor');
  await sound(page);
  const file = info.outputPath('position.json');
  for (const kind of ['hold_rival', 'milestones', 'payday']) {
    const { position } = puzzlesOf(kind)[0] as unknown as { position: { round: number } };
    writeFileSync(file, JSON.stringify(position));
    await page.getByTestId('editor-file').setInputFiles(file);
    await part(page, 'game');
    await expect(field(page, 'round').locator('input')).toHaveValue(String(position.round));
    await sound(page);
    for (const name of ['town', 'campaigns', 'chains', 'map', 'text']) {
      await part(page, name);
      await expect(page.locator('.form')).not.toContainText('editor-');
    }
    const link = (await page.getByTestId('editor-analyse').getAttribute('href'))!.replace('/study', '/editor');
    await page.goto('/puzzles');
    await page.goto(link);
    await part(page, 'game');
    await expect(field(page, 'round').locator('input')).toHaveValue(String(position.round));
    await sound(page);
  }
  await part(page, 'text');
  await page.getByTestId('editor-text').fill('{ no');
  await page.getByTestId('editor-apply').click();
  await expect(page.getByText(word('editor-unreadable'))).toBeVisible();
  await page.getByTestId('editor-text').fill('{"version": 1, "map": ["A0 A0"], "chains": [{"cash": -1}]}');
  await page.getByTestId('editor-apply').click();
  await sound(page, false);
  // A fault leads to its field.
  await page.getByTestId('editor-faults').getByRole('button', { name: /cash/ }).click();
  await expect(field(page, 'chains[0].cash').locator('input')).toBeFocused();
});

test.describe('without a server', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED/ });

  test('on a phone everything is within reach', async ({ person }) => {
    const page = await person({ ...device(UPRIGHT), likes: { motion: 'reduced' } });
    await page.context().route('**/api/**', (route) => route.abort());
    await page.goto('/editor');
    await sound(page);
    for (const name of ['map', 'town', 'campaigns', 'chains', 'game', 'text']) {
      await part(page, name);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, name).toBeLessThanOrEqual(0);
    }
  });
});

test('a position becomes a puzzle: every line is tried, and it is solved from its link', async ({ person }) => {
  const page = await person({ likes: { motion: 'reduced', pace: 'skip' } });
  const [puzzle] = puzzlesOf('best_dinner').filter(({ decides, difficulty }) => decides.join() === 'restructuring,food' && difficulty <= 2);
  await page.goto('/editor');
  await sound(page);
  await part(page, 'text');
  await page.getByTestId('editor-text').fill(JSON.stringify(puzzle!.position));
  await page.getByTestId('editor-apply').click();
  await sound(page);
  await part(page, 'puzzle');
  await page.getByTestId('puzzle-solver').selectOption(String(puzzle!.solver));
  await page.getByTestId('puzzle-task').selectOption('best_dinner');
  await page.getByTestId('puzzle-verify').click();
  await expect(page.getByTestId('puzzle-verdict')).toHaveAttribute('data-verdict', 'puzzle');
  await page.getByTestId('puzzle-open').click();
  await expect(page).toHaveURL(/\/puzzles\/own#z=/);
  await expect(page.locator('#action-title')).toBeVisible();
  // What cannot be done is said so: nobody serves a house that wants nothing.
  await page.goBack();
  await part(page, 'puzzle');
  await page.getByTestId('puzzle-step-food').uncheck();
  await page.getByTestId('puzzle-step-restructuring').uncheck();
  await expect(page.getByTestId('puzzle-verify')).toBeDisabled();
});

test('faults are told in the language of whoever edits', async ({ person }) => {
  const page = await person({ likes: { motion: 'reduced' }, locale: 'ru-RU' });
  await page.goto('/editor');
  await sound(page);
  await part(page, 'text');
  await page.getByTestId('editor-text').fill(JSON.stringify({ version: 1, map: ['A0 B0'], bank: -1, roads: [], chains: [{}, {}] }));
  await page.getByTestId('editor-apply').click();
  await sound(page, false);
  const faults = page.getByTestId('editor-faults');
  await expect(faults.locator('[data-code="out_of_range"]')).toContainText('целое число от 0');
  await expect(faults.locator('[data-code="needs_module"]')).toContainText('нужен модуль');
});
