// Somebody who has never seen the game, from home to the end of a first game, with nothing but what is on the screen.

import { Player } from './support/player';
import { called, device, press, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

// The coach may still be asked about a decision when the bots have ended the game: the server says that it is over.
test.use({ allowed: /409/ });

for (const size of [{ width: 1440, height: 900 }, UPRIGHT])
  test(`from home to the end of a first game with a coach (${called(size)})`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', motion: 'reduced' } });
    await page.goto('/');
    // The way in is the first thing in sight, and one click.
    await expect(page.getByTestId('first-game')).toBeInViewport();
    await press(size, page.getByTestId('first-game'));
    await page.waitForURL(/\/t\//);
    await expect(page.locator('#action-title')).toBeVisible();
    // The coach says what matters before anything is decided.
    await expect(page.getByTestId('coach')).toBeVisible();
    const player = new Player(page, 1, size === UPRIGHT ? 'touch' : 'mouse');
    expect(await player.play()).toBe(true);
    await expect(page.locator('.ranking li')).toHaveCount(2);
    // From then on home is for somebody who has played.
    await page.goto('/');
    await expect(page.getByTestId('play-now')).toBeVisible();
    await expect(page.getByTestId('welcome')).toHaveCount(0);
  });

test('what the coach advises does not look as if it stood there, and is done with one click', async ({ person }) => {
  const page = await person({ likes: { pace: 'skip', motion: 'reduced' } });
  await page.goto('/');
  await page.getByTestId('first-game').click();
  const title = page.locator('#action-title');
  await expect(title).toHaveText(word('stage-first_restaurant'));
  await expect(page.getByTestId('advised')).toBeVisible();
  await expect(page.getByTestId('confirm-place')).toBeDisabled();
  await page.getByTestId('coach-follow').click();
  await expect(title).not.toHaveText(word('stage-first_restaurant'));
  await expect(page.getByTestId('advised')).toHaveCount(0);
});
