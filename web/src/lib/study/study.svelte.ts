/**
 * A game somebody looks into: its moments as a tree, where in it one is, and a table that shows that moment like any other. The
 * engine has the game. Works without any component, and without a server.
 */

import { desk, type Engine, ME, respond, seed } from '../engine/engine';
import { type Asked, HereSocket } from '../engine/here';
import { Api, asProblem, Problem } from '../net/api';
import type { Socket, SocketOptions } from '../net/place';
import { TableStore } from '../store/table.svelte';
import type { Action, Evaluated, Person, Question, Reviewed, StudyMoment, StudyNode, StudySource, TableAnswer, TableView } from '../wire';
import { followers, rowsOf, wayTo } from './tree';
import { Work } from './work.svelte';

/** Who played, where that is known. */
export type Players = Pick<TableView, 'seats' | 'signs'> & { people: readonly Person[] };

/** A review, and the moments its numbers are about. */
export interface ReviewOf {
  reviewed: Reviewed;
  line: readonly number[];
}

/** Games played on for an evaluation. */
const GAMES = 400;

export class Study {
  nodes: readonly StudyNode[] = $state.raw([]);
  /** The moment one looks at. */
  at = $state(0);
  /** The last moment of what was played; every later one is a variation. */
  played = $state(0);
  table: TableStore | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  readonly after = $derived(followers(this.nodes));
  readonly rounds = $derived(rowsOf(this.nodes, this.after));
  readonly node = $derived(this.nodes[this.at] ?? null);
  readonly way = $derived(wayTo(this.nodes, this.at));

  /** What moments are worth, as far as it was worked out. */
  evaluations: Readonly<Record<number, Evaluated>> = $state.raw({});
  readonly evaluating = new Work();
  review: ReviewOf | null = $state.raw(null);
  readonly reviewing = new Work();

  readonly #engine: Engine;
  readonly #name = `study-${seed()}`;
  #source: StudySource | null = null;
  #players: Players | null = null;
  #socket: StudySocket | null = null;
  /** From where one looks; undefined: from whoever is to decide. */
  #seat: number | null | undefined = undefined;
  /** Where one went on last from each moment. */
  #went = new Map<number, number>();
  /** How often one has gone somewhere: only the last counts. */
  #moves = 0;
  #starts = 0;
  #closed = false;

  constructor(engine: Engine = desk) {
    this.#engine = engine;
  }

  /** Whose view of a running game it is; null when nothing is hidden. */
  own: number | null = $state(null);

  /** Opens a game at one of its moments, the last when none is said. Fails with a `Problem`. */
  async open(source: StudySource, at: number | null, players: Players | null = null): Promise<void> {
    this.#source = source;
    this.#players = players;
    this.own = source.from === 'imagined' ? source.seat : null;
    this.nodes = await this.#opened();
    this.played = this.nodes.length - 1;
    this.at = Math.min(at ?? this.played, this.played);
    this.#remember();
    if (this.#closed) return;
    const table = new TableStore(this.#name, null, {
      api: new Api((path, init) => this.#fetch(path, init)),
      makeSocket: (options) => (this.#socket = new StudySocket(this, options)),
    });
    await this.#socket?.begun;
    this.table = table;
    if (this.#closed) table.close();
  }

  async #opened(): Promise<StudyNode[]> {
    const nodes = await this.#engine.ask<'study_open'>({ ask: 'study_open', study: this.#name, me: ME, source: this.#source! });
    this.#starts = this.#engine.starts;
    return nodes;
  }

  /** An engine that was begun anew knows nothing: everything that was tried is tried again. */
  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.#closed || !['engine_crashed', 'no_such_study', 'no_such_table'].includes(asProblem(error).code)) throw error;
      if (this.#engine.starts === this.#starts && asProblem(error).code !== 'engine_crashed') throw error;
      const known = (await this.#opened()).length;
      for (const { parent, seat, action } of this.nodes.slice(known))
        await this.#engine.ask<'study_act'>({ ask: 'study_act', study: this.#name, at: parent ?? 0, seat: seat ?? 0, action: action! });
      return work();
    }
  }

  close(): void {
    this.#closed = true;
    this.evaluating.stop();
    this.reviewing.stop();
    this.table?.close();
    void this.#engine.ask<'study_close'>({ ask: 'study_close', study: this.#name }).catch(() => undefined);
  }

  // ------------------------------------------------------------------ going about

  /** Shows a moment. */
  async go(id: number): Promise<void> {
    if (!this.nodes[id]) return;
    this.at = id;
    this.#seat = undefined;
    this.#remember();
    await this.#jump();
  }

  /** Looks from another seat. */
  async lookFrom(seat: number | null): Promise<void> {
    this.#seat = seat;
    await this.#jump();
  }

  async #jump(): Promise<void> {
    const move = (this.#moves += 1);
    try {
      const { view, steps } = await this.look();
      if (move === this.#moves && !this.#closed) this.table?.replace(steps, view);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  #remember(): void {
    const way = wayTo(this.nodes, this.at);
    way.forEach((id, index) => index > 0 && this.#went.set(way[index - 1]!, id));
  }

  /** The moment after one: where one went last, else what was played. */
  next(id = this.at): number | null {
    return this.#went.get(id) ?? this.after.get(id)?.[0] ?? null;
  }
  /** From the beginning through this moment to the end of its line. */
  line(): number[] {
    const line = [...this.way];
    for (let next = this.next(line.at(-1)); next !== null; next = this.next(next)) line.push(next);
    return line;
  }
  step(by: 1 | -1): void {
    const to = by === 1 ? this.next() : (this.node?.parent ?? null);
    if (to !== null) void this.go(to);
  }
  /** To the first moment of the next round, or of this one or the one before. */
  round(by: 1 | -1): void {
    const line = this.line();
    const here = line.indexOf(this.at);
    const roundAt = (index: number) => this.nodes[line[index + 1] ?? -1]?.round ?? Infinity;
    let to = here;
    do to += by;
    while (to > 0 && to < line.length - 1 && roundAt(to) === roundAt(to - 1));
    void this.go(line[Math.max(0, Math.min(line.length - 1, to))]!);
  }
  begin(): void {
    void this.go(0);
  }
  end(): void {
    void this.go(this.line().at(-1) ?? 0);
  }
  /** Another of the decisions that were tried here. */
  beside(by: 1 | -1): void {
    const all = this.after.get(this.node?.parent ?? -1) ?? [];
    const to = all[all.indexOf(this.at) + by];
    if (to !== undefined) void this.go(to);
  }
  /** Where this line left the game. */
  get left(): number | null {
    return this.at > this.played ? (this.way.findLast((id) => id <= this.played) ?? 0) : null;
  }

  /** Somebody decides something here. */
  async act(seat: number, action: Action): Promise<StudyNode> {
    const at = this.at;
    const node = await this.#ask(() => this.#engine.ask<'study_act'>({ ask: 'study_act', study: this.#name, at, seat, action }));
    if (node.id >= this.nodes.length) this.nodes = [...this.nodes, node];
    this.at = node.id;
    this.#moves += 1;
    this.#seat = undefined;
    this.#remember();
    return node;
  }

  /** Tries a plan at a moment, as far as it can be followed before others decide. */
  async follow(at: number, seat: number, actions: readonly Action[]): Promise<void> {
    this.problem = null;
    this.at = at;
    for (const [index, action] of actions.entries())
      try {
        await this.act(seat, action);
      } catch (error) {
        if (index === 0) this.problem = asProblem(error);
        break;
      }
    await this.#jump();
  }

  // ------------------------------------------------------------------ what it is worth

  record(at = this.at): Promise<string> {
    return this.#ask(() => this.#engine.ask<'study_record'>({ ask: 'study_record', study: this.#name, at }));
  }
  position(at = this.at): Promise<object> {
    return this.#ask(() => this.#engine.ask<'study_position'>({ ask: 'study_position', study: this.#name, at }));
  }

  /** Works out what this moment is worth to everybody, and what whoever is to decide could do best. */
  async evaluate(): Promise<void> {
    const at = this.at;
    const seat = this.table?.myTurn ? this.table.seat : null;
    // From one's own view plans are made for oneself alone.
    const asked = this.own === null ? { seat, viewer: null } : { seat: seat === this.own ? seat : null, viewer: this.own };
    await this.evaluating.start(
      async (engine, job) => {
        const game = await this.#ask(() => this.#engine.ask<'study_game'>({ ask: 'study_game', study: this.#name, at }));
        await engine.ask<'evaluate'>({ ask: 'evaluate', job, game, ...asked, games: GAMES, seed: 1 });
      },
      ({ evaluated }) => evaluated && (this.evaluations = { ...this.evaluations, [at]: evaluated }),
    );
  }

  /** Works out how the line one looks at went. */
  async reviewLine(): Promise<void> {
    const line = this.line();
    await this.reviewing.start(
      async (engine, job) => engine.ask<'review'>({ ask: 'review', job, record: await this.record(line.at(-1)), seed: 1 }),
      ({ reviewed }) => reviewed && (this.review = { reviewed, line }),
    );
  }

  // ------------------------------------------------------------------ what the table asks

  /** The moment as it is seen by whoever decides; once it is over, by everybody. */
  async look(): Promise<StudyMoment> {
    const at = this.at;
    const ask = (seat: number | null) => this.#ask(() => this.#engine.ask<'study_look'>({ ask: 'study_look', study: this.#name, at, seat }));
    const seen = await ask(null);
    const { game } = seen.view;
    const next = this.next(at);
    const decided = next === null ? null : (this.nodes[next]?.seat ?? null);
    const awaited = game?.decision.awaited ?? [];
    const likely = [decided, this.own].find((one) => one !== null && awaited.includes(one));
    const seat = this.#seat !== undefined ? this.#seat : (likely ?? awaited[0] ?? null);
    const view = seat === null ? seen.view : (await ask(seat)).view;
    return { view: this.#dressed(view, seen.view), steps: seen.steps };
  }

  /** One at a time decides here, nobody has secrets, and everybody is called what they were called. */
  #dressed(view: TableView, open: TableView): TableView {
    const { game } = view;
    // From one's own view one's own card stays known, and no other.
    const chains = game?.chains.map((chain, index) => ({ ...chain, reserve: open.game?.chains[index]?.reserve ?? chain.reserve }));
    return {
      ...view,
      ...(this.#players ? { seats: this.#players.seats, signs: this.#players.signs } : {}),
      yours: view.seat === null ? [] : [view.seat],
      can_undo: this.at > this.played,
      ...(game && chains ? { game: { ...game, chains } } : {}),
    };
  }
  get people(): Person[] {
    return [ME, ...(this.#players?.people ?? [])];
  }

  async question(question: Question) {
    const { at } = this;
    const seat = this.table?.seat ?? null;
    return this.#ask(() => this.#engine.ask<'study_ask'>({ ask: 'study_ask', study: this.#name, at, seat, question }));
  }

  async #fetch(_: string, init?: RequestInit): Promise<Response> {
    if (init?.method !== 'GET') return respond(404, { code: 'not_found', message: 'not_found', args: {} });
    return respond(200, { table: (await this.look()).view, code: null, people: this.people } satisfies TableAnswer);
  }
}

/** Shows a moment to a table, as a live connection would. */
class StudySocket extends HereSocket {
  readonly #study: Study;
  /** There is something to see. */
  readonly begun: Promise<void>;

  constructor(study: Study, options: SocketOptions) {
    super(options);
    this.#study = study;
    this.begun = Promise.resolve().then(() => this.#begin());
    this.begun.catch(() => options.onstate('away'));
  }

  async #begin(): Promise<void> {
    this.greet(this.#study.people);
    await this.#show();
  }

  async #show(): Promise<void> {
    const { view, steps } = await this.#study.look();
    this.tell(steps, view);
  }

  protected async answer(message: Asked): ReturnType<Socket['request']> {
    switch (message.type) {
      case 'act':
        await this.#study.act(message.seat, message.action);
        await this.#show();
        return { type: 'acted', id: 0, seq: message.seq ?? 0 };
      case 'undo':
        // There is less afterwards: it is shown once this was answered.
        void this.#study.go(this.#study.node?.parent ?? 0);
        return { type: 'acted', id: 0, seq: message.seq ?? 0 };
      case 'ask':
        return { type: 'answer', id: 0, seq: 0, answer: await this.#study.question(message.question) };
      case 'look':
        await this.#study.lookFrom(message.seat);
        return { type: 'acted', id: 0, seq: 0 };
    }
  }
}
