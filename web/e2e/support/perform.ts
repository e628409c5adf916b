/** Takes a given decision by clicking: what is on the screen must lead to exactly this action. */

import { expect, type Locator, type Page } from '@playwright/test';
import { goodsOf } from '../../src/lib/store/goods';
import type { Action } from '../../src/lib/wire';
import { squareAt } from './map';
import { word } from './words';

/** A point of a piece, as near to the middle of it as there is one. */
function within(squares: readonly (readonly [number, number])[]): [number, number] {
  const mid = [0, 1].map((i) => (Math.min(...squares.map((one) => one[i]!)) + Math.max(...squares.map((one) => one[i]!)) + 1) / 2) as [number, number];
  const middles = squares.map(([x, y]): [number, number] => [x + 0.5, y + 0.5]);
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - mid[0], y - mid[1]);
  const [x, y] = middles.toSorted((a, b) => far(a) - far(b))[0]!;
  return [x + (mid[0] - x) * 0.7, y + (mid[1] - y) * 0.7];
}

/** What is put somewhere, or could be. */
const PLACED: ReadonlySet<Action['action']> = new Set(['campaign', 'house', 'garden', 'open', 'move', 'road', 'park', 'offramp', 'tile', 'shop', 'radio', 'mailbox']);

export class Performer {
  constructor(readonly page: Page) {}

  id(testid: string): Locator {
    return this.page.getByTestId(testid);
  }

  /** One of a row of choices, found by the row's label. A row with a single choice may not be there at all. */
  async choose(group: string, value: string | number): Promise<void> {
    const row = this.page.getByRole('group', { name: word(group), exact: true });
    if ((await row.count()) === 0) return;
    const radio = row.locator(`input[value="${value}"]`);
    if (!(await radio.isChecked())) await row.locator(`label:has(input[value="${value}"])`).click();
    await expect(radio).toBeChecked();
  }

  /** A place from the list beside the board. */
  async placeFromList(key: string): Promise<void> {
    await this.list();
    await this.id(`place-${key}`).click();
    await this.confirm(key);
  }

  /** A piece of several squares: the pointer stands on it, and the piece is turned, and turned over, until it lies that way. */
  async layOnBoard(key: string): Promise<void> {
    const squares = key.split(' ').map((text) => text.split(',').map(Number) as [number, number]);
    const { x, y } = await squareAt(this.page, ...within(squares));
    await this.list();
    const place = this.id(`place-${key}`);
    for (let way = 0; way < 8; way += 1) {
      await this.page.mouse.move(x, y);
      if (way > 0) await this.page.keyboard.press(way === 4 && (await this.id('flip').count()) > 0 ? 'f' : 'r');
      await this.page.mouse.click(x, y);
      if ((await place.getAttribute('aria-pressed')) === 'true') return this.confirm(key);
      await this.id('put-back').click();
    }
    throw new Error(`the piece cannot be turned to lie at ${key}`);
  }

  /** The same place on the board: the piece is turned until it fits, then put there. */
  async placeOnBoard(key: string): Promise<void> {
    if (key.includes(' ')) return this.layOnBoard(key);
    await this.list();
    const place = this.id(`place-${key}`);
    const there = this.page.locator(`[data-spot="${key}"], .live .pointed`).first();
    // The board may still find its size: then the next look is right.
    await expect(async () => {
      // Standing on it in the list shows where it is.
      await place.focus();
      const box = await there.boundingBox({ timeout: 5_000 });
      if (!box) throw new Error(`nothing lies at ${key}`);
      await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      // Where several ways round fit, R leads from one to the next.
      for (let turns = 0; turns < 4 && (await place.getAttribute('aria-pressed')) !== 'true'; turns += 1) await this.page.keyboard.press('r');
      await expect(place).toHaveAttribute('aria-pressed', 'true', { timeout: 5_000 });
    }).toPass();
    await this.confirm(key);
  }

  /** Opens the list of places. */
  async list(): Promise<void> {
    const list = this.id('places');
    await expect(list).toBeVisible();
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  }

  async confirm(key: string): Promise<void> {
    await expect(this.id(`place-${key}`), 'the place is picked').toHaveAttribute('aria-pressed', 'true');
    await this.id('confirm-place').click();
  }

  /** Puts the cards of a structure to work one by one, whatever was proposed. */
  async structure(cards: Readonly<Record<string, number>>): Promise<void> {
    await expect(this.id('structure-ready')).toBeVisible();
    // Newcomers are put to work one by one.
    await expect(this.page.locator('[data-testid="structure-fill"][aria-busy="true"]')).toHaveCount(0);
    await expect(this.id('structure-ready')).toBeEnabled();
    const clear = this.id('structure-clear');
    if (await clear.isEnabled()) await clear.click();
    for (const [card, many] of Object.entries(cards)) {
      for (let copy = 0; copy < many; copy += 1) await this.id(`beach-${card}`).click();
      await expect(this.id(`at-work-${card}`)).toHaveCount(many);
    }
    await this.id('structure-ready').click();
  }

  /** Takes out of the freezer what is not to be kept. */
  async freeze(items: Readonly<Record<string, number>>): Promise<void> {
    for (const kept of await this.page.locator('[data-testid^="kept-"]').all()) {
      const item = (await kept.getAttribute('data-testid'))!.slice('kept-'.length);
      const amount = async () => Number.parseInt(await kept.innerText());
      for (let by = (await amount()) - (items[item] ?? 0); by !== 0; by = (await amount()) - (items[item] ?? 0))
        await this.id(`${by > 0 ? 'less' : 'more'}-${item}`).click();
    }
  }

  /** Puts together the goods that pay salaries. */
  async handOver(items: Readonly<Record<string, number>>): Promise<void> {
    for (const shown of await this.page.locator('[data-testid^="pay-with-"]').all()) {
      const item = (await shown.getAttribute('data-testid'))!.slice('pay-with-'.length);
      const amount = async () => Number.parseInt(await shown.innerText());
      for (let by = (await amount()) - (items[item] ?? 0); by !== 0; by = (await amount()) - (items[item] ?? 0))
        await this.id(`pay-${by > 0 ? 'less' : 'more'}-${item}`).click();
    }
  }

  /** A way drawn step by step. */
  async draw({ buyer, from, path }: Extract<Action, { action: 'fetch' }>): Promise<void> {
    const door = this.id(`draw-${buyer}-${from}`);
    if (!(await door.isVisible())) await this.page.locator('.action details', { has: door }).locator('summary').click();
    await door.click();
    for (const letter of path) await this.id(`route-${letter}`).click();
    await this.id('route-go').click();
  }

  /** The decision before is taken, and this one can be made: a row of choices that is not there then is not there at all. */
  async ready(): Promise<void> {
    await expect(this.page.locator('.action[aria-busy="false"]')).toBeVisible();
    await expect(this.id('confirm-place')).toBeVisible();
  }

  async take(action: Action, how: 'board' | 'list' = 'list'): Promise<void> {
    if (PLACED.has(action.action)) await this.ready();
    const place = (key: string) => (how === 'board' ? this.placeOnBoard(key) : this.placeFromList(key));
    switch (action.action) {
      case 'pass':
        return this.id('pass').click();
      case 'first_restaurant':
        return place(`${action.at},${action.entrance}`);
      case 'reserve':
        await this.page.locator(`label:has(input[name="reserve"][value="${action.card}"])`).click();
        return this.id('reserve-keep').click();
      case 'work':
        return this.structure(action.cards);
      case 'order':
        return this.id(`order-${action.position}`).click();
      case 'hire':
        return this.id(`hire-${action.card}`).click();
      case 'train':
        return this.id(`train-${action.at_work ? 'at-work-' : ''}${action.card}-${action.to}`).click();
      case 'campaign':
        await this.choose('game-campaign-who', action.marketeer);
        await this.choose('game-campaign-token', action.number);
        await this.choose('game-campaign-item', goodsOf(action).item ?? '');
        await this.choose('game-campaign-turns', String(action.turns));
        await this.choose('stage-campaign-good-b', goodsOf(action).item_b ?? '');
        if ('lines' in action) return place([action.lines.axis, action.lines.first, ...(action.side ? [action.side] : [])].join());
        if ('side' in action && action.side) return place(action.side);
        // A guide needs no place.
        return 'at' in action ? place(`${action.at},${action.rotated ? 1 : 0}`) : this.id('confirm-place').click();
      case 'cook':
        return this.id(`cook-${action.cook}-${action.item}`).click();
      case 'errand':
        return this.id(`errand-${action.item}`).click();
      case 'fetch':
        if (how === 'board') return this.draw(action);
        return this.page.locator(`[data-way="${action.buyer} ${action.from} ${action.path}"]`).click();
      case 'house':
        await this.choose('game-houses-number', action.house);
        return place(`${action.at},${action.garden}`);
      case 'garden':
        return place(`garden,${action.house},${action.side}`);
      case 'open':
        await this.choose('game-restaurants-what', `open ${action.manager}`);
        return place(`${action.at},${action.entrance}`);
      case 'move':
        await this.choose('game-restaurants-what', `move ${action.manager} ${action.from}`);
        return place(`${action.at},${action.entrance}`);
      case 'fire':
        return this.id(`fire-${action.card}`).click();
      case 'fire_busy':
        return this.id(`fire-busy-${action.number}`).click();
      case 'keep':
        await this.freeze(action.items);
        return this.id('keep').click();
      case 'pay':
        await this.handOver(action.items ?? {});
        return this.id('pay').click();
      case 'road':
      case 'park':
        await this.choose('stage-place-piece', `${action.action} ${action.piece}`);
        return place(action.squares.join(' '));
      case 'offramp':
        return place(action.squares.join(' '));
      case 'tile':
        await this.choose('game-tile-reserve', action.tile[0]!);
        return place(`${action.slot},${action.tile}`);
      case 'shop':
        await this.choose('stage-place-which', action.move ? `move ${action.move}` : 'new');
        return place(String(action.at));
      case 'radio':
        return place(String(action.at));
      case 'mailbox':
        await this.choose('game-campaign-token', action.number);
        await this.choose('game-campaign-item', action.item);
        return place(String(action.at));
      case 'decline':
        return this.id('decline').click();
      case 'end':
        return this.id('end-step').click();
    }
  }
}
