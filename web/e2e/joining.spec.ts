// Sitting down, looking on, talking: who is who at a table of several people.

import { facing } from './support/moments';
import { called, device, PHONES, press, SIZES } from './support/sizes';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

for (const size of SIZES)
  test(`joining asks for a name and a chain at ${called(size)}, and both are seen by everybody`, async ({ person }) => {
    const ann = await person();
    const table = await OpenTable.open(ann, { options: { players: 2 }, signs: [{ seat: 0, look: 2, name: '' }] });
    await table.show();
    const bob = await person({ ...device(size) });
    await bob.goto(await ann.getByTestId('invite-link').inputValue());
    // Ann's symbol and colour are hers, and it says so.
    await expect(bob.getByTestId('look-2').locator('input')).toBeDisabled();
    await bob.getByTestId('join-name').fill('Bob Übermut');
    await press(size, bob.getByTestId('look-4'));
    await expect(bob.getByTestId('look-4').locator('input')).toBeChecked();
    await press(size, bob.getByTestId('join-sit'));
    for (const page of [ann, bob]) {
      await expect(page.getByTestId('seat-1')).toContainText('Bob Übermut');
      await expect(page.getByTestId('seat-1')).toContainText(word('chain-4'));
    }
    // A sign can be changed until the game begins, to what is free.
    await press(size, bob.getByTestId('sign-1'));
    await press(size, bob.locator('dialog[open]').getByTestId('look-3'));
    for (const page of [ann, bob]) await expect(page.getByTestId('seat-1')).toContainText(word('chain-3'));
    await ann.getByTestId('start-game').click();
    for (const page of [ann, bob]) await expect(page.getByRole('list', { name: word('game-players') })).toContainText('Bob Übermut');
  });

test('whoever looks on is listed by name, at the table and before', async ({ person }) => {
  const [ann, bob, eve] = [await person(), await person(), await person()];
  await eve.goto('/account');
  await eve.getByRole('textbox', { name: word('account-name'), exact: true }).fill('Eve');
  await eve.getByRole('button', { name: word('account-rename') }).click();
  await expect(eve.getByRole('status').filter({ hasText: word('account-renamed') })).toBeVisible();
  const table = await OpenTable.open(ann, { options: { players: 2 } });
  await table.show();
  const link = await ann.getByTestId('invite-link').inputValue();
  await expect(ann.getByTestId('onlookers')).toContainText(word('game-watching-nobody'));
  await eve.goto(link);
  await eve.getByTestId('join-watch').click();
  await expect(ann.getByTestId('onlookers').getByRole('listitem')).toHaveText(['Eve']);
  await bob.goto(link);
  await bob.getByTestId('join-sit').click();
  await ann.getByTestId('start-game').click();
  await expect(ann.locator('#action-title')).toBeVisible();
  await ann.getByRole('tab', { name: word('game-tab-chat') }).click();
  await expect(ann.getByTestId('onlookers').getByRole('listitem')).toHaveText(['Eve']);
  await eve.close();
  await expect(ann.getByTestId('onlookers')).toContainText(word('game-watching-nobody'));
});

test('what was said and not read is marked, and times move on', async ({ person }) => {
  const [ann, bob] = [await person(), await person()];
  await ann.clock.install();
  await facing(ann, bob);
  const tab = (page: typeof ann) => page.getByRole('tab', { name: word('game-tab-chat') });
  await tab(bob).click();
  const line = bob.getByRole('textbox', { name: word('table-chat-say') });
  for (const [count, text] of ['Hello', 'Anybody there?'].entries()) {
    await line.fill(text);
    await line.press('Enter');
    await expect(tab(ann).locator('.badge')).toHaveText(String(count + 1));
  }
  await expect(tab(ann), 'also to those who do not see the badge').toHaveAccessibleName(new RegExp(word('game-unread', 'en', { count: 2 })));
  // Bob's own lines are no news to him.
  await expect(tab(bob).locator('.badge')).toHaveCount(0);
  await tab(ann).click();
  const said = ann.getByRole('list', { name: word('table-chat') });
  await expect(said).toContainText('Anybody there?');
  await expect(ann.getByTestId('chat-new')).toBeVisible();
  await expect(tab(ann).locator('.badge')).toHaveCount(0);
  const time = said.locator('time').first();
  const before = await time.innerText();
  await ann.clock.fastForward('10:00');
  await expect(time).not.toHaveText(before);
  await expect(time).toContainText('10');
  // Read is read, also after a reload.
  await ann.reload();
  await expect(tab(ann)).toBeVisible();
  await tab(ann).click();
  await expect(said).toContainText('Anybody there?');
  await expect(ann.getByTestId('chat-new')).toHaveCount(0);
});

for (const size of PHONES)
  test(`unread lines are marked at ${called(size)} too, and one tap leads to them`, async ({ person }) => {
    const [ann, bob] = [await person(device(size)), await person()];
    await facing(ann, bob);
    await bob.getByRole('tab', { name: word('game-tab-chat') }).click();
    const line = bob.getByRole('textbox', { name: word('table-chat-say') });
    await line.fill('Hello');
    await line.press('Enter');
    const open = ann.getByTestId('open-log');
    await expect(open.locator('.badge')).toHaveText('1');
    await open.tap();
    await expect(ann.getByRole('list', { name: word('table-chat') })).toContainText('Hello');
    await expect(open.locator('.badge')).toHaveCount(0);
  });
