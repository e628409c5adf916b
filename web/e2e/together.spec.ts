// What people decide together, and whom the host sends away.

import type { Page } from '@playwright/test';
import { word } from './support/words';
import { expect, test } from './support/test';

/** Ann opens a table for two; the way in for others. */
async function open(ann: Page): Promise<string> {
  await ann.goto('/');
  await ann.getByTestId('create-table').click();
  await ann.waitForURL(/\/t\//);
  await ann.locator('label:has(input[value="2"])').first().click();
  await expect(ann.getByTestId('seat-2')).toHaveCount(0);
  return ann.getByTestId('invite-link').inputValue();
}

test('a game ends when both want it, and one of them alone does not end it', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  const link = await open(ann);
  await bob.goto(link);
  await bob.getByTestId('join-sit').click();
  await ann.getByTestId('start-game').click();
  for (const page of [ann, bob]) await expect(page.locator('#action-title')).toBeVisible();

  const ask = async () => {
    await ann.getByTestId('end-game').click();
    await ann.getByRole('dialog').locator('.button.primary').click();
    await expect(ann.getByTestId('end-vote')).toBeVisible();
  };
  await ann.getByRole('tab', { name: word('game-tab-chat') }).click();
  await ask();
  // Bob would rather play on, and the question is gone for both.
  await bob.getByTestId('end-vote').getByRole('button', { name: word('game-end-no') }).click();
  for (const page of [ann, bob]) await expect(page.getByTestId('end-vote')).toHaveCount(0);
  await expect(ann.locator('#action-title')).toBeVisible();
  await ask();
  await bob.getByTestId('end-vote').getByRole('button', { name: word('game-end-yes') }).click();
  for (const page of [ann, bob]) await expect(page.getByTestId('end-vote')).toHaveCount(0);
  await expect(ann.getByTestId('end-game')).toHaveCount(0);
});

test('whoever is sent away is out at once, and needs a new link', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  const link = await open(ann);
  await bob.goto(link);
  await bob.getByTestId('join-sit').click();
  await ann.getByTestId('seat-1').getByRole('button', { name: word('table-remove') }).click();
  await expect(bob.getByText(word('refusal-removed'))).toBeVisible();
  // The old link leads nowhere; Ann sees the new one without asking for it.
  await expect(ann.getByTestId('invite-link')).not.toHaveValue(link);
  const again = await ann.getByTestId('invite-link').inputValue();
  await bob.goto(again);
  await bob.getByTestId('join-sit').click();
  await expect(bob.getByTestId('seat-1')).toContainText(word('table-stand-up'));
});
