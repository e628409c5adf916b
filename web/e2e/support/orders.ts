/** The moment at which somebody plans the day that comes. */

import { expect, type Page } from '@playwright/test';
import type { TableAnswer, TableView } from '../../src/lib/wire';
import { facing, leadOn } from './moments';
import type { OpenTable } from './table';
import { word } from './words';

export const look = async (page: Page, { id }: OpenTable): Promise<TableView> =>
  ((await (await page.request.get(`/api/tables/${id}`)).json()) as TableAnswer).table;

/** Two people, and one of them still to begin the working day: the other works. */
export async function beforeOnesDay(ann: Page, bob: Page): Promise<{ table: OpenTable; maker: Page; other: Page; seat: number }> {
  const table = await facing(ann, bob);
  await leadOn(table, [ann, bob], ({ round, decision }) => round === 2 && decision.stage === 'working');
  const working = (await look(ann, table)).game!.decision.awaited[0]!;
  const [maker, other] = working === 0 ? [bob, ann] : [ann, bob];
  return { table, maker, other, seat: 1 - working };
}

export async function openOrders(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: word('game-tab-chat') });
  // On a phone the drawer is behind a button.
  if (!(await tab.isVisible())) await page.getByRole('button', { name: word('game-tab-log') }).first().click();
  await tab.click();
  await page.getByTestId('orders').click();
  await expect(page.getByTestId('orders-sheet')).toBeVisible();
}
