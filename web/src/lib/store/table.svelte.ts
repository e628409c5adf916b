/**
 * One table, live: what one sees of it, what happened, what is being sent. Works without any component.
 *
 * A decision names the `seq` it is based on. When the table has moved on meanwhile (somebody else chose at the same time) the
 * server says `stale`; if the same decision is still open, it is sent again on the new state. When the connection breaks
 * before the answer, the history after the reconnect tells whether it was stored.
 */

import { type Api, api as serverApi, asProblem, Problem } from '../net/api';
import { connect, isOnDevice, type Socket, type SocketOptions } from '../net/place';
import type { SocketState } from '../net/socket';
import { personName } from './names';
import { type PayPromise, readPromise, rememberPromise } from './promise';
import { readUpTo, rememberRead } from './read';
import { session } from './session.svelte';
import type { SecondThoughts } from './second.svelte';
import { type CoachWish, settings } from './settings.svelte';
import type { Action, Answer, ChatMessage, Occupant, Person, Question, ServerMessage, StepMessage, TableView, ViewData, Warning } from '../wire';

type MakeSocket = (options: SocketOptions) => Socket;

interface Deps {
  api?: Api;
  makeSocket?: MakeSocket;
}

/** The last action of a working day, kept back until its player ends the day. */
interface Held {
  seat: number;
  /** The state it was decided on: when the table has moved on, it is void. */
  seq: number;
  action: Action;
}

/** A decision a coach has something to say about. */
export interface Warned {
  seq: number;
  action: Action;
  endsDay: boolean;
  warnings: readonly Warning[];
}

/** How often one decision is sent before giving up. */
const TRIES = 6;

export class TableStore {
  readonly id: string;
  view: TableView | null = $state.raw(null);
  people: Readonly<Record<string, Person>> = $state.raw({});
  code: string | null = $state(null);
  #steps: readonly StepMessage[] = $state.raw([]);
  /** All entries so far, oldest first, as the seat one looks from may know them. */
  readonly history: readonly StepMessage[] = $derived(
    this.#steps.map((step) => seenFrom(step, this.shared && !this.secret ? null : (this.view?.seat ?? null))),
  );
  chat: readonly ChatMessage[] = $state.raw([]);
  /** Phases that need not be shown again; what was there at first is no news. Outlives the screen, which a hand-over covers. */
  shown: Set<string> | null = null;
  /** Phases that are still to be shown, or being shown. */
  toShow: readonly string[] = $state.raw([]);
  present: readonly string[] = $state.raw([]);
  connection: SocketState = $state('connecting');
  #pending: Action | 'undo' | null = $state.raw(null);
  #settling: (() => void)[] = [];
  /** A decision is on its way. */
  get pending(): Action | 'undo' | null {
    return this.#pending;
  }
  set pending(what: Action | 'undo' | null) {
    this.#pending = what;
    if (what === null) this.#settling.splice(0).forEach((settled) => settled());
  }
  /** The last thing that was refused. */
  problem: Problem | null = $state.raw(null);
  /** Why there is no live connection, where the server says so; it is tried again. */
  refused: Problem | null = $state.raw(null);
  /** The table cannot be shown at all. */
  missing: Problem | null = $state.raw(null);

  readonly #api: Api;
  readonly #socket: ReturnType<MakeSocket>;
  #seat: number | null | undefined = undefined;
  /** Resolved at the next view. */
  #nextView: (() => void)[] = [];

  constructor(id: string, code: string | null, deps: Deps = {}) {
    this.id = id;
    this.#held = this.#remember();
    this.#promise = readPromise(id);
    this.code = code;
    this.#read = readUpTo(id);
    this.#api = deps.api ?? serverApi;
    const make: MakeSocket = deps.makeSocket ?? ((options) => connect(id, options));
    this.#socket = make({
      url: (seen) => this.#url(seen),
      onmessage: (message) => this.#receive(message),
      onstate: (state) => {
        this.connection = state;
        if (state === 'open') this.refused = null;
      },
      onrefused: () => void this.#askWhy(),
    });
    void this.#greet();
  }

  /** What the socket does not tell: the invitation code, and whether there is such a table at all. */
  async #greet(): Promise<void> {
    try {
      const answer = await this.#api.table(this.id, this.code);
      this.code = answer.code ?? this.code;
      this.#meet(answer.people);
      if (!this.view) this.#show(answer.table);
    } catch (error) {
      const problem = asProblem(error);
      if (!problem.offline) {
        this.missing = problem;
        this.#socket.close();
      }
    }
  }

  async #askWhy(): Promise<void> {
    const why = await this.#api.whyNotLive(this.id, this.code);
    if (this.connection !== 'open') this.refused = why;
  }

  #url(seen: number): string {
    const query = new URLSearchParams({ seen: String(seen) });
    if (typeof this.#seat === 'number') query.set('seat', String(this.#seat));
    if (this.code) query.set('code', this.code);
    const base = new URL(`/api/tables/${this.id}/live?${query}`, location.href);
    base.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
    return base.href;
  }

  // ------------------------------------------------------------------ what one sees

  get game(): ViewData | null {
    return this.view?.game ?? null;
  }
  get seat(): number | null {
    return this.view?.seat ?? null;
  }
  get isHost(): boolean {
    return this.#me !== null && this.view?.host === this.#me;
  }
  #me: string | null = $state(null);

  /** Is something awaited from the seat one looks from? */
  get myTurn(): boolean {
    const seat = this.seat;
    return seat !== null && (this.game?.decision.awaited.includes(seat) ?? false);
  }

  /** People who are here without a seat of their own. */
  get onlookers(): readonly string[] {
    const seated = new Set(this.view?.seats.map(ownerOf));
    return this.present.filter((user) => !seated.has(user));
  }

  #read = $state(0);
  /** Lines of others that one has not read yet. */
  get unread(): readonly ChatMessage[] {
    return this.chat.filter((line) => line.id > this.#read && line.user !== this.#me);
  }
  /** One has seen everything that was said so far. */
  readChat(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    rememberRead(this.id, last);
  }

  /** Do several people play on this device? */
  get shared(): boolean {
    return isShared(this.view);
  }
  /** Is something chosen in secret now? */
  get secret(): boolean {
    return isSecret(this.view);
  }

  /** Who holds a device that several people share, while something is chosen in secret. */
  #holder: number | null = $state(null);

  /** A seat of one's own that has to choose in secret: the device is handed over first. All else is played in the open. */
  get handOver(): number | null {
    const { view, game } = this;
    if (!view || !game || !this.shared || !this.secret) return null;
    const mine = game.decision.awaited.filter((seat) => view.yours.includes(seat));
    return this.#holder !== null && mine.includes(this.#holder) ? null : (mine[0] ?? null);
  }

  /**
   * On a device that several people share: looks from whichever of their seats is to decide in the open, and from none while
   * others still choose in secret, so that nobody's choice stays on the screen.
   */
  follow(): void {
    const { view, game } = this;
    if (!view || !game || !this.shared || this.#looking || this.handOver !== null) return;
    const mine = game.decision.awaited.filter((seat) => view.yours.includes(seat));
    if (view.seat !== null && mine.includes(view.seat)) return;
    const next = mine[0];
    if (next !== undefined) void this.look(next);
    else if (this.secret && view.seat !== null) void this.look(null);
  }
  /** The seat one is about to look from. */
  #looking: { seat: number | null } | null = null;

  /** The seats one owns, also those a bot plays. */
  get owned(): readonly number[] {
    const me = this.#me;
    return (this.view?.seats ?? []).flatMap((seat, index) => (me !== null && ownerOf(seat) === me ? [index] : []));
  }
  /** Does anybody else own a seat here? */
  get hasOthers(): boolean {
    return this.view?.seats.some((seat) => ownerOf(seat) !== null && ownerOf(seat) !== this.#me) ?? false;
  }
  /** Is it on this device, and nowhere else? */
  get onDevice(): boolean {
    return isOnDevice(this.id);
  }
  get me(): string | null {
    return this.#me;
  }

  name(user: string): string {
    const person = this.people[user];
    return person ? personName(person) : '…';
  }

  // ------------------------------------------------------------------ what one does

  /**
   * Takes a decision. True when it is stored; otherwise `problem` says why not. What would end the working day by itself is
   * kept back, so that its player can still undo it: `endDay` sends it. Whoever says with it that the day shall end has it sent at
   * once.
   */
  async act(action: Action, endsDay = false): Promise<boolean> {
    if (this.held) return false;
    // Without a coach at once: whoever clicks twice decides once.
    if (this.coach === 'off' || this.pending || action.action === 'pay') return this.#decide(action, endsDay);
    if (await this.#isWarned(action, endsDay)) return false;
    const seq = this.view?.seq;
    const done = await this.#decide(action, endsDay);
    if (done && seq !== undefined && !this.held) void this.#thinkAfterwards(seq, action);
    return done;
  }

  /** Does the only thing that can be done: nobody decides, so no coach has anything to say. */
  async actUnasked(action: Action): Promise<boolean> {
    return this.held ? false : this.#decide(action, true);
  }

  // ------------------------------------------------------------------ a coach at one's shoulder

  /** May one be helped here? Not where people play who have not agreed on hints. */
  get mayHelp(): boolean {
    const { view } = this;
    const alone = view?.seats.every((seat, index) => seat.kind === 'bot' || seat.kind === 'the_chain' || view.yours.includes(index));
    return (alone || view?.options.hints) ?? false;
  }
  /** How much a coach says here. */
  get coach(): Exclude<CoachWish, 'auto'> {
    const { view } = this;
    if (!view || view.status !== 'playing' || this.#seat === null || !this.mayHelp) return 'off';
    if (settings.coach !== 'auto') return settings.coach;
    const easiest = view.seats.some((seat) => seat.kind === 'bot' && seat.bot === 'trainee');
    return view.options.intro !== 'none' && easiest ? 'talkative' : 'off';
  }

  /** What a search says of decisions, once something was pondered. */
  second: SecondThoughts | null = $state.raw(null);
  /** Thinks about what this seat may do now, what it has in hand first. What belongs to it is fetched when it is first needed. */
  async ponder(actions: readonly Action[]): Promise<void> {
    const [seq, seat] = [this.view?.seq, this.seat];
    if (seq === undefined || seat === null) return;
    if (!this.second) {
      const { SecondThoughts } = await import('./second.svelte');
      this.second ??= new SecondThoughts(this.id, this.#api);
    }
    if (this.view?.seq === seq && this.seat === seat) void this.second.ponder({ seq, seat }, actions);
  }
  /** Whoever decided before a second thought was ready hears it as long as they can still take it back. */
  async #thinkAfterwards(seq: number, action: Action): Promise<void> {
    if (this.second?.knows(seq, action)) return; // it was said, or there was nothing to say
    const warning = await this.second?.finish(seq, action);
    if (warning && warning.severity !== 'note' && this.view?.seq === seq + 1 && this.view.can_undo) this.#regretted = { seq: seq + 1, warning };
  }
  #regretted: { seq: number; warning: Warning } | null = $state.raw(null);
  /** Something to say about what was just decided and can still be taken back. */
  get regretted(): Warning | null {
    return this.#regretted && this.#regretted.seq === this.view?.seq && this.view.can_undo ? this.#regretted.warning : null;
  }
  noRegrets(): void {
    this.#regretted = null;
  }

  #warned: Warned | null = $state.raw(null);
  /** A decision that waits, because there is something to say about it. */
  get warned(): Warned | null {
    return this.#warned && this.#warned.seq === this.view?.seq ? this.#warned : null;
  }
  thinkAgain(): void {
    this.#warned = null;
  }
  async actAnyway(): Promise<boolean> {
    const warned = this.warned;
    this.#warned = null;
    return warned ? this.#decide(warned.action, warned.endsDay) : false;
  }

  /** Has the coach something to say before this is done? Whatever the coach cannot do keeps nobody from playing. */
  async #isWarned(action: Action, endsDay: boolean): Promise<boolean> {
    const { seat } = this;
    const seq = this.view?.seq;
    if (seat === null || seq === undefined) return false;
    this.#warned = null;
    this.pending = action;
    let warnings: readonly Warning[] = [];
    try {
      warnings = (await this.#api.counsel(this.id, seat, action)).warnings;
    } catch {
      // nothing to say
    } finally {
      this.pending = null;
    }
    warnings = warnings.filter((one) => one.severity !== 'note');
    const second = this.second?.objection(seq, action);
    if (second) warnings = [second, ...warnings];
    if (warnings.length === 0 || this.view?.seq !== seq) return false;
    this.#warned = { seq, action, endsDay, warnings };
    return true;
  }

  async #decide(action: Action, endsDay: boolean): Promise<boolean> {
    const decision = this.game?.decision;
    // Radios for pizza come after dinner, when the day is over.
    const ofTheDay = decision?.stage === 'working' && decision.kind !== 'radio' && action.action !== 'end';
    if (!ofTheDay || endsDay || settings.endByItself || this.pending) return this.#act(action);
    if (!(await this.#isLast(action))) return this.#act(action);
    this.#hold({ seat: this.seat ?? 0, seq: this.view?.seq ?? 0, action });
    return true;
  }

  #act(action: Action): Promise<boolean> {
    return this.#send(action, (seat, seq) => ({ type: 'act', seat, seq, action }));
  }

  async undo(): Promise<boolean> {
    // What is on its way may have been seen already: taking it back waits for its answer, and is not lost.
    while (this.pending && this.pending !== 'undo') await new Promise<void>((settled) => this.#settling.push(settled));
    if (this.held) {
      this.#hold(null);
      return true;
    }
    return this.#send('undo', (seat, seq) => ({ type: 'undo', seat, seq }));
  }

  /** The last action is taken, and with it the day ends. */
  async endDay(): Promise<boolean> {
    const held = this.held;
    if (!held) return false;
    this.#hold(null);
    return this.#act(held.action);
  }

  #promise: PayPromise | null = $state.raw(null);
  /** What this seat has said it will pay this round without being asked again. */
  get promised(): number | null {
    const promise = this.#promise;
    return promise && promise.seat === this.seat && promise.round === this.game?.round ? promise.most : null;
  }
  promisePay(most: number | null): void {
    const { seat, game } = this;
    this.#promise = most === null || seat === null || !game ? null : { seat, round: game.round, most };
    rememberPromise(this.id, this.#promise);
  }

  /** The action of this seat that waits for the end of the day. */
  get held(): Held | null {
    const [held, view] = [this.#held, this.view];
    return held && view && held.seat === view.seat && held.seq === view.seq ? held : null;
  }
  #held: Held | null = $state.raw(null);

  /** Also over a reload: what one did is not lost by looking again. */
  #hold(held: Held | null): void {
    this.#held = held;
    try {
      if (held) sessionStorage.setItem(`magnate.held.${this.id}`, JSON.stringify(held));
      else sessionStorage.removeItem(`magnate.held.${this.id}`);
    } catch {
      // not remembered, but done
    }
  }
  #remember(): Held | null {
    try {
      return JSON.parse(sessionStorage.getItem(`magnate.held.${this.id}`) ?? 'null') as Held | null;
    } catch {
      return null;
    }
  }

  /** Would the working day end by itself after this? */
  async #isLast(action: Action): Promise<boolean> {
    this.pending = action;
    try {
      const answer = await this.ask<Extract<Answer, { answer: 'preview' }>>({ question: 'preview', action });
      return answer.ends_day;
    } catch {
      return false; // sending it will say what is wrong
    } finally {
      this.pending = null;
    }
  }

  async #send(
    what: Action | 'undo',
    message: (seat: number, seq: number) => Parameters<Socket['request']>[0],
  ): Promise<boolean> {
    const view = this.view;
    if (this.pending || !view || view.seat === null) return false;
    const seat = view.seat;
    const stage = JSON.stringify(view.game?.decision, stageOnly);
    this.pending = what;
    this.problem = null;
    try {
      for (let tries = 1; ; tries += 1) {
        const seq = this.view?.seq ?? view.seq;
        try {
          await this.#socket.request(message(seat, seq));
          if ((this.view?.seq ?? 0) <= seq) await this.#view();
          return true;
        } catch (error) {
          const problem = asProblem(error);
          const again = problem.code === 'stale' || problem.offline;
          if (!again || tries >= TRIES) throw problem;
          if ((this.view?.seq ?? 0) <= seq) await this.#view();
          if (problem.offline && this.#stored(seat, seq, what)) return true;
          const now = this.game?.decision;
          if (!now?.awaited.includes(seat) || JSON.stringify(now, stageOnly) !== stage) throw problem;
        }
      }
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    } finally {
      this.pending = null;
    }
  }

  /** Was what we sent as entry `seq` stored, although nobody told us? */
  #stored(seat: number, seq: number, what: Action | 'undo'): boolean {
    const entry = this.#steps.find((step) => step.seq === seq)?.entry;
    if (what === 'undo') return entry?.entry === 'undone' && entry.seat === seat;
    return entry?.entry === 'acted' && entry.seat === seat;
  }

  /** Asks the server something about the game as it stands. That changes nothing, so after a break it is asked again. */
  async ask<A extends Answer>(question: Question): Promise<A> {
    for (let tries = 1; ; tries += 1)
      try {
        const message = await this.#socket.request({ type: 'ask', question });
        if (message.type !== 'answer') throw new Problem({ code: 'unexpected' });
        return message.answer as A;
      } catch (error) {
        const problem = asProblem(error);
        if (!problem.offline || this.connection === 'closed' || tries >= TRIES) throw problem;
        await this.#view();
      }
  }

  /** Looks from another of one's seats. */
  async look(seat: number | null): Promise<void> {
    this.#seat = seat;
    this.#looking = { seat };
    const before = this.view;
    this.#socket.send({ type: 'look', seat });
    while (this.view === before || this.view?.seat !== seat) await this.#view();
    this.#looking = null;
    if (this.secret) this.#holder = seat;
  }

  async say(text: string): Promise<boolean> {
    try {
      await Promise.race([this.#socket.request({ type: 'chat', text }), this.#chatted()]);
      return true;
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    }
  }

  /** Something of the REST side: seats, options, take-backs. */
  async host(call: (api: Api) => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await call(this.#api);
      return true;
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    }
  }

  dismiss(): void {
    this.problem = null;
  }

  close(): void {
    this.second?.stop();
    this.#socket.close();
  }

  // ------------------------------------------------------------------ what comes in

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#me = message.you?.id ?? null;
        this.#meet(message.people);
        if (!message.you) this.#introduce();
        // Asked before there was a connection to ask on.
        else if (this.#looking) this.#socket.send({ type: 'look', ...this.#looking });
        break;
      case 'view': {
        const { type: _, ...view } = message;
        this.#show(view);
        break;
      }
      case 'events':
        this.#append(message.steps);
        break;
      case 'bye':
        // After a restart the socket mends itself; who has signed out has to sign in first.
        if (message.code === 'signed_out') {
          session.me = null;
          this.missing = new Problem({ code: 'no_session' });
          this.#socket.close();
        }
        if (message.code === 'removed') {
          this.missing = new Problem({ code: 'removed' });
          this.#socket.close();
        }
        break;
      case 'chat':
        this.#meet(message.people);
        this.chat = [...this.chat, ...message.lines.filter((line) => !this.chat.some((old) => old.id === line.id))];
        this.#chatters.splice(0).forEach((resolve) => resolve());
        break;
      case 'presence':
        this.#meet(message.people);
        this.present = message.users;
        break;
      default:
        break;
    }
  }

  /** Whoever comes for the first time may be connected before they are anybody; as somebody they can sit down here. */
  #introduce(): void {
    if (this.#introduced) return;
    this.#introduced = true;
    session.ensure().then(() => this.#socket.renew(), () => (this.#introduced = false));
  }
  #introduced = false;

  #append(steps: readonly StepMessage[]): void {
    const known = this.#steps.at(-1)?.seq ?? -1;
    const fresh = steps.filter((step) => step.seq > known);
    if (fresh.length > 0) this.#steps = [...this.#steps, ...fresh];
    // Whoever was sent away takes the old invitation with them; whoever sits down may just have said what they are called.
    const greeted = ['person_removed', 'seat_taken'];
    if (this.view && known >= 0 && fresh.some((step) => greeted.includes(step.entry.entry))) void this.#greet();
  }

  #show(view: TableView): void {
    this.view = isShared(view) && !isSecret(view) ? inTheOpen(view) : view;
    if (!isSecret(view)) this.#holder = null;
    this.#seat = view.seat ?? this.#seat;
    this.#nextView.splice(0).forEach((resolve) => resolve());
  }

  /** Another moment altogether: whatever led to the one before is forgotten, and nothing of it is news. */
  replace(steps: readonly StepMessage[], view: TableView): void {
    this.#hold(null);
    this.problem = null;
    this.shown = null;
    this.toShow = [];
    this.#steps = steps;
    this.#show(view);
  }

  #meet(people: readonly Person[]): void {
    this.people = { ...this.people, ...Object.fromEntries(people.map((person) => [person.id, person])) };
  }

  #chatters: (() => void)[] = [];
  #chatted(): Promise<void> {
    return new Promise((resolve) => this.#chatters.push(resolve));
  }

  #view(): Promise<void> {
    return new Promise((resolve) => this.#nextView.push(resolve));
  }
}

/** Whose seat it is: who sits there, or for whom a bot does. */
function ownerOf(seat: Occupant): string | null {
  if (seat.kind === 'person') return seat.user;
  return seat.kind === 'bot' ? seat.for_user : null;
}

/** Of a decision only what it is about, not who else is still thinking. */
function stageOnly(key: string, value: unknown): unknown {
  return key === 'awaited' ? undefined : value;
}

const isShared = (view: TableView | null): boolean => view?.status === 'playing' && view.yours.length > 1;
const SECRET: readonly string[] = ['reserve', 'restructuring'];
const isSecret = (view: TableView | null): boolean => !view?.game?.decision.kind && SECRET.includes(view?.game?.decision.stage ?? '');

/** What everybody around a shared device may see: no reserve card as long as they are secret. */
function inTheOpen(view: TableView): TableView {
  const { game } = view;
  if (!game || game.bank.breaks > 0) return view;
  return { ...view, game: { ...game, chains: game.chains.map((chain) => ({ ...chain, reserve: null })) } };
}

/**
 * Several people on one device: each seat was sent its own secrets, so those of the others are taken out again when one
 * looks from another seat.
 */
export function seenFrom(step: StepMessage, seat: number | null): StepMessage {
  const secret = step.events.some(
    (event) => (event.event === 'reserve_chosen' || event.event === 'structure_chosen') && event.chain !== seat,
  );
  if (!secret) return step;
  const events = step.events.map((event) => {
    if (event.event === 'reserve_chosen' && event.chain !== seat) return { ...event, card: null };
    if (event.event === 'structure_chosen' && event.chain !== seat) return { ...event, cards: null };
    return event;
  });
  const { entry } = step;
  const hidden = entry.entry === 'acted' && entry.seat !== seat;
  return { ...step, events, entry: hidden ? { ...entry, action: { action: 'hidden' } } : entry };
}
