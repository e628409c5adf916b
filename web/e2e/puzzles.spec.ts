// Puzzles as somebody solves them: clicking, failing, taking back. No server is asked for anything.

import type { Page } from '@playwright/test';
import type { Action } from '../src/lib/wire';
import { Performer } from './support/perform';
import { CARDS, KINDS, OnScreen, puzzle, puzzlesOf } from './support/puzzles';
import { device, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

/** Evenings are not shown, and everything is decided by hand. */
const QUICK = { pace: 'skip', motion: 'reduced', confirmEnd: false, endByItself: true, skipPayday: false } as const;

/** A day whose puzzle begins with who works, as nearly all do. */
const DAY = new Date(2026, 10, 26, 12);
const LATER = 24 * 60 * 60 * 1000;

/** Leaves the company to the CEO alone and does nothing: the evening comes, and no puzzle is solved by that. */
async function idle(page: Page): Promise<void> {
  const perform = new Performer(page);
  await perform.take({ action: 'work', cards: {} });
  const end = page.locator('[data-testid="end-step"], [data-testid="end-day"]');
  const panel = page.getByTestId('puzzle');
  for (let step = 0; step < 6; step += 1) {
    await expect(end.or(page.locator('[data-testid="puzzle"][data-mood="failed"]')).first()).toBeVisible();
    if ((await panel.getAttribute('data-mood')) === 'failed') return;
    // The evening may end in between: then there is nothing left to click, and one looks again.
    await end.first().click({ timeout: 2_000 }).catch(() => undefined);
  }
}

/** Whatever is left of the day is passed over until it is told how it ended. */
async function finish(page: Page): Promise<void> {
  const over = page.locator('[data-testid="puzzle"]:is([data-mood="solved"], [data-mood="failed"])');
  const end = page.locator('[data-testid="end-step"], [data-testid="end-day"]');
  for (let step = 0; step < 20; step += 1) {
    await expect(over.or(end).first()).toBeVisible();
    if ((await over.count()) > 0) return;
    // The evening may end in between: then there is nothing left to click, and one looks again.
    await end.first().click({ timeout: 2_000 }).catch(() => undefined);
  }
}

async function solve(page: Page, solution: readonly Action[]): Promise<void> {
  const perform = new Performer(page);
  for (const action of solution) await test.step(JSON.stringify(action), () => perform.take(action));
  await finish(page);
}

test("today's puzzle from home: a wrong try is told why, taken back, solved and explained, and the streak stays", async ({ person }) => {
  const page = await person({ likes: QUICK });
  const tried = new OnScreen(page);
  await page.clock.setFixedTime(DAY);
  await page.goto('/');
  await page.getByTestId('puzzle-today').click();
  await tried.begun();
  const id = (await tried.panel.getAttribute('data-id'))!;
  await expect(page).toHaveURL(new RegExp(`/puzzles/${id}$`));
  const written = puzzle(id);
  expect(written.solution[0]?.action).toBe('work');

  await idle(page);
  await tried.mood('failed');
  await expect(page.getByTestId('puzzle-why')).toHaveText(/\S/);
  await expect(page.getByTestId('puzzle-why')).not.toHaveText(/puzzle-|\{/);
  // Nothing is to be decided any more, but everything can be taken back.
  await expect(page.locator('#action-title')).toHaveCount(0);
  await page.getByTestId('puzzle-back').click();
  await tried.begun();
  await expect(page.getByTestId('structure-ready')).toBeVisible();
  await page.getByTestId('puzzle-hint').click();
  await expect(page.getByTestId('puzzle-hint-given')).toHaveText(/\S/);
  await solve(page, written.solution);
  await tried.mood('solved');
  await expect(tried.end).toContainText(word('puzzle-solved'));
  await expect(page.getByTestId('puzzle-explained')).toContainText(word('puzzle-explain-solution'));
  await expect(page.getByTestId('puzzle-explained')).not.toContainText(/puzzle-|log-|\{/);
  const day = word('puzzle-streak', 'en', { count: 1 });
  await expect(page.getByTestId('puzzle-streak')).toHaveText(day);

  await page.getByTestId('puzzle-all').click();
  await expect(page.getByTestId('puzzle-daily')).toContainText(word('puzzle-daily-done'));
  await expect(page.getByTestId(`puzzle-${id}`)).toHaveAttribute('data-mark', 'solved');
  await page.reload();
  await expect(page.getByTestId('puzzle-streak')).toContainText(day);
  await expect(page.getByTestId('puzzle-count')).toHaveText(word('puzzle-count', 'en', { solved: 1, total: CARDS.length }));
  await page.getByTestId('puzzle-open-only').check();
  await expect(page.getByTestId(`puzzle-${id}`)).toHaveCount(0);
  // Home knows, too.
  await page.goto('/');
  await expect(page.getByTestId('home-streak')).toContainText(day);
  // Tomorrow there is another one, and the streak is at risk; the day after it is lost.
  for (const [days, streak] of [[1, 1], [2, 0]] as const) {
    await page.clock.setFixedTime(DAY.getTime() + days * LATER);
    await page.goto('/puzzles');
    await expect(page.getByTestId('puzzle-streak')).toContainText(word('puzzle-streak', 'en', { count: streak }));
    await expect(page.getByTestId('puzzle-daily')).not.toContainText(word('puzzle-daily-done'));
    await expect(page.getByTestId('puzzle-daily')).not.toHaveAttribute('href', `/puzzles/${id}`);
  }
});

for (const kind of KINDS) {
  test(`a puzzle of the kind ${kind} opens, and its solution can be clicked`, async ({ person }) => {
    const page = await person({ likes: QUICK });
    const tried = new OnScreen(page);
    const [first] = puzzlesOf(kind);
    await tried.open(first!.id);
    await solve(page, first!.solution);
    await tried.mood('solved');
    await expect(tried.end).toContainText(word('puzzle-solved-first'));
    await expect(page.getByTestId('puzzle-explained')).not.toContainText(/puzzle-|log-|\{/);
    // And on with the next.
    await page.getByTestId('puzzle-next').click();
    await tried.begun();
    await expect(tried.panel).not.toHaveAttribute('data-id', first!.id);
  });
}

test('whoever gives up sees the solution, and it does not count as solved', async ({ person }) => {
  const page = await person({ likes: QUICK });
  const tried = new OnScreen(page);
  const [, second] = puzzlesOf('win_house');
  await tried.open(second!.id);
  await page.getByTestId('puzzle-give-up').click();
  await page.getByTestId('puzzle-give-up-not').click();
  await tried.mood('playing');
  await page.getByTestId('puzzle-give-up').click();
  await page.getByTestId('puzzle-give-up-sure').click();
  await tried.mood('shown');
  await expect(page.getByTestId('puzzle-explained')).toContainText(word('puzzle-explain-solution'));
  // However much there is to read, how it ended is said in full.
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await tried.end.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  await page.getByTestId('puzzle-restart').click();
  await tried.begun();
  await solve(page, second!.solution);
  await tried.mood('solved');
  await page.getByTestId('puzzle-all').click();
  await expect(page.getByTestId(`puzzle-${second!.id}`)).toHaveAttribute('data-mark', 'shown');
});

test('with a finger on a phone: the task folds away, and the evening is shown before it is judged', async ({ person }) => {
  const page = await person({ ...device(UPRIGHT), likes: { motion: 'reduced', pace: 'fast', endByItself: true, confirmEnd: false } });
  const tried = new OnScreen(page);
  const written = puzzle('payday-8749bc');
  await tried.open(written.id);
  for (const seen of ['[data-testid="puzzle-task"]', '#action-title', '.game .stage']) await expect(page.locator(seen).first(), seen).toBeInViewport({ ratio: 1 });
  await page.getByTestId('puzzle-fold').tap();
  await expect(page.getByTestId('puzzle-line')).toHaveText(/\S/);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
  await new Performer(page).take(written.solution[0]!);
  const end = page.locator('[data-testid="end-step"], [data-testid="end-day"]');
  await expect(end.or(page.getByTestId('show-close')).first()).toBeVisible();
  if ((await end.count()) > 0) await end.first().tap();
  await expect(page.getByTestId('puzzle-line')).toHaveText(word('puzzle-watch'));
  await page.getByTestId('show-close').tap();
  await tried.mood('solved');
});

test.describe('without a server', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED/ });

  test('puzzles are listed and solved', async ({ person }) => {
    const page = await person({ likes: QUICK });
    await page.context().route('**/api/**', (route) => route.abort());
    const tried = new OnScreen(page);
    const [first] = puzzlesOf('best_dinner');
    await page.goto('/puzzles');
    await expect(page.getByTestId('puzzle-daily')).toBeVisible();
    await page.getByTestId(`puzzle-${first!.id}`).click();
    await tried.begun();
    await solve(page, first!.solution);
    await tried.mood('solved');
    // There is no puzzle of that name.
    await page.goto('/puzzles/dancing');
    await expect(page.getByText(word('puzzle-missing'))).toBeVisible();
  });
});
