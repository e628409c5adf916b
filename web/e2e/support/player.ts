/**
 * Somebody who plays by looking at the screen and clicking: reads what the action panel offers and takes something of it.
 * Knows no rule, only a taste: many waitresses, so that the bank empties and the game ends.
 */

import { expect, type Locator, type Page } from '@playwright/test';

/** Whom to hire, in this order; then waitresses. */
const HIRES = ['recruiting_girl', 'management_trainee', 'waitress', 'kitchen_trainee', 'management_trainee', 'marketing_trainee', 'errand_boy'];

/** What the screen offers, by its names for tests; `show`, `over` and `hand over` beside them. */
interface Offer {
  ids: string[];
}

/** Always there, whoever is awaited. */
const ASIDE = ['coach', 'coach-warns', 'coach-back', 'coach-second', 'coach-follow', 'coach-regret', 'coach-undo', 'coach-leave', 'analyse-own', 'hint', 'undo', 'change-choice', 'winners', 'skip-bots', 'places', 'open-log', 'own-choice', 'log', 'end-pay', 'end-day-pay', 'confirm-end', 'ask-payday', 'forecast'];
const isAside = (id: string) => ASIDE.includes(id) || /^(view-|player-|stage-|draw-|less-|kept-)/.test(id);
const isPlan = (id: string) => isAside(id) || /^(structure-|at-work-|on-beach-|beach-)/.test(id);
const isWork = (id: string) => !isAside(id);

export class Player {
  /** How often each offer was taken. */
  readonly taken = new Map<string, number>();
  /** What was taken last. */
  last = '';
  #hired = 0;
  /** Clicks in a row that met nothing. */
  #missed = 0;

  constructor(
    readonly page: Page,
    /** How many people play on this screen: each of them hires along the list. */
    readonly seats = 1,
    readonly by: 'mouse' | 'touch' | 'keys' = 'mouse',
  ) {}

  /** What can be clicked now. */
  #offer(): Promise<Offer> {
    return this.page.evaluate(() => {
      const usable = (element: Element) =>
        element.getAttribute('aria-disabled') !== 'true' && !(element as HTMLButtonElement).disabled;
      const ids = [...document.querySelectorAll('.game [data-testid], dialog[open] [data-testid], [data-testid="handover-ready"]')]
        .filter(usable)
        .map((element) => element.getAttribute('data-testid')!);
      if (document.querySelector('section.show')?.checkVisibility()) ids.push('show');
      if (document.querySelector('#end-ranking')) ids.push('over');
      return { ids };
    });
  }

  /** What can be clicked now. A key or a tap that came late may have opened somebody's company over the order of business: back to it. */
  async #look(): Promise<Offer> {
    const offer = await this.#offer();
    if (!offer.ids.some(isWork) && offer.ids.includes('view-order')) await this.#press(this.page.getByTestId('view-order'));
    return offer;
  }

  #took(id: string): void {
    this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
    this.last = id;
  }

  /** A key that stands for a button, which goes when it has been heard. */
  async #key(key: string, id: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.#took(id);
    await expect(this.page.getByTestId(id)).toHaveCount(0);
  }

  async #click(id: string): Promise<void> {
    if (await this.#press(this.page.getByTestId(id).first())) this.#took(id);
  }

  /** The game may go on between looking and clicking; then one soon looks again, and waits longer if it was the machine. */
  async #press(target: Locator): Promise<boolean> {
    try {
      const timeout = 1_000 * (1 + this.#missed);
      if (this.by === 'touch') await target.tap({ timeout });
      else if (this.by === 'keys') await this.#reach(target, timeout);
      else await target.click({ timeout });
      this.#missed = 0;
      return true;
    } catch (failure) {
      this.#missed += 1;
      if (this.#missed > 20) throw failure;
      return false;
    }
  }

  /** Goes there with Tab, whichever way is nearer, and presses Enter. */
  async #reach(target: Locator, timeout: number): Promise<void> {
    for (let keys = 0; keys < 400; keys += 1) {
      const where = await target.evaluate((element) => {
        const active = document.activeElement ?? document.body;
        if (active === element) return 'here';
        const before = active !== document.body && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        return before ? 'Shift+Tab' : 'Tab';
      }, undefined, { timeout });
      await this.page.keyboard.press(where === 'here' ? 'Enter' : where);
      if (where === 'here') return;
    }
    throw new Error(`${target} cannot be reached by Tab`);
  }

  /** A place on the board by keys: to where Tab leads, Enter picks it, and Enter once more decides. */
  async #placeByKeys(): Promise<void> {
    const confirm = this.page.locator('[data-testid="confirm-place"]:enabled');
    if (!(await this.#press(this.page.locator('[data-spot][tabindex="0"]').first()))) return;
    // It may be the panel of a place just decided, about to go.
    await expect.poll(async () => (await confirm.count()) > 0 || (await this.page.getByTestId('places').count()) === 0).toBe(true);
    if ((await confirm.count()) === 0) return;
    await this.page.keyboard.press('Enter');
    this.#took('confirm-place');
    await expect(confirm).toHaveCount(0);
  }

  /** Plays until somebody else is awaited, `enough` says so, or the game is over. True when it is over. */
  async play(enough: (player: Player) => boolean = () => false, limit = 3000): Promise<boolean> {
    for (let step = 0; step < limit; step += 1) {
      let offer: Offer = { ids: [] };
      await expect
        .poll(() => this.#look().then((seen) => (offer = seen).ids.some(isWork)), { message: 'something to do', intervals: [20, 50, 100] })
        .toBe(true);
      if (offer.ids.includes('over')) return true;
      if (enough(this)) return false;
      await this.#step(offer);
    }
    throw new Error(`the game does not end: ${JSON.stringify([...this.taken])}`);
  }

  /** Is there nothing to do at the moment? */
  async idle(): Promise<boolean> {
    return !(await this.#offer()).ids.some(isWork);
  }

  /** Does one thing, unless it is one to `stop` at: then nothing is done, and the answer is true. */
  async once(stop: (id: string) => boolean = () => false): Promise<boolean> {
    const offer = await this.#offer();
    if (offer.ids.some(stop)) return true;
    if (offer.ids.some(isWork)) await this.#step(offer);
    return false;
  }

  async #step({ ids }: Offer): Promise<void> {
    const { page } = this;
    const any = (start: string) => ids.find((id) => id.startsWith(start));
    if (ids.includes('handover-ready')) return this.#click('handover-ready');
    if (ids.includes('coach-anyway')) return this.#click('coach-anyway');
    if (ids.includes('show')) {
      if (await this.#press(page.getByTestId('show-close').first())) this.#took('show');
      return;
    }
    if (ids.includes('end-anyway')) return this.#click('end-anyway');
    if (ids.includes('end-day')) return this.by === 'keys' ? this.#key('e', 'end-day') : this.#click('end-day');
    if (ids.includes('confirm-place')) return this.#click('confirm-place');
    if (ids.includes('structure-fill')) {
      // Filling asks the server card by card.
      await this.#click('structure-fill');
      // It may be the panel of a choice just sent, about to go.
      await expect(page.locator('[data-testid="structure-fill"][aria-busy="true"]')).toHaveCount(0);
      return (await this.#offer()).ids.includes('structure-ready') ? this.#click('structure-ready') : undefined;
    }
    if (ids.includes('structure-ready')) return this.#click('structure-ready');
    // Everybody is at work already, or the server is still asked about the last card: soon one can say so.
    if (any('structure-')) return expect.poll(async () => (await this.#offer()).ids.some((id) => id === 'structure-ready' || !isPlan(id))).toBe(true);
    const choice = any('order-') ?? any('cook-all-') ?? any('cook-') ?? any('errand-') ?? (ids.includes('haul') ? 'haul' : undefined);
    if (choice) return this.#click(choice);
    if (any('hire-')) {
      const wish = HIRES[Math.floor(this.#hired / this.seats)] ?? 'waitress';
      this.#hired += 1;
      const hire = [`hire-${wish}`, 'hire-waitress', 'hire-management_trainee'].find((id) => ids.includes(id)) ?? any('hire-');
      return this.#click(hire!);
    }
    if (ids.includes('places') && this.by === 'keys') return this.#placeByKeys();
    if (ids.includes('places')) {
      const place = any('place-');
      if (place) return this.#click(place);
      // The list of places is closed until somebody wants it. It opens a frame later: who pressed again before would close it.
      const list = page.getByTestId('places');
      if (await this.#press(list.locator('summary')))
        await expect.poll(async () => (await list.count()) === 0 || (await list.getByRole('button').count()) > 0, { intervals: [20, 50, 100] }).toBe(true);
      return;
    }
    const last = any('train-') ?? any('keep') ?? any('pay') ?? any('end-step') ?? any('pass');
    if (last) return this.#click(last);
    // A decision is on its way, and its panel still there: soon there is something else.
    const same = ids.join(' ');
    await expect.poll(async () => (await this.#offer()).ids.join(' '), `nothing known is offered: ${same}`).not.toBe(same);
  }
}
