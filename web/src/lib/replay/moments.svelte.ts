// The states of a game, moment by moment: fetched when looked at, the next ones ahead of time, kept for coming back.

import { type Api, api as serverApi, asProblem, type Problem } from '../net/api';
import type { ReplayMoment } from '../wire';

/** How many moments ahead are fetched. */
const AHEAD = 3;
/** How many are kept. */
const KEPT = 400;

export class Moments {
  readonly #id: string;
  readonly #code: () => string | null;
  readonly #api: Pick<Api, 'moment'>;
  readonly #known = new Map<string, Promise<ReplayMoment>>();
  /** The moment shown; the last one stays until the next is there. */
  shown: ReplayMoment | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #wanted = '';

  constructor(id: string, code: () => string | null, api: Pick<Api, 'moment'> = serverApi) {
    this.#id = id;
    this.#code = code;
    this.#api = api;
  }

  /** Shows the table as it was when its log had `seq` entries, as this seat saw it. */
  async show(seq: number, seat: number | null, ahead: readonly number[]): Promise<void> {
    const key = this.#key(seq, seat);
    this.#wanted = key;
    try {
      const moment = await this.#fetch(seq, seat);
      if (this.#wanted !== key) return; // somebody moved on meanwhile
      this.shown = moment;
      this.problem = null;
      for (const next of ahead.slice(0, AHEAD)) this.#fetch(next, seat).catch(() => undefined);
    } catch (error) {
      if (this.#wanted === key) this.problem = asProblem(error);
    }
  }

  #key(seq: number, seat: number | null): string {
    return `${seq}/${seat ?? ''}`;
  }

  #fetch(seq: number, seat: number | null): Promise<ReplayMoment> {
    const key = this.#key(seq, seat);
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.#api.moment(this.#id, seq, this.#code(), seat);
    this.#known.set(key, asked);
    // What failed is asked for again next time.
    asked.catch(() => this.#known.delete(key));
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value);
    return asked;
  }
}
