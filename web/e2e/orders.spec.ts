// Standing orders and plans: given on the usual screens, carried out while their maker is away, dropped with a reason.

import type { Page } from '@playwright/test';
import { harmless } from './support/axe';
import { beforeOnesDay, look, openOrders } from './support/orders';
import { called, device, PHONES } from './support/sizes';
import type { OpenTable } from './support/table';
import { expect, test } from './support/test';
import { word } from './support/words';

/** Whoever works ends their day over HTTP. */
async function endDay(page: Page, table: OpenTable): Promise<void> {
  for (;;) {
    const { seq, seat, game } = await look(page, table);
    if (game!.decision.stage !== 'working' || !game!.decision.awaited.includes(seat!)) return;
    const said = await page.request.post(`/api/tables/${table.id}/act`, { data: { seat, seq, action: { action: 'end' } } });
    expect([200, 409]).toContain(said.status());
  }
}

test('a plan is made on the usual screens and carried out while its maker is away', async ({ person }) => {
  const { table, maker, other, seat } = await beforeOnesDay(await person(), await person());
  await openOrders(maker);
  await maker.getByTestId('plan-make').click();
  const panel = maker.getByTestId('plan-panel');
  await expect(panel).toBeVisible();
  await harmless(maker);
  // The day as it would be: the first card that can be hired is.
  await maker.locator('[data-testid^="hire-"]').first().click();
  await expect(panel.getByTestId('plan-step-0')).toBeVisible();
  await panel.getByTestId('plan-keep').click();
  await expect(maker.locator('#action-title')).toBeVisible();
  await maker.goto('about:blank');
  const before = (await look(other, table)).seq;
  await endDay(other, table);
  await expect.poll(async () => (await look(other, table)).game!.decision.awaited).toEqual([seat]);
  await expect.poll(async () => (await look(other, table)).seq, 'the plan was carried out').toBeGreaterThan(before + 1);
});

for (const size of PHONES)
  test(`a step gets a condition at ${called(size)}, without looking for it`, async ({ person }) => {
    const { table, maker, seat } = await beforeOnesDay(await person(device(size)), await person(device(size)));
    await openOrders(maker);
    await maker.getByTestId('plan-make').click();
    await maker.locator('[data-testid^="hire-"]').first().click();
    await expect(maker.getByTestId('plan-step-0')).toBeVisible();
    const condition = maker.getByTestId('plan-guard-0');
    for (const part of [condition, maker.getByTestId('plan-keep')]) await expect(part).toBeInViewport({ ratio: 1 });
    await condition.selectOption({ index: 1 });
    await maker.getByTestId('plan-keep').click();
    await expect(maker.locator('#action-title')).toBeVisible();
    const kept = (await (await maker.request.get(`/api/tables/${table.id}/orders?seat=${seat}`)).json()) as { orders: { plan: { steps: { guards: unknown[] }[] } } };
    expect(kept.orders.plan.steps[0]!.guards).toHaveLength(1);
  });

test('orders are kept and found again, and a dropped plan says why', async ({ person }) => {
  const { table, maker, other, seat } = await beforeOnesDay(await person(), await person());
  await openOrders(maker);
  await maker.getByTestId('orders-go-on').check();
  await maker.getByTestId('orders-order').selectOption({ index: 1 });
  await maker.getByTestId('orders-save').click();
  await expect(maker.getByTestId('orders-kept')).toBeVisible();
  await harmless(maker);
  const kept = async () => (await maker.request.get(`/api/tables/${table.id}/orders?seat=${seat}`)).json() as Promise<{ orders: { go_on: boolean; order: number[] } }>;
  expect((await kept()).orders).toMatchObject({ go_on: true, order: [1] });
  const plan = { round: 2, steps: [{ guards: [{ guard: 'cash_at_least', cash: 1_000_000 }], action: { action: 'end' } }] };
  await maker.request.put(`/api/tables/${table.id}/orders`, { data: { seat, orders: { plan } } });
  await endDay(other, table);
  await maker.reload();
  const note = maker.getByTestId('plan-dropped');
  await expect(note).toContainText(word('dropped-title'));
  await note.getByTestId('plan-dropped-seen').click();
  await expect(note).toBeHidden();
});
