/**
 * A working day that is planned before it begins: the game as it would be if it began now, shown like any other table. What one
 * decides there is a step of the plan; the server says whether it would be possible.
 */

import { ME, respond } from '../engine/engine';
import { type Showing, ShownSocket } from '../engine/shown';
import { Api, api, asProblem, Problem } from '../net/api';
import { TableStore } from '../store/table.svelte';
import type { Action, PlanGuard as Guard, Orders, PlanStep, Question, StepMessage, TableAnswer, TableView } from '../wire';

export class Planning implements Showing {
  readonly id: string;
  readonly code: string | null;
  seat = $state(0);
  round = $state(0);
  /** What is planned so far. */
  steps: readonly PlanStep[] = $state.raw([]);
  /** The game as it would be after that. */
  table: TableStore | null = $state.raw(null);
  /** Why there is nothing to plan. */
  problem: Problem | null = $state.raw(null);

  #real: TableAnswer | null = null;
  #orders: Orders | null = null;
  #socket: ShownSocket | null = null;
  /** Grows with everything that is decided or taken back. */
  #seq = 0;

  constructor(id: string, code: string | null) {
    this.id = id;
    this.code = code;
  }

  async open(seat: number | null): Promise<void> {
    try {
      const real = await api.table(this.id, this.code, seat ?? undefined);
      const mine = real.table.seat;
      if (mine === null) throw new Problem({ code: 'players_only' });
      const { orders, done, dropped } = await api.orders(this.id, mine);
      const { game } = await api.tryDay(this.id, mine, []);
      [this.#real, this.#orders, this.seat, this.round] = [real, orders, mine, game.round];
      if (orders.plan?.round === game.round && done === 0 && !dropped) this.steps = orders.plan.steps;
      const table = new TableStore(`plan-${this.id}`, null, {
        api: new Api((_, init) => this.#fetch(init)),
        makeSocket: (options) => (this.#socket = new ShownSocket(this, options)),
      });
      table.shown = new Set();
      this.table = table;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  close(): void {
    this.table?.close();
  }

  /** Keeps it in place of the plan before. */
  async keep(): Promise<void> {
    const plan = this.steps.length > 0 ? { round: this.round, steps: [...this.steps] } : null;
    await api.setOrders(this.id, this.seat, { ...this.#orders!, plan });
  }

  guard(index: number, guards: readonly Guard[]): void {
    this.steps = this.steps.map((step, at) => (at === index ? { ...step, guards: [...guards] } : step));
  }

  // ------------------------------------------------------------------ what the table asks

  get #actions(): Action[] {
    return this.steps.map(({ action }) => action);
  }

  async look(): Promise<TableView> {
    const tried = await api.tryDay(this.id, this.seat, this.#actions);
    // What follows the day is no part of it: nothing is decided there.
    const works = tried.game.decision.stage === 'working' && tried.game.round === this.round;
    const game = works ? tried.game : { ...tried.game, decision: { ...tried.game.decision, awaited: [] } };
    const view = this.#real!.table;
    const quiet = { take_back: null, end_vote: null, pause_vote: null, standings: null, status: 'playing' as const };
    return { ...view, ...quiet, id: `plan-${this.id}`, seq: this.#seq, seat: this.seat, yours: [this.seat], can_undo: this.steps.length > 0, game };
  }
  since(): Promise<readonly StepMessage[]> {
    return Promise.resolve([]);
  }
  async question(question: Question) {
    const { answer } = await api.tryDay(this.id, this.seat, this.#actions, question);
    // Nothing has to be kept back: a plan can be changed until it is carried out.
    if (!answer) throw new Problem({ code: 'unexpected' });
    return { seq: this.#seq, answer: answer.answer === 'preview' ? { ...answer, ends_day: false } : answer };
  }
  async act(action: Action): Promise<void> {
    const { refused } = await api.tryDay(this.id, this.seat, [...this.#actions, action]);
    if (refused) throw new Problem(refused);
    await this.#moved([...this.steps, { guards: [], action }]);
  }
  async undo(): Promise<void> {
    await this.#moved(this.steps.slice(0, -1));
  }
  async #moved(steps: readonly PlanStep[]): Promise<void> {
    this.steps = steps;
    this.#seq += 1;
    await this.#socket?.show();
  }

  async #fetch(init?: RequestInit): Promise<Response> {
    if (init?.method !== 'GET') return respond(404, { code: 'not_found', message: 'not_found', args: {} });
    return respond(200, { table: await this.look(), code: null, people: this.#real?.people ?? [ME] } satisfies TableAnswer);
  }
}
