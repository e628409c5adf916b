/**
 * A puzzle somebody tries to solve. The engine has its game and knows when it is solved; here is how the try stands, and a table
 * that shows the game like any other. Works without any component, and without a server.
 */

import { desk, type Engine, ME, type RequestOf, respond, seed } from '../engine/engine';
import { type Showing, ShownSocket } from '../engine/shown';
import { Api, asProblem, type Problem } from '../net/api';
import { TableStore } from '../store/table.svelte';
import type { Action, PuzzleExplanation, PuzzleState, Question, TableAnswer } from '../wire';
import type { WrittenPuzzle } from './files';
import { hintsOf } from './hints';
import { kept, today } from './kept.svelte';

export class Trying implements Showing {
  readonly puzzle: WrittenPuzzle;
  state: PuzzleState | null = $state.raw(null);
  /** The game as it stands; another one whenever it begins anew. */
  table: TableStore | null = $state.raw(null);
  /** The solution, once somebody may see it. */
  solution: PuzzleExplanation | null = $state.raw(null);
  /** It was asked for instead of found. */
  gaveUp = $state(false);
  /** So many hints were asked for. */
  hinted = $state(0);
  /** It was solved at the first try. */
  atOnce = $state(false);
  /** Grows whenever there is something new to read. */
  spoken = $state(0);
  busy = $state(false);
  /** Why there is nothing to see. */
  problem: Problem | null = $state.raw(null);

  readonly #engine: Engine;
  readonly #name = `puzzle-${seed()}`;
  /** Is it the puzzle of this day? */
  readonly #isOf: (day: number) => Promise<boolean>;
  #games = 0;
  #socket: ShownSocket | null = null;
  #closed = false;

  constructor(puzzle: WrittenPuzzle, isOf: (day: number) => Promise<boolean>, engine: Engine = desk) {
    this.puzzle = puzzle;
    this.#isOf = isOf;
    this.#engine = engine;
  }

  get hints() {
    return hintsOf(this.puzzle);
  }

  /** Sets the table. */
  open = () => this.#work(() => this.#begin());
  /** The last decision is taken back; of an evening that went wrong, too. */
  back = () => this.#work(async () => void (await this.table?.undo()));
  restart = () => this.#work(() => this.#begin());
  hint(): void {
    this.hinted = Math.min(this.hinted + 1, this.hints.length);
    this.spoken += 1;
  }
  /** Shows the solution. */
  giveUp = () =>
    this.#work(async () => {
      await this.#explain();
      kept.shown(this.puzzle.id);
      this.gaveUp = true;
      this.spoken += 1;
    });

  close(): void {
    this.#closed = true;
    this.table?.close();
    void this.#engine.ask<'close_table'>({ ask: 'close_table', table: this.#name }).catch(() => undefined);
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = asProblem(error);
    } finally {
      this.busy = false;
    }
  }

  async #begin(): Promise<void> {
    const state = await this.#openAnew();
    const before = this.table;
    this.#games += 1;
    const table = new TableStore(`${this.#name}-${this.#games}`, null, {
      api: new Api((_, init) => this.#fetch(init)),
      makeSocket: (options) => (this.#socket = new ShownSocket(this, options)),
    });
    // Nothing happened before one came: everything is news.
    table.shown = new Set();
    await this.#socket?.begun;
    this.gaveUp = false;
    this.state = state;
    this.spoken += 1;
    this.table = table;
    before?.close();
    if (this.#closed) table.close();
  }

  #openAnew(): Promise<PuzzleState> {
    return this.#engine.ask<'open_puzzle'>({ ask: 'open_puzzle', table: this.#name, me: ME, puzzle: JSON.stringify(this.puzzle) });
  }

  /** Asks the engine; when it was begun anew and knows nothing, it is told what was decided so far. */
  async #ask<K extends 'puzzle_act' | 'puzzle_undo'>(request: RequestOf<K>): Promise<PuzzleState> {
    try {
      return (await this.#engine.ask<K>(request)) as PuzzleState;
    } catch (error) {
      const { code } = asProblem(error);
      if (code !== 'engine_crashed' && code !== 'no_such_table') throw error;
      await this.#openAnew();
      for (const action of this.state?.made ?? []) await this.#engine.ask<'puzzle_act'>({ ask: 'puzzle_act', table: this.#name, action });
      return (await this.#engine.ask<K>(request)) as PuzzleState;
    }
  }

  async #explain(): Promise<void> {
    this.solution ??= await this.#engine.ask<'puzzle_explain'>({ ask: 'puzzle_explain', table: this.#name });
  }

  // ------------------------------------------------------------------ what the table asks

  async act(action: Action): Promise<void> {
    const state = await this.#ask<'puzzle_act'>({ ask: 'puzzle_act', table: this.#name, action });
    if (state.outcome) await this.#ended(state);
    this.state = state;
    await this.#socket?.show();
    if (state.outcome) this.spoken += 1;
  }

  async #ended({ outcome }: PuzzleState): Promise<void> {
    const solved = outcome?.outcome === 'solved';
    const day = today();
    const daily = solved && (await this.#isOf(day).catch(() => false));
    const { solved: before } = kept.of(this.puzzle.id);
    kept.ended(this.puzzle.id, { solved, alone: this.hinted === 0, day: daily ? day : null });
    this.atOnce = !before && kept.of(this.puzzle.id).first === true;
    if (solved) await this.#explain();
  }

  async undo(): Promise<void> {
    this.state = await this.#ask<'puzzle_undo'>({ ask: 'puzzle_undo', table: this.#name, all: false });
    this.gaveUp = false;
    await this.#socket?.show();
    // The evening that comes now is another one.
    if (this.table) [this.table.shown, this.table.toShow] = [new Set(), []];
    this.spoken += 1;
  }

  look() {
    return this.#engine.ask<'look'>({ ask: 'look', table: this.#name, seat: this.puzzle.solver, now: Date.now() });
  }
  since(seen: number) {
    return this.#engine.ask<'since'>({ ask: 'since', table: this.#name, seen, seat: this.puzzle.solver });
  }
  question(question: Question) {
    return this.#engine.ask<'ask'>({ ask: 'ask', table: this.#name, seat: this.puzzle.solver, question });
  }

  /** What a screen asks by address. */
  async #fetch(init?: RequestInit): Promise<Response> {
    if (init?.method !== 'GET') return respond(404, { code: 'not_found', message: 'not_found', args: {} });
    return respond(200, { table: await this.look(), code: null, people: [ME] } satisfies TableAnswer);
  }
}
