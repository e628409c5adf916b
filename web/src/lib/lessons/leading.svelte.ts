/**
 * A lesson somebody is led through. The engine has its game and its coach; here is what the coach says now, and a table that
 * shows the game like any other. Works without any component, and without a server.
 */

import { desk, type Engine, ME, respond, seed } from '../engine/engine';
import { type Showing, ShownSocket } from '../engine/shown';
import { Api, asProblem, Problem } from '../net/api';
import { BOT_PACE } from '../store/bots';
import { settings } from '../store/settings.svelte';
import { TableStore } from '../store/table.svelte';
import type { Action, CoachSaid, CoachState, LessonTold, LessonWish, Question, TableAnswer, TableView } from '../wire';
import { lessonText } from './files';
import { type Learned, progress } from './progress.svelte';

/** Something the coach has said about what was done; `say` is a message. */
export interface Remark {
  kind: 'comment' | 'wrong' | 'refused' | 'missed' | 'goal';
  say: string;
}

/** When a game ended without the goal, and nobody has foreseen how. */
const OVER = 'coach-over';

/** What of it is said aloud. */
function remarkOf(said: CoachSaid): Remark[] {
  switch (said.said) {
    case 'comment':
    case 'wrong':
    case 'goal':
      return [{ kind: said.said, say: said.say }];
    case 'refused':
      return said.say ? [{ kind: 'refused', say: said.say }] : [];
    case 'missed':
      return [{ kind: 'missed', say: said.say ?? OVER }];
    default:
      return [];
  }
}

export class Leading implements Showing {
  readonly id: string;
  state: CoachState | null = $state.raw(null);
  /** The game as it stands; another one whenever it begins anew. */
  table: TableStore | null = $state.raw(null);
  /** What the coach says about what was done, beside the sentence of the step. */
  remarks: readonly Remark[] = $state.raw([]);
  /** Grows with everything new the coach says. */
  spoken = $state(0);
  /** Why there is nothing to see. */
  problem: Problem | null = $state.raw(null);
  busy = $state(false);

  readonly #engine: Engine;
  readonly #name = `lesson-${seed()}`;
  #text = '';
  #games = 0;
  #socket: ShownSocket | null = null;
  /** One thing after the other. */
  #line: Promise<unknown> = Promise.resolve();
  #watching = false;
  #hurry: (() => void) | null = null;
  #closed = false;

  constructor(id: string, engine: Engine = desk) {
    this.id = id;
    this.#engine = engine;
  }

  /** Begins, or goes on where one was. */
  async open({ step = 1, made = [] }: Pick<Learned, 'step' | 'made'> = progress.of(this.id)): Promise<void> {
    this.problem = null;
    try {
      this.#text ||= await lessonText(this.id).catch(() => Promise.reject(new Problem({ code: 'no_such_lesson' })));
      // A lesson may have become shorter since.
      const told = await this.#openAt(step, made).catch((error: unknown) => (step > 1 || made.length > 0 ? this.#openAt(1) : Promise.reject(error)));
      if (this.#closed) return;
      this.state ??= told.state;
      this.#listens(told.state);
      await this.#anew(told.moved);
      this.#hear({ ...told, fresh: true });
      void this.#watch();
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  #openAt(step: number, made: readonly string[] = []): Promise<LessonTold> {
    return this.#engine.ask<'open_lesson'>({ ask: 'open_lesson', table: this.#name, me: ME, lesson: this.#text, step, made: [...made] });
  }

  /** The whole lesson once more. */
  async restart(): Promise<void> {
    progress.at(this.id, 1);
    await this.open({});
  }

  hint = () => this.#ask({ wish: 'hint' });
  goOn = () => this.#ask({ wish: 'go_on' });
  again = () => this.#ask({ wish: 'again' });
  answer = (answer: number) => this.#ask({ wish: 'answer', answer });
  takeBack = () => this.table?.undo() ?? Promise.resolve(false);
  /** What others do is not waited for. */
  skip(): void {
    this.#hurry?.();
  }

  close(): void {
    this.#closed = true;
    this.#hurry?.();
    this.table?.close();
    void this.#engine.ask<'close_table'>({ ask: 'close_table', table: this.#name }).catch(() => undefined);
  }

  async #ask(wish: LessonWish): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.wish(wish);
    } catch (error) {
      this.problem = asProblem(error);
    } finally {
      this.busy = false;
    }
  }

  /** Does what the learner wants; what is refused is in the answer. */
  async wish(wish: LessonWish): Promise<LessonTold> {
    const told = await this.#inLine(() => this.#tell(wish));
    if (wish.wish !== 'hint' && wish.wish !== 'tried' && wish.wish !== 'answer') void this.#watch();
    return told;
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #tell(wish: LessonWish): Promise<LessonTold> {
    let told: LessonTold;
    try {
      told = await this.#engine.ask<'lesson'>({ ask: 'lesson', table: this.#name, wish });
    } catch (error) {
      const { code } = asProblem(error);
      if (code !== 'engine_crashed' && code !== 'no_such_table') throw error;
      // It was begun anew and knows nothing.
      const { step = 1, made = [] } = progress.of(this.id);
      told = { ...(await this.#openAt(step, made)), fresh: true };
    }
    if (this.#closed) return told;
    const turned = this.#listens(told.state);
    if (told.fresh) await this.#anew();
    else if (told.moved || turned) await this.#socket?.show();
    this.#hear(told, wish.wish);
    return told;
  }

  /** Whether something can be decided; true when that has changed. */
  #listens({ mood }: CoachState): boolean {
    const before = this.#playing;
    this.#playing = mood === 'playing';
    return before !== this.#playing;
  }
  #playing = false;

  /** The game began anew: whatever was known of the old one is forgotten. */
  async #anew(resumed = false): Promise<void> {
    const before = this.table;
    this.#games += 1;
    const table = new TableStore(`${this.#name}-${this.#games}`, null, {
      api: new Api((path, init) => this.#fetch(path, init)),
      makeSocket: (options) => (this.#socket = new ShownSocket(this, options)),
    });
    // Where nothing happened before one came everything is news.
    if (!resumed) table.shown = new Set();
    // The old one is shown until there is something to see of the new one.
    await this.#socket?.begun;
    this.table = table;
    before?.close();
    if (this.#closed) table.close();
  }

  #hear(told: LessonTold, wish?: LessonWish['wish']): void {
    const before = this.state;
    this.state = told.state;
    const remarks = told.said.flatMap(remarkOf).filter(({ say }) => say !== told.state.say);
    const begins = told.fresh || before?.step !== told.state.step;
    if (remarks.length > 0) this.remarks = remarks;
    // What was wrong is not any more; what was told about the game still is.
    else if (begins) this.remarks = [];
    else if ((wish === 'act' && !told.refused) || wish === 'undo') this.remarks = this.remarks.filter(({ kind }) => kind === 'comment');
    if (remarks.length > 0 || begins || before?.mood !== told.state.mood || wish === 'hint') this.spoken += 1;
    const { mood, step, question } = told.state;
    if (mood === 'finished') progress.finish(this.id, question?.given.length === 1);
    else if (begins || told.moved) progress.at(this.id, step, told.made);
  }

  /** Lets the others decide, one after the other, until it is the learner's turn. */
  async #watch(): Promise<void> {
    if (this.#watching) return;
    this.#watching = true;
    try {
      let hurried = false;
      for (;;) {
        const told = await this.#inLine(() => this.#tell({ wish: 'others' }));
        if (!told.moved || this.#closed) return;
        if (!hurried) hurried = await this.#letWatch();
      }
    } catch (error) {
      this.problem = asProblem(error);
    } finally {
      this.#watching = false;
      this.#hurry = null;
    }
  }

  /** Nobody wants the others to move faster than one can look. True when somebody does. */
  #letWatch(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), BOT_PACE[settings.pace]);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  // ------------------------------------------------------------------ what the table asks

  /** The game as it stands; nobody waits for the learner while the coach talks. */
  async look(): Promise<TableView> {
    const seat = this.state?.seat ?? 0;
    const view = await this.#engine.ask<'look'>({ ask: 'look', table: this.#name, seat, now: Date.now() });
    const { game } = view;
    if (this.#playing || !game) return view;
    const decision = { ...game.decision, awaited: game.decision.awaited.filter((one) => one !== seat) };
    return { ...view, game: { ...game, decision } };
  }
  act(action: Action): Promise<void> {
    return this.#must({ wish: 'act', action });
  }
  undo(): Promise<void> {
    return this.#must({ wish: 'undo' });
  }
  async #must(wish: LessonWish): Promise<void> {
    const { refused } = await this.wish(wish);
    if (refused) throw new Problem(refused);
  }
  since(seen: number) {
    return this.#engine.ask<'since'>({ ask: 'since', table: this.#name, seen, seat: this.state?.seat ?? 0 });
  }
  async question(question: Question) {
    const answered = await this.#engine.ask<'ask'>({ ask: 'ask', table: this.#name, seat: this.state?.seat ?? 0, question });
    const { answer } = answered;
    // Somebody wanted to know why not: the coach may have a word about it.
    if (question.question === 'preview' && answer.answer === 'preview' && answer.refusal) void this.wish({ wish: 'tried', action: question.action }).catch(() => undefined);
    return answered;
  }

  /** What a screen asks by address. */
  async #fetch(path: string, init?: RequestInit): Promise<Response> {
    if (init?.method === 'POST' && path.endsWith('/skip')) this.skip();
    else if (init?.method !== 'GET') return respond(404, { code: 'not_found', message: 'not_found', args: {} });
    return respond(200, { table: await this.look(), code: null, people: [ME] } satisfies TableAnswer);
  }
}
