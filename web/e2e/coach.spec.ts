// The coach in a real game: a word before or just after what costs much, with what would be better, and a way back.

import { costly } from './support/moments';
import { called, device, SIZES, UPRIGHT } from './support/sizes';
import { expect, test } from './support/test';
import { word } from './support/words';

for (const size of [SIZES[0]!, UPRIGHT])
  test(`a decision that costs much is spoken about, and taken back (${called(size)})`, async ({ person }) => {
    const page = await person({ ...device(size), likes: { pace: 'skip', motion: 'reduced', confirmEnd: false, endByItself: true, coach: 'warnings' } });
    const table = await costly(page);
    // Known before: it is held back. Found while it was on its way: it can be taken back.
    const said = page.getByTestId('coach-warns').or(page.getByTestId('coach-regret'));
    await expect(said).toContainText(word('coach-better'));
    await expect(said).toBeInViewport();
    await page.getByTestId('coach-back').or(page.getByTestId('coach-undo')).click();
    await expect(said).toHaveCount(0);
    // It is still to be decided.
    await expect
      .poll(async () => {
        const { decision } = (await table.view()).game!;
        return decision.stage === 'working' && decision.step;
      })
      .toBe('train');
  });
