/** The company being put together for this round: shown as a pyramid in the stage, decided in the panel. */

import { type StructureReport, structureOf } from '../store/ask';
import type { Employee, Staff } from '../wire';
import type { Screen } from './context';
import { both, count, minus, plus, sorted } from './staff';

export class Structuring {
  readonly #screen: Screen;
  draft: Staff = $state.raw({});
  report: StructureReport | null = $state.raw(null);
  /** Cards are being put to work one by one: the server is asked about each. */
  filling = $state(false);
  /** A choice already made is being changed. */
  changing = $state(false);

  /** Everybody who can be put to work. While one's mind can be changed, those chosen are among them. */
  readonly hand: Staff = $derived.by(() => this.#screen.game.own?.choices.hand ?? this.#screen.mine?.beach ?? {});
  readonly beach: Staff = $derived(minus(this.hand, this.draft));
  readonly open: boolean = $derived.by(() => {
    const { game, table } = this.#screen;
    return game.decision.stage === 'restructuring' && (table.myTurn || (this.changing && (game.own?.may_change ?? false)));
  });
  /** At work the last time, and who has come since. */
  readonly #before: { last: Staff; fresh: Staff } = $derived.by(() => {
    let [last, fresh]: [Staff, Staff] = [{}, {}];
    for (const { events } of this.#screen.table.history)
      for (const event of events) {
        if (event.event === 'structures_revealed')
          [last, fresh] = [event.structures.find((one) => one.chain === this.#screen.seat)?.at_work ?? {}, {}];
        else if (event.event === 'hired' && event.chain === this.#screen.seat) fresh = plus(fresh, event.card);
        else if (event.event === 'trained' && event.chain === this.#screen.seat) fresh = plus(plus(fresh, event.card, -1), event.to);
      }
    return { last, fresh };
  });
  readonly #moment: string = $derived.by(() => `${this.#screen.game.round} ${this.#screen.game.decision.stage}`);
  get last(): Staff {
    return this.#before.last;
  }

  /** Called while a component begins: what it watches ends with that component. */
  constructor(screen: Screen) {
    this.#screen = screen;
    let whose = '';
    $effect(() => {
      if (!this.open) {
        whose = '';
        return;
      }
      const now = `${screen.seat} ${screen.game.round}`;
      if (whose === now) return;
      whose = now;
      this.draft = screen.mine?.chosen ?? both(this.last, this.hand);
      // Whoever is new came to work, if there is a slot for them.
      if (!screen.mine?.chosen) void this.#fill(this.newcomers, true);
    });
    $effect(() => {
      if (!this.open) {
        this.report = null;
        return;
      }
      let current = true;
      structureOf(screen.table, this.draft)
        .then((answer) => current && (this.report = answer))
        .catch(() => current && (this.report = null));
      return () => (current = false);
    });
    $effect(() => {
      void this.#moment;
      this.changing = false;
    });
  }

  readonly work = (card: Employee): void => {
    if (count(this.beach, card) > 0) this.draft = plus(this.draft, card);
  };
  readonly rest = (card: Employee): void => {
    if (count(this.draft, card) > 0) this.draft = plus(this.draft, card, -1);
  };
  readonly clear = (): void => {
    this.draft = {};
  };
  readonly same = (): void => {
    this.draft = both(this.last, this.hand);
  };
  readonly fill = (): Promise<void> => this.#fill(this.beach);
  /** Who has come since the last round and is on the beach. */
  readonly newcomers: Staff = $derived.by(() => both(this.#before.fresh, this.beach));
  readonly welcome = (): Promise<void> => this.#fill(this.newcomers);
  /** One from the beach takes the slot of one at work. */
  readonly swap = (comes: Employee, goes: Employee): void => {
    this.rest(goes);
    this.work(comes);
  };

  /**
   * Everybody of these who fits, dearest careers first; into slots that are free already, if only those are meant. Whoever takes a
   * hand in it meanwhile goes on by hand: nothing they did is undone.
   */
  async #fill(waiting: Staff, onlyFree = false): Promise<void> {
    const { table, catalogue } = this.#screen;
    this.filling = true;
    try {
      for (const { card, count: many } of sorted(waiting, catalogue).toReversed())
        for (let copy = 0; copy < many; copy += 1) {
          const before = this.draft;
          const next = plus(before, card.id);
          if (onlyFree) {
            const { slots, used } = (await structureOf(table, before)).plan;
            if (used >= slots) return;
          }
          const { problem } = await structureOf(table, next);
          if (this.draft !== before) return;
          if (problem || !this.open) break;
          this.draft = next;
        }
    } catch {
      // The server is away: what was filled so far stays.
    } finally {
      this.filling = false;
    }
  }

  async ready(): Promise<void> {
    if (await this.#screen.table.act({ action: 'work', cards: this.draft })) this.changing = false;
  }
}
