/**
 * Tables on this device, spoken to like those of a server: the same addresses, the same messages. What makes no sense alone
 * (chat, invitations) is not there.
 */

import { desk, respond, seed } from '../engine/engine';
import { type Asked, HereSocket } from '../engine/here';
import { asProblem, Problem } from '../net/api';
import type { Place, Socket, SocketOptions } from '../net/place';
import type { Action, Command, Module, NewTable, Options, Question, TableCard } from '../wire';
import * as book from './book';
import { LocalHost, type Viewer } from './host';

type Body = Record<string, unknown>;
type Answering = (host: LocalHost, body: Body, query: URLSearchParams) => Promise<unknown>;

const seatOf = (body: Body) => Number(body['seat']);
/** A command, and then the table as it stands. */
const commands =
  (make: (body: Body) => Command | Promise<Command>): Answering =>
  async (host, body) => {
    await host.command(await make(body));
    return host.answer();
  };
const asked = (query: URLSearchParams): number | null => (query.has('seat') ? Number(query.get('seat')) : null);

const ROUTES: Record<string, Answering> = {
  'GET ': (host, _, query) => host.answer(asked(query) ?? undefined),
  'PUT options': commands((body) => ({ command: 'configure', options: body as unknown as Options })),
  'POST join': async (host, body) => {
    const { table } = await host.answer();
    const seat = typeof body['seat'] === 'number' ? body['seat'] : Math.max(0, table.seats.findIndex((one) => one.kind === 'open'));
    await host.command({ command: 'sit', seat });
    if (typeof body['look'] === 'number') await host.command({ command: 'hang_sign', seat, sign: { look: body['look'], name: '' } });
    return host.answer();
  },
  'POST sign': commands((body) => ({ command: 'hang_sign', seat: seatOf(body), sign: { look: Number(body['look']), name: String(body['name'] ?? '') } })),
  'POST leave': async (host, body) => {
    await host.command({ command: 'leave', seat: seatOf(body) });
    return { left: seatOf(body) };
  },
  'POST bots': commands((body) => ({ command: 'seat_bot', seat: seatOf(body), bot: body['bot'] as never })),
  'POST start': commands(() => ({ command: 'start', seed: seed() })),
  'POST abandon': commands(() => ({ command: 'abandon' })),
  'POST abandon/answer': commands((body) => ({ command: 'answer_abandon', yes: Boolean(body['yes']) })),
  'POST take-back': commands((body) => ({ command: 'ask_take_back', seat: seatOf(body) })),
  'POST take-back/answer': commands((body) => ({ command: 'answer_take_back', seat: seatOf(body), yes: Boolean(body['yes']) })),
  'POST replace': commands((body) => ({ command: 'replace', seat: seatOf(body) })),
  'POST reclaim': commands((body) => ({ command: 'reclaim', seat: seatOf(body) })),
  'POST counsel': (host, body) => host.counsel(seatOf(body), body['action'] as Action | undefined),
  'POST imagine': (host, body) => host.imagine(seatOf(body)),
  'POST hint': (host, body) => host.hint(seatOf(body)),
  'POST skip': (host) => {
    host.skip();
    return host.answer();
  },
  'GET timeline': (host) => host.timeline(),
};

async function answer(method: string, url: URL, body: Body): Promise<unknown> {
  const path = url.pathname.replace(/^\/api\//, '');
  if (path === 'catalogue') return desk.ask<'catalogue'>({ ask: 'catalogue', modules: list(url, 'modules') });
  if (path === 'map') {
    const settings = Object.fromEntries(list(url, 'map_settings').map((id) => [id, true])) as NonNullable<Options['map_settings']>;
    const options = { players: Number(url.searchParams.get('players')), modules: list(url, 'modules') as Module[], map_settings: settings };
    return desk.ask<'map'>({ ask: 'map', options, seed: Number(url.searchParams.get('seed')) });
  }
  const [, id, rest = ''] = path.match(/^tables(?:\/([^/]+))?\/?(.*)$/) ?? [];
  if (method === 'POST' && path === 'tables') return (await LocalHost.create(body as unknown as NewTable)).answer();
  if (!id) throw new Problem({ code: 'not_found' });
  const host = await LocalHost.open(decodeURIComponent(id));
  const [, seq] = rest.match(/^at\/(\d+)$/) ?? [];
  if (seq !== undefined) return host.moment(Number(seq), asked(url.searchParams) ?? (await host.answer()).table.yours[0] ?? null);
  const route = ROUTES[`${method} ${rest}`];
  if (!route) throw new Problem({ code: 'not_found' });
  return route(host, body, url.searchParams);
}

const list = (url: URL, name: string): string[] => (url.searchParams.get(name) ?? '').split(',').filter(Boolean);

/** The REST side: answers what a server would, with the same refusals. */
async function fetchLocally(path: string, init: RequestInit): Promise<Response> {
  try {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Body) : {};
    return respond(200, await answer(init.method ?? 'GET', new URL(path, 'https://device.invalid'), body));
  } catch (error) {
    const { code, args = {}, message, rule } = asProblem(error);
    return respond(409, { code, args, message, ...(rule ? { rule } : {}) });
  }
}

/** The live side. */
class LocalSocket extends HereSocket implements Viewer {
  seat: number | null = null;
  next = 0;
  /** From where the last view was: questions are about what one sees. */
  #seen: number | null = null;
  #host: Promise<LocalHost> | null = null;
  readonly #joined: Promise<void>;
  #leave: (() => void) | null = null;

  constructor(id: string, options: SocketOptions) {
    super(options);
    options.onstate('connecting');
    this.#host = LocalHost.open(id);
    this.#joined = this.#join();
    this.#joined.catch(() => options.onstate('closed')); // asked for by its address, it says why
  }

  async #join(): Promise<void> {
    const host = await this.#opened();
    const { table } = await host.answer();
    this.seat = table.yours[0] ?? null;
    if (this.closed) return;
    this.greet();
    this.#leave = await host.join(this);
    if (this.closed) this.#leave();
  }

  #opened(): Promise<LocalHost> {
    return this.#host ?? Promise.reject(new Problem({ code: 'no_such_table' }));
  }

  show(...[steps, view]: Parameters<Viewer['show']>): void {
    this.#seen = view.seat;
    this.tell(steps, view);
  }

  protected async answer(message: Asked): ReturnType<Socket['request']> {
    const host = await this.#opened();
    await this.#joined;
    switch (message.type) {
      case 'act':
        return { type: 'acted', id: 0, seq: await host.command({ command: 'act', seat: message.seat, action: message.action }, message.seq) };
      case 'undo':
        return { type: 'acted', id: 0, seq: await host.command({ command: 'undo', seat: message.seat }, message.seq) };
      case 'ask': {
        const { seq, answer } = await host.ask(this.#seen, message.question as Question);
        return { type: 'answer', id: 0, seq, answer };
      }
      case 'look':
        this.seat = message.seat;
        await host.refresh(this);
        return { type: 'acted', id: 0, seq: 0 };
    }
  }

  override close(): void {
    this.#leave?.();
    super.close();
  }
}

export const devicePlace: Place = {
  fetch: fetchLocally,
  connect: (id, options) => new LocalSocket(id, options),
};

/** Tables on this device as lists show them. */
export async function deviceTables(): Promise<TableCard[]> {
  const rows = await book.rows();
  return rows.map(({ id, me, card }) => ({
    id,
    name: card.name,
    status: card.status,
    public: false,
    host: me.id,
    your_turn: card.your_turn,
    created_at: card.created_at,
    changed_at: card.changed_at,
    deadline: null,
    awaited: card.your_turn ? [me.id] : [],
    card: card.card,
    people: [me],
  }));
}

/** The record of a table on this device, as text. */
export async function deviceRecord(id: string): Promise<string> {
  const host = await LocalHost.open(id);
  return host.record((await host.answer()).table.yours[0] ?? null);
}

export const forgetTable = (id: string): Promise<void> => book.remove(id);
