/** The REST side of the server. Every call either answers, or fails with a `Problem` that has a sentence for people. */

import { createOnDevice, fetchAnywhere } from './place';
import type { Action, Announcement, BotKind, Catalogue, Counsel, DeviceShown, ErrorBody, Form, GameScores, Hint, Imagined, InvitationShown, Leaders, MapPreview, Module, NewTable, Note, NoticeAnswer, NoticeSettings, OpenTables, Options, Orders, OrdersAnswer, Pace, Person, Profile, Question, ReplayMoment, Scope, ScoreMark, SeatSign, Shown, SoloAnswer, Statistics, TableAnswer, TableCard, TargetShown, TokenInfo, TrialAnswer, UploadedReplay, WaitingGames, WebhookMade, Zone } from '../wire';

/** Something the server refuses, or that it cannot be reached (`code` is then `offline`). */
export class Problem extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly args: unknown;
  readonly status: number;

  constructor(body: Partial<ErrorBody> & { code: string; args?: unknown }, status = 0) {
    super(body.message ?? body.code);
    this.name = 'Problem';
    this.code = body.code;
    this.rule = body.rule ?? null;
    this.args = body.args;
    this.status = status;
  }

  get offline(): boolean {
    return this.code === 'offline';
  }
}

/** Whatever went wrong, as a problem that can be shown. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem({ code: 'unexpected', message: String(error) });
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export class Api {
  readonly #fetch: Fetch;

  // Asked for only when it is used: `place` needs this module, and may have been begun before it.
  constructor(fetcher: Fetch = (path, init) => fetchAnywhere(path, init)) {
    this.#fetch = fetcher;
  }

  async #call<T>(method: string, path: string, body?: unknown, fetcher: Fetch = this.#fetch): Promise<T> {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      const text = typeof body === 'string';
      init.headers = { 'content-type': text ? 'text/plain' : 'application/json' };
      init.body = text ? body : JSON.stringify(body);
    }
    let response: Response;
    try {
      response = await fetcher(path, init);
    } catch {
      throw new Problem({ code: 'offline' });
    }
    if (response.status === 204 || response.status === 202) return undefined as T;
    let answer: unknown;
    try {
      answer = await response.json();
    } catch {
      // A proxy in between says that the server is away, in its own words.
      throw new Problem({ code: response.status >= 502 ? 'offline' : 'unexpected' }, response.status);
    }
    if (!response.ok) throw new Problem(answer as ErrorBody, response.status);
    return answer as T;
  }

  me = () => this.#call<Person>('GET', '/api/me');
  guest = (name?: string) => this.#call<Person>('POST', '/api/guest', name ? { name } : {});
  rename = (name: string) => this.#call<Person>('PATCH', '/api/me', { name });
  register = (name: string, password: string) => this.#call<Person>('POST', '/api/register', { name, password });
  login = (name: string, password: string) => this.#call<Person>('POST', '/api/login', { name, password });
  logout = () => this.#call<void>('POST', '/api/logout');
  makeToken = (scope: Scope) => this.#call<{ token: string; scope: Scope }>('POST', '/api/me/token', { scope });
  tokens = () => this.#call<TokenInfo[]>('GET', '/api/me/token');
  dropToken = () => this.#call<void>('DELETE', '/api/me/token');

  waiting = () => this.#call<WaitingGames>('GET', '/api/me/waiting');
  notices = () => this.#call<NoticeAnswer>('GET', '/api/me/notices');
  setNotices = (settings: NoticeSettings) => this.#call<void>('PUT', '/api/me/notices', settings);
  addPush = (subscription: PushSubscriptionJSON) =>
    this.#call<void>('POST', '/api/me/notices/push', { endpoint: subscription.endpoint, keys: subscription.keys });
  addWebhook = (webhook: { url: string; form: Form; chat: string | null }) => this.#call<WebhookMade>('POST', '/api/me/notices/webhooks', webhook);
  changeTarget = (id: string, change: Pick<TargetShown, 'kinds' | 'active' | 'pace'>) => this.#call<void>('PUT', `/api/me/notices/targets/${id}`, change);
  removeTarget = (id: string) => this.#call<void>('DELETE', `/api/me/notices/targets/${id}`);
  setMail = (address: string, language: string, password: string) => this.#call<void>('POST', '/api/me/mail', { address, language, password });
  removeMail = () => this.#call<void>('DELETE', '/api/me/mail');
  confirmMail = (token: string) => this.#call<void>('POST', '/api/mail/confirm', { token });
  stopNotices = (token: string) => this.#call<void>('POST', `/api/stop/${encodeURIComponent(token)}`);
  changePassword = (old: string, fresh: string) => this.#call<void>('POST', '/api/me/password', { old, new: fresh });
  forgotPassword = (who: string, language: string) => this.#call<void>('POST', '/api/password/forgotten', { who, language });
  newPassword = (token: string, password: string) => this.#call<Person>('POST', '/api/password/new', { token, password });
  devices = () => this.#call<DeviceShown[]>('GET', '/api/me/devices');
  endDevice = (id: string) => this.#call<void>('DELETE', `/api/me/devices/${id}`);
  endDevices = () => this.#call<void>('DELETE', '/api/me/devices');
  announcement = () => this.#call<Announcement | null>('GET', '/api/announcement');

  catalogue = (modules: readonly Module[] = []) =>
    this.#call<Catalogue>('GET', modules.length > 0 ? `/api/catalogue?modules=${modules.join(',')}` : '/api/catalogue');

  myTables = (finished = false) => this.#call<TableCard[]>('GET', `/api/me/tables?finished=${finished}`);
  soloGames = () => this.#call<SoloAnswer>('GET', '/api/me/solo');
  profile = (who: string) => this.#call<Profile>('GET', `/api/people/${encodeURIComponent(who)}`);
  gamesOf = (who: string, before?: number | null) =>
    this.#call<GameScores>('GET', `/api/people/${encodeURIComponent(who)}/games${before ? `?before=${before}` : ''}`);
  showProfile = (shown: Shown) => this.#call<{ shown: Shown }>('PUT', '/api/me/profile', { shown });
  leaders = (pace: Pace, from = 0) => this.#call<Leaders>('GET', `/api/leaders?pace=${pace}&from=${from}`);
  statistics = (kind: ScoreMark, sieve: URLSearchParams) => this.#call<Statistics>('GET', `/api/statistics?${new URLSearchParams([['kind', kind], ...sieve])}`);
  marked = (kind: ScoreMark, key: string, sieve: URLSearchParams, before?: number | null) =>
    this.#call<GameScores>('GET', `/api/statistics/games?${new URLSearchParams([['kind', kind], ['key', key], ...sieve, ...(before ? [['before', String(before)]] : [])])}`);
  openTables = (asked: string, after: string | null) => {
    const query = new URLSearchParams(asked);
    if (after) query.set('after', after);
    return this.#call<OpenTables>('GET', `/api/lobby?${query}`);
  };
  invite = (id: string, who: string) => this.#call<Person>('POST', `/api/tables/${id}/invitations`, { who });
  invitations = () => this.#call<InvitationShown[]>('GET', '/api/me/invitations');
  accept = (table: string) => this.#call<TableAnswer>('POST', `/api/me/invitations/${table}/accept`);
  decline = (table: string) => this.#call<void>('POST', `/api/me/invitations/${table}/decline`);
  rematch = (id: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/rematch`);
  blocks = () => this.#call<Person[]>('GET', '/api/me/blocks');
  block = (user: string) => this.#call<void>('PUT', `/api/me/blocks/${user}`);
  unblock = (user: string) => this.#call<void>('DELETE', `/api/me/blocks/${user}`);
  note = (id: string) => this.#call<Note>('GET', `/api/tables/${id}/note`);
  putNote = (id: string, text: string, code: string | null) =>
    this.#call<Note>('PUT', `/api/tables/${id}/note${code ? `?code=${encodeURIComponent(code)}` : ''}`, { text });
  deleteMe = (password: string) => this.#call<void>('DELETE', '/api/me', { password });
  tables = (show: 'lobby' | 'playing') => this.#call<TableCard[]>('GET', `/api/tables?show=${show}`);
  invitation = (code: string) => this.#call<TableCard>('GET', `/api/invitations/${encodeURIComponent(code)}`);
  /** The map that a seed deals. */
  map = ({ players, modules = [], map_settings = {} }: Pick<Options, 'players' | 'modules' | 'map_settings'>, seed: number) => {
    const settings = Object.entries(map_settings).flatMap(([id, on]) => (on ? [id] : []));
    const asked = { players: String(players), seed: String(seed), modules: modules.join(), map_settings: settings.join() };
    return this.#call<MapPreview>('GET', `/api/map?${new URLSearchParams(asked)}`);
  };
  create = (table: NewTable) => this.#call<TableAnswer>('POST', '/api/tables', table);
  /** The same on this device. */
  createHere = (table: NewTable) => this.#call<TableAnswer>('POST', '/api/tables', table, (_, init) => createOnDevice(init ?? {}));
  /** Keeps a record on the server, to be looked at by anybody who has its address. */
  uploadRecord = (text: string) => this.#call<UploadedReplay>('POST', '/api/replays', text);
  table = (id: string, code: string | null, seat?: number) => {
    const query = new URLSearchParams();
    if (code) query.set('code', code);
    if (seat !== undefined) query.set('seat', String(seat));
    return this.#call<TableAnswer>('GET', `/api/tables/${id}?${query}`);
  };

  /** Why there is no live connection to a table: it would begin here. Null when nothing stands in its way. */
  whyNotLive = async (id: string, code: string | null): Promise<Problem | null> => {
    const query = new URLSearchParams(code ? { code } : {});
    try {
      await this.#call('GET', `/api/tables/${id}/live?${query}`);
      return null;
    } catch (error) {
      const problem = asProblem(error);
      return problem.offline || problem.code === 'not_a_websocket' ? null : problem;
    }
  };

  /** The table as it was when its log had `seq` entries. */
  moment = (id: string, seq: number, code: string | null, seat: number | null) => {
    const query = new URLSearchParams();
    if (code) query.set('code', code);
    if (seat !== null) query.set('seat', String(seat));
    return this.#call<ReplayMoment>('GET', `/api/tables/${id}/at/${seq}?${query}`);
  };

  configure = (id: string, options: Options) => this.#call<TableAnswer>('PUT', `/api/tables/${id}/options`, options);
  join = (id: string, seat?: number, code?: string | null, look?: number) =>
    this.#call<TableAnswer>('POST', `/api/tables/${id}/join`, { seat: seat ?? null, code: code ?? null, look: look ?? null });
  hangSign = (id: string, sign: SeatSign) => this.#call<TableAnswer>('POST', `/api/tables/${id}/sign`, sign);
  leave = (id: string, seat: number) => this.#call<{ left: number }>('POST', `/api/tables/${id}/leave`, { seat });
  seatBot = (id: string, seat: number, bot: BotKind) =>
    this.#call<TableAnswer>('POST', `/api/tables/${id}/bots`, { seat, bot });
  handOver = (id: string, user: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/host`, { user });
  start = (id: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/start`);
  /** Closes the table before the game, or votes to end the running game. */
  abandon = (id: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/abandon`);
  answerAbandon = (id: string, yes: boolean) => this.#call<TableAnswer>('POST', `/api/tables/${id}/abandon/answer`, { yes });
  setZone = (id: string, seat: number, zone: Zone) => this.#call<TableAnswer>('PUT', `/api/tables/${id}/zone`, { seat, ...zone });
  /** Stops all clocks, or asks the others to. */
  pause = (id: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/pause`);
  answerPause = (id: string, yes: boolean) => this.#call<TableAnswer>('POST', `/api/tables/${id}/pause/answer`, { yes });
  resume = (id: string) => this.#call<TableAnswer>('DELETE', `/api/tables/${id}/pause`);
  takeHoliday = (id: string, seat: number, days: number) => this.#call<TableAnswer>('POST', `/api/tables/${id}/holiday`, { seat, days });
  endHoliday = (id: string, seat: number) => this.#call<TableAnswer>('DELETE', `/api/tables/${id}/holiday`, { seat });
  /** What one has ordered for a seat; nobody else sees it. */
  orders = (id: string, seat: number) => this.#call<OrdersAnswer>('GET', `/api/tables/${id}/orders?seat=${seat}`);
  setOrders = (id: string, seat: number, orders: Orders) => this.#call<OrdersAnswer>('PUT', `/api/tables/${id}/orders`, { seat, orders });
  /** How a working day would go if it began now. */
  tryDay = (id: string, seat: number, actions: readonly Action[], question?: Question) =>
    this.#call<TrialAnswer>('POST', `/api/tables/${id}/orders/try`, { seat, actions, ...(question ? { question } : {}) });
  remove = (id: string, user: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/remove`, { user });
  askTakeBack = (id: string, seat: number) => this.#call<TableAnswer>('POST', `/api/tables/${id}/take-back`, { seat });
  answerTakeBack = (id: string, seat: number, yes: boolean) =>
    this.#call<TableAnswer>('POST', `/api/tables/${id}/take-back/answer`, { seat, yes });
  replace = (id: string, seat: number) => this.#call<TableAnswer>('POST', `/api/tables/${id}/replace`, { seat });
  vote = (id: string, seat: number, absent: number) =>
    this.#call<TableAnswer>('POST', `/api/tables/${id}/vote`, { seat, absent });
  /** What a coach says about the decision at hand, or about an action before it is taken. */
  counsel = (id: string, seat: number, action?: Action) => this.#call<Counsel>('POST', `/api/tables/${id}/counsel`, action ? { seat, action } : { seat });
  /** The running game as this seat knows it, for the engine here to think about. */
  imagine = (id: string, seat: number) => this.#call<Imagined>('POST', `/api/tables/${id}/imagine`, { seat });
  hint = (id: string, seat: number) => this.#call<Hint>('POST', `/api/tables/${id}/hint`, { seat });
  skip = (id: string) => this.#call<TableAnswer>('POST', `/api/tables/${id}/skip`);
  reclaim = (id: string, seat: number) => this.#call<TableAnswer>('POST', `/api/tables/${id}/reclaim`, { seat });
}

export const api = new Api();
