/**
 * Second thoughts: what a search says of a decision before it is taken. Worked out in this browser, from the player's own view,
 * while one ponders; nobody ever waits for it.
 */

import type { Api } from '../net/api';
import { Work } from '../study/work.svelte';
import type { Action, Imagined, Warning } from '../wire';

/** Games played on about one decision: a second of work or less. */
const GAMES = 160;
/** Decisions looked into without anybody having pointed at them: as many as one hires from. */
const MOST = 10;

export interface State {
  seq: number;
  seat: number;
}

export class SecondThoughts {
  /** What was found, by decision; null when nothing speaks against it. */
  #found: ReadonlyMap<string, Warning | null> = $state.raw(new Map());
  #state: State | null = $state.raw(null);
  #imagined: Promise<Imagined> | null = null;
  #wanted: readonly Action[] = [];
  /** What is being thought about. */
  #about: string | null = null;
  readonly #table: string;
  readonly #api: Pick<Api, 'imagine'>;
  readonly #work: Work;

  constructor(table: string, api: Pick<Api, 'imagine'>, work = new Work()) {
    this.#table = table;
    this.#api = api;
    this.#work = work;
  }

  /** What was decided before it was thought through. */
  #finishing: Promise<unknown> | null = null;
  #last: object | null = null;
  /** Thinks about decisions on this state, those one is most likely to take first. What is found stays until there is another state. */
  async ponder(state: State, actions: readonly Action[]): Promise<void> {
    // What can still be taken back comes before what is next; of all that is next only the last counts.
    const wish = (this.#last = {});
    while (this.#finishing && this.#state?.seq !== state.seq) await this.#finishing.catch(() => undefined);
    if (this.#last === wish) this.#ponder(state, actions);
  }
  #ponder(state: State, actions: readonly Action[]): void {
    if (this.#state?.seq !== state.seq || this.#state.seat !== state.seat) {
      this.stop();
      this.#state = state;
      this.#found = new Map();
      this.#heard = new Set();
      this.#imagined = this.#api.imagine(this.#table, state.seat);
      this.#imagined.catch(() => undefined);
    }
    this.#wanted = actions.slice(0, MOST);
    const first = this.#wanted[0];
    // Whatever one has in hand is more urgent than what one might take.
    if (first && this.#about !== null && this.#about !== keyOf(first) && !this.#found.has(keyOf(first))) this.#interrupt();
    void this.#think();
  }

  /** What there is to say about a decision on this state: nothing as long as it is not known. */
  about(seq: number, action: Action): Warning | null {
    return this.#state?.seq === seq ? (this.#found.get(keyOf(action)) ?? null) : null;
  }

  #heard = new Set<string>();
  /** It stands where one decides. */
  hear(seq: number, action: Action): void {
    if (this.#state?.seq === seq) this.#heard.add(keyOf(action));
  }
  /** What a decision is held back for: an alarm in any case, anything else unless one has seen it already. */
  objection(seq: number, action: Action): Warning | null {
    const warning = this.about(seq, action);
    if (!warning || warning.severity === 'note') return null;
    return warning.severity === 'alarm' || !this.#heard.has(keyOf(action)) ? warning : null;
  }

  /** Has this been thought through? */
  knows(seq: number, action: Action): boolean {
    return this.#state?.seq === seq && this.#found.has(keyOf(action));
  }

  /** Thinks a decision through that was taken before it was: what there is to say about it, unless something else comes first. */
  async finish(seq: number, action: Action): Promise<Warning | null> {
    if (this.#state?.seq !== seq) return null;
    if (!this.knows(seq, action)) {
      this.#wanted = [action];
      if (this.#about !== keyOf(action)) this.#interrupt();
      const finishing = (this.#finishing = this.#think());
      try {
        await finishing;
      } finally {
        if (this.#finishing === finishing) this.#finishing = null;
      }
    }
    return this.about(seq, action);
  }

  stop(): void {
    this.#last = null;
    this.#wanted = [];
    this.#interrupt();
    this.#state = null;
  }
  #interrupt(): void {
    this.#work.stop();
    this.#about = null;
  }

  #thinking: Promise<void> | null = null;
  #think(): Promise<void> {
    this.#thinking ??= this.#all().finally(() => (this.#thinking = null));
    return this.#thinking;
  }

  async #all(): Promise<void> {
    for (;;) {
      const state = this.#state;
      const next = this.#wanted.find((action) => !this.#found.has(keyOf(action)));
      if (!state || !next) return;
      const imagined = await this.#imagined?.catch(() => null);
      // The table has moved on, or may not be thought about.
      if (this.#state !== state) continue;
      if (!imagined || imagined.seq !== state.seq) return;
      await this.#one(imagined, next);
    }
  }

  async #one({ game, seat, seq }: Imagined, action: Action): Promise<void> {
    const key = keyOf(action);
    this.#about = key;
    const remember = (warning: Warning | null) => {
      if (this.#state?.seq === seq && this.#state.seat === seat) this.#found = new Map([...this.#found, [key, warning]]);
    };
    await this.#work.start(
      (engine, job) => engine.ask<'think_twice'>({ ask: 'think_twice', job, game, seat, action, games: GAMES, seed: 1 }),
      ({ done, warning }) => done && remember(warning ?? null),
    );
    // What cannot be thought about is not tried again and again.
    if (this.#work.problem) remember(null);
    if (this.#about === key) this.#about = null;
  }
}

const keyOf = (action: Action): string => JSON.stringify(action);
