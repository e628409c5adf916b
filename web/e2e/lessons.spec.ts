// Lessons as somebody goes through them: clicking, trying wrong things, answering. No server is asked for anything.

import { LESSONS, OnScreen } from './support/lessons';
import { squareAt } from './support/map';
import { Performer } from './support/perform';
import { readDecision } from './support/record';
import { device, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

/** Others do not take their time, evenings are not shown, and everything is decided by hand. */
const QUICK = { pace: 'skip', motion: 'reduced', confirmEnd: false, endByItself: true, skipPayday: false } as const;

test('from home through the first lesson, with a refusal and a wrong try, to its badge', async ({ person }) => {
  const page = await person({ likes: { motion: 'reduced', pace: 'fast' } });
  const lesson = new OnScreen(page);
  await page.goto('/');
  await page.getByTestId('learn').click();
  await expect(page).toHaveURL(/\/learn\/lesson\/restaurant$/);
  await lesson.at(1);
  await lesson.mood('reading');
  // Nothing is to be decided while the coach talks.
  await expect(page.locator('#action-title')).toHaveCount(0);
  await lesson.goOn();
  await lesson.at(2);
  await lesson.mood('playing');

  const perform = new Performer(page);
  await perform.take({ action: 'first_restaurant', at: [3, 3], entrance: 'north-east' }, 'board');
  await lesson.mood('missed');
  await expect(lesson.remark).toContainText(word('lesson-restaurant-2-border'));
  await page.getByTestId('coach-again').click();
  await lesson.mood('playing');
  await expect(lesson.remark).toHaveCount(0);
  await page.getByTestId('coach-hint').click();
  await expect(page.getByTestId('coach-hint-given')).toContainText(word('lesson-restaurant-2-hint'));
  await perform.take({ action: 'first_restaurant', at: [8, 3], entrance: 'north-east' });
  await lesson.mood('reached');
  await expect(lesson.remark).toContainText(word('lesson-restaurant-2-done'));
  await lesson.goOn();
  await lesson.at(3);

  // One is where one was, also after a reload.
  await page.reload();
  await lesson.at(3);
  await lesson.mood('playing');
  // Where the rules refuse something, the coach has a word about it.
  await expect(page.getByTestId('places')).toBeVisible();
  const { x, y } = await squareAt(page, 3.5, 1);
  await page.mouse.click(x, y);
  await expect(page.locator('.action .note.bad')).toContainText('B-SET-4');
  await expect(lesson.remark).toHaveAttribute('data-kind', 'refused');
  await page.getByTestId('pass').click();
  await expect(lesson.remark).toContainText(word('lesson-restaurant-2-pass'));
  await expect(lesson.remark).toHaveAttribute('data-kind', 'wrong');
  // And it can be taken back.
  await page.getByTestId('undo').click();
  await expect(lesson.remark).toHaveCount(0);
  await perform.take({ action: 'first_restaurant', at: [8, 0], entrance: 'south-west' });
  await lesson.mood('reached');
  await lesson.goOn();

  await lesson.mood('asking');
  await page.getByTestId('answer-1').click();
  await expect(lesson.remark).toHaveText(word('coach-answer-wrong'));
  await expect(page.getByTestId('answer-1')).toBeDisabled();
  await page.getByTestId('answer-2').click();
  await expect(page.getByTestId('lesson-finished')).toContainText(word('lesson-restaurant-why'));
  await page.getByTestId('lesson-list').click();
  await expect(page.getByTestId('mark-restaurant')).toHaveText(word('learn-mark-done'));
  await page.reload();
  await expect(page.getByTestId('learn-count-base')).toHaveText(word('learn-count', 'en', { done: 1, all: 16 }));
  await expect(page.getByTestId('mark-structure')).toHaveText(word('learn-mark-next'));
  await expect(page.getByTestId('learn-next')).toContainText(word('lesson-structure'));
  // Home knows, too.
  await page.goto('/');
  await expect(page.getByTestId('learn')).toContainText(word('lesson-structure'));
});

for (const written of LESSONS) {
  // What bots answer is theirs to decide.
  const scripted = written.steps.every((step) => !step.bot);
  test(`the lesson ${written.id} opens${scripted ? ', and its solution can be clicked' : ''}`, async ({ person }) => {
    const page = await person({ likes: QUICK });
    const lesson = new OnScreen(page);
    const perform = new Performer(page);
    await lesson.open(written.id);
    if (!scripted) {
      // The bots play, and what was played is still there after a reload.
      const first = readDecision(written.steps[0]!.solution![0]!);
      await perform.take(first.action);
      await expect(page.getByTestId('undo')).toBeVisible();
      await expect(page.getByTestId('order-1')).toBeEnabled();
      await page.reload();
      await expect(page.getByTestId('order-1')).toBeEnabled();
      return;
    }
    for (const [index, step] of written.steps.entries()) {
      await lesson.at(index + 1);
      await lesson.mood(step.goal ? 'playing' : 'reading');
      for (const { seat, action } of (step.solution ?? []).map(readDecision))
        if (seat === written.seat) await test.step(JSON.stringify(action), () => perform.take(action));
      if (step.goal) await lesson.mood('reached');
      await lesson.goOn();
    }
    await lesson.mood('asking');
    await page.getByTestId(`answer-${written.question.right}`).click();
    await expect(page.getByTestId('lesson-finished')).toContainText(word('coach-badge-first'));
    // After the last one of the base game somebody can play.
    await expect(page.getByTestId('lesson-next')).toBeVisible();
  });
}

test('with a finger on a phone: the coach folds away, and what is decided is in sight', async ({ person }) => {
  const page = await person({ ...device(UPRIGHT), likes: { motion: 'reduced', pace: 'fast' } });
  const lesson = new OnScreen(page);
  await lesson.open('cooking');
  await page.getByTestId('coach-go-on').tap();
  await lesson.mood('playing');
  for (const seen of ['[data-testid="coach-says"]', '#action-title', '.game .stage', '[data-testid="end-step"]'])
    await expect(page.locator(seen).first(), seen).toBeInViewport({ ratio: 1 });
  await page.getByTestId('coach-fold').tap();
  await expect(page.getByTestId('coach-line')).toHaveText(word('lesson-cooking-2'));
  await expect(lesson.says).toHaveCount(0);
  await page.getByTestId('cook-burger_cook-burger').tap();
  await page.getByTestId('cook-kitchen_trainee-pizza').tap();
  await page.getByTestId('end-day').tap();
  // The evening is shown before anything is said about it.
  await expect(page.getByTestId('coach-line')).toHaveText(word('coach-watch'));
  await page.getByTestId('show-close').tap();
  await lesson.mood('reached');
  await expect(lesson.remark).toContainText(word('lesson-cooking-2-done'));
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

test.describe('without a server', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED/ });

  test('lessons are listed and played', async ({ person }) => {
    const page = await person({ likes: QUICK });
    await page.context().route('**/api/**', (route) => route.abort());
    const lesson = new OnScreen(page);
    await page.goto('/learn');
    await page.getByTestId('learn-next').click();
    await lesson.at(1);
    await lesson.goOn();
    await lesson.mood('playing');
    await new Performer(page).take({ action: 'first_restaurant', at: [8, 3], entrance: 'north-east' });
    await lesson.mood('reached');
    // There is no lesson of that name.
    await page.goto('/learn/lesson/dancing');
    await expect(page.getByText(word('coach-missing'))).toBeVisible();
  });
});
