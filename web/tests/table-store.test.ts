import { describe, expect, it } from 'vitest';
import { Api, Problem } from '../src/lib/net/api';
import type { Request, SocketOptions } from '../src/lib/net/socket';
import { session } from '../src/lib/store/session.svelte';
import { seenFrom, TableStore } from '../src/lib/store/table.svelte';
import type { Action, ServerMessage, StepMessage, TableView } from '../src/lib/wire';

const ready: Action = { action: 'work', cards: {} };

function view(seq: number, awaited: number[], more: Partial<TableView> = {}): TableView {
  return {
    id: 't', seq, status: 'playing', host: 'me', options: { intro: 'none', hints: false } as never, seats: [], yours: [0], seat: 0, clocks: [], can_undo: false, take_back: null,
    game: { decision: { stage: 'restructuring', awaited } },
    ...more,
  } as unknown as TableView;
}

/** A server played by hand. */
class Server {
  sent: unknown[] = [];
  asked: { message: Request; answer: (message: ServerMessage) => void; refuse: (problem: Problem) => void }[] = [];
  say!: (message: ServerMessage) => void;
  options!: SocketOptions;
  closed = false;
  renewed = 0;
  readonly table: TableStore;

  constructor(fetcher: typeof fetch = () => new Promise(() => undefined)) {
    const api = new Api(fetcher);
    this.table = new TableStore('t', null, {
      api,
      makeSocket: (options: SocketOptions) => {
        this.say = options.onmessage;
        this.options = options;
        return {
          request: (message: Request) =>
            new Promise<ServerMessage>((answer, refuse) => this.asked.push({ message, answer, refuse })),
          send: (message) => this.sent.push(message),
          close: () => (this.closed = true),
          renew: () => (this.renewed += 1),
        };
      },
    });
  }

  show(shown: TableView) {
    this.say({ type: 'view', ...shown });
  }
  get last() {
    return this.asked.at(-1)!;
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const stale = () => new Problem({ code: 'stale', message: 'moved on' });

describe('a live connection that is refused', () => {
  it('says why, until there is one', async () => {
    const body = { code: 'too_many_connections', message: '', args: { most: 100 } };
    const server = new Server((path) =>
      String(path).includes('/live') ? Promise.resolve(Response.json(body, { status: 429 })) : new Promise(() => undefined),
    );
    server.options.onstate('away');
    server.options.onrefused?.();
    await settle();
    expect(server.table.refused).toMatchObject({ code: 'too_many_connections', args: { most: 100 } });
    server.options.onstate('open');
    expect(server.table.refused).toBeNull();
  });
});

describe('a goodbye', () => {
  it('after signing out leaves the table and who one was; a restart does not', () => {
    session.me = { id: 'me', name: 'Ann', registered: false, named: true };
    const server = new Server();
    server.show(view(5, [0]));
    server.say({ type: 'bye', code: 'restart', reason: '' });
    expect([server.closed, server.table.missing, session.me?.id]).toEqual([false, null, 'me']);
    server.say({ type: 'bye', code: 'signed_out', reason: '' });
    expect([server.closed, server.table.missing?.code, session.me]).toEqual([true, 'no_session', null]);
  });

  it('after being sent away leaves the table, and not who one was', () => {
    session.me = { id: 'me', name: 'Ann', named: true, registered: false };
    const server = new Server();
    server.show(view(5, [0]));
    server.say({ type: 'bye', code: 'removed', reason: '' });
    expect([server.closed, server.table.missing?.code, session.me.id]).toEqual([true, 'removed', 'me']);
  });
});

describe('a first visit', () => {
  it('connects again as somebody when it was connected before it was anybody, and only once', async () => {
    session.me = { id: 'me', name: 'Ann', named: true, registered: false };
    const server = new Server();
    const stranger: ServerMessage = { type: 'hello', version: '1', you: null, people: [] };
    server.say(stranger);
    await settle();
    expect(server.renewed).toBe(1);
    // A browser that keeps nothing stays a stranger, and looks on.
    server.say(stranger);
    await settle();
    expect(server.renewed).toBe(1);
  });
});

describe('looking from another seat', () => {
  it('is asked again when there was no connection yet', async () => {
    const server = new Server();
    server.show(view(5, [1], { yours: [0, 1] }));
    const looked = server.table.look(1);
    expect(server.sent).toEqual([{ type: 'look', seat: 1 }]);
    server.say({ type: 'hello', version: '1', you: { id: 'me', name: 'Ann', named: true, registered: false }, people: [] });
    server.show(view(5, [1], { yours: [0, 1] }));
    expect(server.sent).toEqual([{ type: 'look', seat: 1 }, { type: 'look', seat: 1 }]);
    server.show(view(5, [1], { yours: [0, 1], seat: 1 }));
    await looked;
    expect(server.table.seat).toBe(1);
  });
});

describe('the seats', () => {
  it('are owned by who sits there and by whom a bot plays for', () => {
    const server = new Server();
    server.say({ type: 'hello', version: '', you: { id: 'me', name: 'Ann', named: true, registered: false }, people: [] });
    const bot = (for_user: string | null) => ({ kind: 'bot', bot: 'manager', for_user }) as const;
    const { table } = server;
    server.show(view(5, [0], { seats: [{ kind: 'person', user: 'me' }, bot('me'), bot(null)] }));
    expect([table.owned, table.hasOthers]).toEqual([[0, 1], false]);
    server.show(view(6, [0], { seats: [bot('me'), bot('you')] }));
    expect([table.owned, table.hasOthers]).toEqual([[0], true]);
  });
});

describe('a decision', () => {
  it('is based on what was seen, and done when it is stored and seen', async () => {
    const server = new Server();
    server.show(view(5, [0, 1]));
    const done = server.table.act(ready);
    expect(server.last.message).toMatchObject({ type: 'act', seat: 0, seq: 5 });
    expect(server.table.pending).toEqual(ready);
    server.show(view(6, [1]));
    server.last.answer({ type: 'acted', id: 1, seq: 5 });
    expect(await done).toBe(true);
    expect(server.table.pending).toBeNull();
  });

  it('is sent again when somebody else was quicker and it is still open', async () => {
    const server = new Server();
    server.show(view(5, [0, 1]));
    const done = server.table.act(ready);
    server.show(view(6, [0]));
    server.last.refuse(stale());
    await settle();
    expect(server.asked).toHaveLength(2);
    expect(server.last.message).toMatchObject({ seq: 6 });
    server.show(view(7, []));
    server.last.answer({ type: 'acted', id: 2, seq: 6 });
    expect(await done).toBe(true);
  });

  it('is not sent again when it is about something else by now', async () => {
    const server = new Server();
    server.show(view(5, [0]));
    const done = server.table.act(ready);
    server.show({ ...view(9, [0]), game: { decision: { stage: 'payday', awaited: [0] } } as never });
    server.last.refuse(stale());
    expect(await done).toBe(false);
    expect(server.asked).toHaveLength(1);
    expect(server.table.problem?.code).toBe('stale');
  });

  it('that was stored before the connection broke is not sent twice', async () => {
    const server = new Server();
    server.show(view(5, [0, 1]));
    const done = server.table.act(ready);
    server.last.refuse(new Problem({ code: 'offline' }));
    await settle();
    const stored: StepMessage = { seq: 5, at: 0, entry: { entry: 'acted', seat: 0, action: ready }, events: [], rewound: false };
    server.say({ type: 'events', steps: [stored] });
    server.show(view(6, [1]));
    expect(await done).toBe(true);
    expect(server.asked).toHaveLength(1);
  });

  it('that was lost with the connection is sent again', async () => {
    const server = new Server();
    server.show(view(5, [0, 1]));
    void server.table.act(ready);
    server.last.refuse(new Problem({ code: 'offline' }));
    await settle();
    server.show(view(5, [0, 1]));
    await settle();
    expect(server.asked).toHaveLength(2);
  });

  it('that the rules refuse says why and changes nothing', async () => {
    const server = new Server();
    server.show(view(5, [0]));
    const done = server.table.act(ready);
    server.last.refuse(new Problem({ code: 'not_your_cards', message: 'no', rule: 'B-STR-1' }));
    expect(await done).toBe(false);
    expect(server.table.problem).toMatchObject({ code: 'not_your_cards', rule: 'B-STR-1' });
  });

  it('waits for the one before it', async () => {
    const server = new Server();
    server.show(view(5, [0]));
    void server.table.act(ready);
    expect(await server.table.act(ready)).toBe(false);
    expect(server.asked).toHaveLength(1);
  });
});

describe('several people on one device', () => {
  it('do not read each other’s secrets in the history', () => {
    const step: StepMessage = {
      seq: 1, at: 0, rewound: false,
      entry: { entry: 'acted', seat: 0, action: { action: 'reserve', card: '300' } },
      events: [{ event: 'reserve_chosen', chain: 0, card: '300' }],
    };
    expect(seenFrom(step, 0)).toEqual(step);
    const other = seenFrom(step, 1);
    expect(JSON.stringify(other)).not.toContain('300');
  });
});

describe('history', () => {
  it('takes every entry once', () => {
    const server = new Server();
    const step = (seq: number): StepMessage => ({ seq, at: 0, entry: { entry: 'undone', seat: 0 }, events: [], rewound: false });
    server.say({ type: 'events', steps: [step(0), step(1)] });
    server.say({ type: 'events', steps: [step(1), step(2)] });
    expect(server.table.history.map((one) => one.seq)).toEqual([0, 1, 2]);
  });
});

describe('a device that several people share', () => {
  const open = (seq: number, stage: string, awaited: number[], seat: number | null) =>
    view(seq, awaited, {
      yours: [0, 1],
      seat,
      game: {
        decision: { stage, awaited },
        bank: { breaks: 0 },
        chains: [
          { chain: 0, reserve: seat === 0 ? '100' : null },
          { chain: 1, reserve: seat === 1 ? '200' : null },
        ],
      } as unknown as TableView['game'],
    });

  it('is handed over for secrets only', async () => {
    const server = new Server();
    server.show(open(1, 'first_restaurant', [1], 0));
    expect(server.table.handOver).toBe(null);
    server.table.follow();
    expect(server.sent).toEqual([{ type: 'look', seat: 1 }]);
    server.show(open(1, 'first_restaurant', [1], 1));
    await settle();
    expect(server.table.myTurn).toBe(true);
    // A reserve card is chosen in secret: whoever is first takes the device, even if it shows their seat already.
    server.show(open(2, 'reserve', [0, 1], 1));
    expect(server.table.handOver).toBe(0);
    const taken = server.table.look(0);
    server.show(open(2, 'reserve', [0, 1], 0));
    await taken;
    expect(server.table.handOver).toBe(null);
    server.show(open(3, 'reserve', [1], 0));
    expect(server.table.handOver).toBe(1);
  });

  it('shows nobody’s reserve card in the open, and looks from no seat while others choose', async () => {
    const server = new Server();
    server.show(open(1, 'working', [0], 0));
    expect(server.table.game?.chains.map((chain) => chain.reserve)).toEqual([null, null]);
    server.show(open(2, 'restructuring', [0], 0));
    expect(server.table.game?.chains[0]?.reserve).toBe('100');
    const taken = server.table.look(0);
    server.show(open(2, 'restructuring', [0], 0));
    await taken;
    // Both have chosen; somebody far away has not.
    server.show(open(3, 'restructuring', [2], 0));
    server.table.follow();
    expect(server.sent.at(-1)).toEqual({ type: 'look', seat: null });
  });
});

describe('the chat', () => {
  it('counts what others said since one looked, also after a reload', () => {
    localStorage.clear();
    const line = (id: number, user: string) => ({ id, user, text: 'hm', at: 0 });
    const say = (server: Server, ...lines: ReturnType<typeof line>[]) => server.say({ type: 'chat', lines, people: [] });
    const server = new Server();
    server.say({ type: 'hello', you: { id: 'me', name: 'Ann', registered: false, named: true }, people: [] } as unknown as ServerMessage);
    say(server, line(1, 'bob'), line(2, 'me'));
    expect(server.table.unread.map(({ id }) => id)).toEqual([1]);
    server.table.readChat();
    expect(server.table.unread).toEqual([]);
    const again = new Server();
    say(again, line(1, 'bob'), line(2, 'me'), line(3, 'bob'));
    expect(again.table.unread.map(({ id }) => id)).toEqual([3]);
  });
});

describe('who looks on', () => {
  it('is everybody here without a seat', () => {
    const server = new Server();
    const seats = [{ kind: 'person', user: 'me' }, { kind: 'bot', bot: 'random', for_user: 'bob' }] as TableView['seats'];
    server.show(view(1, [0], { seats }));
    server.say({ type: 'presence', users: ['me', 'bob', 'eve'], people: [] } as unknown as ServerMessage);
    expect(server.table.onlookers).toEqual(['eve']);
  });
});

describe('a coach', () => {
  const show = { houses: [], squares: [], cards: [], chains: [], milestones: [] };
  const warning = { severity: 'alarm', concern: 'hires_unused', left: 1, saves: 0, show };
  const coached = (seq: number) =>
    view(seq, [0], { options: { intro: 'first', hints: false } as never, seats: [{ kind: 'person', user: 'me' }, { kind: 'bot', bot: 'trainee', for_user: null }] });
  const counselling = (answer: () => Response) =>
    new Server((path) => (String(path).endsWith('/counsel') ? Promise.resolve(answer()) : new Promise(() => undefined)));

  it('holds a decision back that there is something to say about, until its player wants it anyway', async () => {
    const server = counselling(() => Response.json({ seq: 5, advice: [], warnings: [warning] }));
    const { table } = server;
    server.show(coached(5));
    expect(table.coach).toBe('talkative');
    expect(await table.act(ready)).toBe(false);
    expect(table.warned?.warnings).toHaveLength(1);
    expect(server.asked).toEqual([]);
    table.thinkAgain();
    expect(table.warned).toBeNull();
    expect(await table.act(ready)).toBe(false);
    const done = table.actAnyway();
    server.last.answer({ type: 'acted', id: 1, seq: 5 });
    server.show(coached(6));
    expect(await done).toBe(true);
  });

  it('that cannot be asked keeps nobody from playing', async () => {
    const server = counselling(() => Response.json({ code: 'no_hints', message: '', args: {} }, { status: 403 }));
    server.show(coached(5));
    const done = server.table.act(ready);
    await settle();
    server.last.answer({ type: 'acted', id: 1, seq: 5 });
    server.show(coached(6));
    expect(await done).toBe(true);
  });
});
