/**
 * A table on this device, as a server would keep it: decide, store, and only then show. The engine folds it; the browser's
 * database has its log; bots think in a worker of their own.
 */

import { type Engine, desk as usualDesk, ME, seed, thinker as usualThinker } from '../engine/engine';
import { asProblem, Problem } from '../net/api';
import type { Action, Command, Hint, LocalCard, NewTable, Question, StepMessage, TableAnswer, TableView } from '../wire';
import * as book from './book';
import type { LocalRow, Stamped } from './book';

/** Somebody looks at the table. */
export interface Viewer {
  seat: number | null;
  /** The first entry not shown yet. */
  next: number;
  show(steps: StepMessage[], view: TableView): void;
}

/** How long a bot may think about a decision. */
const BUDGET = '600ms';
/** Times a command without an expected number is tried again when another page was faster. */
const TRIES = 10;

const hosts = new Map<string, Promise<LocalHost>>();
/** Other pages with the same tables. */
const pages = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('magnate.tables');
pages?.addEventListener('message', (event: MessageEvent<{ table: string }>) => {
  void hosts.get(event.data.table)?.then((host) => host.catchUp()).catch(() => undefined);
});

export class LocalHost {
  readonly id: string;
  #row: LocalRow;
  readonly #desk: Engine;
  readonly #thinker: Engine;
  /** The next entry's number. */
  #seq = 0;
  /** As often as the desk was begun when the table was laid on it; then up to which entry the thinker knows it. */
  #onDesk = 0;
  #known = { starts: 0, seq: 0 };
  readonly #viewers = new Set<Viewer>();
  /** One thing after the other. */
  #line: Promise<unknown> = Promise.resolve();
  #playing = false;
  #hurry: (() => void) | null = null;
  #hurried = false;

  constructor(row: LocalRow, engines: { desk?: Engine; thinker?: Engine } = {}) {
    this.id = row.id;
    this.#row = row;
    this.#desk = engines.desk ?? usualDesk;
    this.#thinker = engines.thinker ?? usualThinker;
  }

  /** A table that was stored here. Fails with `no_such_table`. */
  static open(id: string): Promise<LocalHost> {
    let host = hosts.get(id);
    if (!host) {
      host = book.row(id).then((row) => {
        if (!row) throw new Problem({ code: 'no_such_table' });
        return new LocalHost(row);
      });
      hosts.set(id, host);
      host.catch(() => hosts.delete(id));
    }
    return host;
  }

  /** Opens a new table and stores it. */
  static async create(table: NewTable): Promise<LocalHost> {
    const id = `local-${crypto.randomUUID()}`;
    const [dealt, map] = [seed(), seed() % 2 ** 32];
    const log = (await usualDesk.ask<'new_table'>({ ask: 'new_table', me: ME, new: table, now: Date.now(), seed: dealt, map_seed: map })) as Stamped[];
    await usualDesk.ask<'open_table'>({ ask: 'open_table', table: id, me: ME, log: log as never });
    const row: LocalRow = { id, me: ME, card: await usualDesk.ask<'card'>({ ask: 'card', table: id }) };
    await book.append(row, log);
    // The browser may clear what it keeps when it runs short, unless one asks it not to.
    void globalThis.navigator?.storage?.persist?.().catch(() => undefined);
    return LocalHost.open(id);
  }

  get card(): LocalCard {
    return this.#row.card;
  }

  /** Lays the table on the desk, if it does not lie there (any more): once, whoever needs it. */
  async #ready(): Promise<void> {
    if (this.#onDesk > 0 && this.#onDesk === this.#desk.starts) return;
    this.#laying ??= this.#lay().finally(() => (this.#laying = null));
    return this.#laying;
  }
  #laying: Promise<void> | null = null;
  async #lay(): Promise<void> {
    const log = await book.log(this.id);
    const view = await this.#desk.ask<'open_table'>({ ask: 'open_table', table: this.id, me: this.#row.me, log: log as never });
    this.#onDesk = this.#desk.starts;
    this.#seq = view.seq;
  }

  /** Asks the desk about this table; after a crash once more. */
  async #ask<T>(ask: () => Promise<T>): Promise<T> {
    await this.#ready();
    try {
      return await ask();
    } catch (error) {
      if (asProblem(error).code !== 'engine_crashed') throw error;
      await this.#ready();
      return ask();
    }
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  look(seat: number | null): Promise<TableView> {
    return this.#ask(() => this.#desk.ask<'look'>({ ask: 'look', table: this.id, seat, now: Date.now() }));
  }

  async answer(seat?: number): Promise<TableAnswer> {
    const first = await this.#ask(() => this.#desk.ask<'look'>({ ask: 'look', table: this.id, seat: null, now: Date.now() }));
    const table = await this.look(seat ?? first.yours[0] ?? null);
    return { table, code: null, people: [this.#row.me] };
  }

  ask(seat: number | null, question: Question) {
    return this.#ask(() => this.#desk.ask<'ask'>({ ask: 'ask', table: this.id, seat, question }));
  }
  counsel(seat: number, action?: Action) {
    return this.#ask(() => this.#desk.ask<'counsel'>({ ask: 'counsel', table: this.id, seat, ...(action ? { action } : {}) }));
  }
  imagine(seat: number) {
    return this.#ask(() => this.#desk.ask<'imagine'>({ ask: 'imagine', table: this.id, seat, seed: seed() }));
  }
  moment(seq: number, seat: number | null) {
    return this.#ask(() => this.#desk.ask<'moment'>({ ask: 'moment', table: this.id, seq, seat }));
  }
  timeline() {
    return this.#ask(() => this.#desk.ask<'timeline'>({ ask: 'timeline', table: this.id }));
  }
  record(seat: number | null) {
    return this.#ask(() => this.#desk.ask<'record'>({ ask: 'record', table: this.id, seat }));
  }

  /** Carries out what a person wants. The number of the entry it led to. */
  async command(command: Command, expected?: number): Promise<number> {
    const seq = await this.#inLine(async () => {
      for (let tries = 1; ; tries += 1) {
        const asked = { ask: 'decide', table: this.id, command, now: Date.now(), ...(expected === undefined ? {} : { seq: expected }) } as const;
        const stamped = (await this.#ask(() => this.#desk.ask<'decide'>(asked))) as Stamped;
        if (await this.#take(stamped)) return stamped.seq;
        if (expected !== undefined || tries >= TRIES) throw new Problem({ code: 'stale', args: { expected: stamped.seq, current: this.#seq } });
      }
    });
    this.#wakeBots();
    return seq;
  }

  /** Stores an entry, lets it take effect, shows it. False when another page was faster. */
  async #take(stamped: Stamped): Promise<boolean> {
    // What lists show is one entry behind until it is stored again; the log is what counts.
    try {
      await book.append(this.#row, [stamped]);
    } catch (error) {
      if (!(error instanceof book.Conflict)) throw error;
      await this.#catchUp();
      return false;
    }
    await this.#fold([stamped]);
    pages?.postMessage({ table: this.id });
    return true;
  }

  async #fold(entries: readonly Stamped[]): Promise<void> {
    for (const stamped of entries)
      await this.#ask(async () => {
        if (stamped.seq < this.#seq) return; // it was laid on the desk anew, with this entry
        await this.#desk.ask<'take'>({ ask: 'take', table: this.id, stamped: stamped as never, seat: null });
        this.#seq = stamped.seq + 1;
      });
    const card = await this.#ask(() => this.#desk.ask<'card'>({ ask: 'card', table: this.id }));
    this.#row = { ...this.#row, card };
    await book.keep(this.#row).catch(() => undefined);
    for (const viewer of this.#viewers) await this.#show(viewer);
  }

  /** Takes in what another page has stored. */
  catchUp(): Promise<void> {
    return this.#inLine(() => this.#catchUp());
  }
  async #catchUp(): Promise<void> {
    await this.#ready();
    const log = await book.log(this.id);
    const missing = log.filter((entry) => entry.seq >= this.#seq);
    if (missing.length > 0) await this.#fold(missing);
  }

  async #show(viewer: Viewer): Promise<void> {
    const view = await this.look(viewer.seat).catch(() => this.look(null));
    const { next } = viewer;
    const steps = await this.#ask(() => this.#desk.ask<'since'>({ ask: 'since', table: this.id, seen: next, seat: view.seat }));
    viewer.next = Math.max(viewer.next, view.seq);
    viewer.show(steps, view);
  }

  /** Shows somebody the table, now and whenever it changes. */
  async join(viewer: Viewer): Promise<() => void> {
    await this.#inLine(async () => {
      await this.#ready();
      this.#viewers.add(viewer);
      await this.#show(viewer);
    });
    this.#wakeBots();
    return () => this.#viewers.delete(viewer);
  }

  /** The same from another seat. */
  refresh(viewer: Viewer): Promise<void> {
    return this.#inLine(() => this.#show(viewer));
  }

  // ------------------------------------------------------------------ bots

  /** Lets bots move at once until a person is to act. */
  skip(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  #wakeBots(): void {
    if (this.#playing) return;
    this.#playing = true;
    this.#play()
      .catch((error: unknown) => console.error('a bot could not move', error))
      .finally(() => {
        this.#playing = false;
        this.#hurried = false;
      });
  }

  async #play(): Promise<void> {
    while (this.#viewers.size > 0) {
      const begun = performance.now();
      const view = await this.look(null);
      const awaited = view.status === 'playing' ? (view.game?.decision.awaited ?? []) : [];
      if (!awaited.some((seat) => view.seats[seat]?.kind === 'bot')) return;
      const stamped = await this.#thought();
      if (!stamped) return;
      await this.#letWatch(begun + view.options.bot_pace);
      // Something else may have happened meanwhile: then it thinks again.
      await this.#inLine(async () => stamped.seq === this.#seq && (await this.#take(stamped)));
    }
  }

  async #thought(): Promise<Stamped | null> {
    const think = async (safe: boolean) => {
      await this.#tellThinker();
      return (await this.#thinker.ask<'think'>({ ask: 'think', table: this.id, seed: seed(), budget: BUDGET, now: Date.now(), safe })) as Stamped | null;
    };
    try {
      return await think(false);
    } catch (error) {
      if (asProblem(error).code !== 'engine_crashed') throw error;
      // Whatever a bot does, the game goes on.
      return think(true);
    }
  }

  /** The thinker has the table before it as it stands. */
  async #tellThinker(): Promise<void> {
    const log = await book.log(this.id);
    if (this.#known.starts !== this.#thinker.starts || this.#known.starts === 0 || log.length < this.#known.seq) {
      await this.#thinker.ask<'open_table'>({ ask: 'open_table', table: this.id, me: this.#row.me, log: log as never });
    } else {
      for (const stamped of log.slice(this.#known.seq)) await this.#thinker.ask<'take'>({ ask: 'take', table: this.id, stamped: stamped as never, seat: null });
    }
    this.#known = { starts: this.#thinker.starts, seq: log.length };
  }

  async hint(seat: number): Promise<Hint> {
    await this.#tellThinker();
    return this.#thinker.ask<'hint'>({ ask: 'hint', table: this.id, seat, seed: seed(), budget: BUDGET });
  }

  /** Nobody wants bots to move faster than one can look. */
  #letWatch(until: number): Promise<void> {
    const wait = until - performance.now();
    if (wait <= 0 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
