/** A table of one person, opened and led to a certain moment without the interface: what a test is not about. */

import { expect, type Page } from '@playwright/test';
import type { Action, NewTable, TableAnswer, TableView } from '../../src/lib/wire';
import type { Recording } from './record';

export class OpenTable {
  private constructor(
    readonly page: Page,
    readonly id: string,
    public seq: number,
  ) {}

  static async open(page: Page, wish: NewTable): Promise<OpenTable> {
    await ok(page, '/api/guest', {});
    const { table } = (await ok(page, '/api/tables', wish)) as TableAnswer;
    return new OpenTable(page, table.id, table.seq);
  }

  /** All seats are played on one device, dealt as in the record. */
  static ofRecord(page: Page, { options, seed }: Recording): Promise<OpenTable> {
    const people = options.solo ? 1 : options.players;
    const seats = Array.from({ length: people }, (_, seat) => seat);
    return OpenTable.open(page, { options, seats, start: true, seed });
  }

  async view(seat?: number): Promise<TableView> {
    const answer = await this.page.request.get(`/api/tables/${this.id}${seat === undefined ? '' : `?seat=${seat}`}`);
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as TableAnswer).table;
  }

  async act(seat: number, action: Action): Promise<void> {
    await ok(this.page, `/api/tables/${this.id}/act`, { seat, seq: this.seq, action });
    this.seq += 1;
  }

  /** Waits until the interface has had its decision stored. */
  async acted(): Promise<void> {
    await expect.poll(async () => (await this.view()).seq, 'the decision is stored').toBe(this.seq + 1);
    this.seq += 1;
  }

  /** Takes all decisions of a record up to the one where `until` says stop; that one is left to take. */
  async play(record: Recording, until: (seat: number, action: Action, index: number) => boolean): Promise<number> {
    for (const [index, { seat, action }] of record.decisions.entries()) {
      if (until(seat, action, index)) return index;
      await this.act(seat, action);
    }
    throw new Error('the record does not get there');
  }

  async show(): Promise<void> {
    await this.page.goto(`/t/${this.id}`);
  }
}

async function ok(page: Page, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}\n${JSON.stringify(data)}`);
  return answer.json();
}
