import { beforeEach, describe, expect, it } from 'vitest';
import { LiveSocket, type SocketState } from '../src/lib/net/socket';
import type { ServerMessage, StepMessage } from '../src/lib/wire';

/** The browser's end of a connection, played by hand. */
class FakeSocket extends EventTarget {
  readyState = 1;
  sent: { type: string; id: number }[] = [];
  constructor(readonly url: string) {
    super();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  say(message: ServerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  drop() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const step = (seq: number): StepMessage => ({ seq, at: 0, entry: { entry: 'undone', seat: 0 }, events: [], rewound: false });
const hello: ServerMessage = { type: 'hello', version: '1', you: null, people: [] };

let sockets: FakeSocket[];
let states: SocketState[];
let refusals: number;
let waits: { milliseconds: number; then: () => void }[];

function connect(): LiveSocket {
  return new LiveSocket({
    url: (seen) => `ws://table/${seen}`,
    onmessage: () => undefined,
    onstate: (state) => states.push(state),
    onrefused: () => (refusals += 1),
    connect: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    wait: (milliseconds, then) => {
      waits.push({ milliseconds, then });
      return () => undefined;
    },
  });
}

beforeEach(() => {
  sockets = [];
  states = [];
  refusals = 0;
  waits = [];
});

describe('a live connection', () => {
  it('is renewed at once when asked, and goes on where it was', () => {
    const live = connect();
    sockets[0]!.say(hello);
    sockets[0]!.say({ type: 'events', steps: [step(0), step(1)] });
    live.renew();
    expect(sockets.map(({ url, readyState }) => [url, readyState])).toEqual([['ws://table/0', 3], ['ws://table/2', 1]]);
    // The old one has nothing to say any more.
    sockets[0]!.drop();
    expect(waits).toEqual([]);
  });

  it('asks only for what it has not seen when it connects again', () => {
    connect();
    sockets[0]!.say(hello);
    sockets[0]!.say({ type: 'events', steps: [step(0), step(1), step(2)] });
    sockets[0]!.drop();
    waits[0]!.then();
    expect(sockets[1]!.url).toBe('ws://table/3');
    expect(states).toEqual(['connecting', 'open', 'away', 'connecting']);
  });

  it('waits longer after every failure, and briefly again after a success', () => {
    connect();
    for (let i = 0; i < 4; i += 1) {
      sockets[i]!.drop();
      waits[i]!.then();
    }
    const lengths = waits.map((wait) => wait.milliseconds);
    expect(lengths[3]!).toBeGreaterThan(lengths[0]! * 2);
    sockets[4]!.say(hello);
    sockets[4]!.drop();
    expect(waits[4]!.milliseconds).toBeLessThan(lengths[3]!);
  });

  it('says when the server did not let it begin', () => {
    connect();
    sockets[0]!.say(hello);
    sockets[0]!.drop();
    expect(refusals).toBe(0);
    waits[0]!.then();
    sockets[1]!.drop();
    expect(refusals).toBe(1);
  });

  it('gives every answer to the one who asked', async () => {
    const live = connect();
    const first = live.request({ type: 'undo', seat: 0, seq: 1 });
    const second = live.request({ type: 'undo', seat: 0, seq: 2 });
    const [a, b] = sockets[0]!.sent;
    sockets[0]!.say({ type: 'acted', id: b!.id, seq: 2 });
    sockets[0]!.say({ type: 'refused', id: a!.id, error: { code: 'stale', message: 'moved on', rule: null } as never });
    await expect(second).resolves.toMatchObject({ seq: 2 });
    await expect(first).rejects.toMatchObject({ code: 'stale' });
  });

  it('fails what was under way when it breaks', async () => {
    const live = connect();
    const asked = live.request({ type: 'undo', seat: 0, seq: 1 });
    sockets[0]!.drop();
    await expect(asked).rejects.toMatchObject({ code: 'offline' });
  });

  it('refuses to send while it is away', async () => {
    const live = connect();
    sockets[0]!.drop();
    await expect(live.request({ type: 'undo', seat: 0, seq: 1 })).rejects.toMatchObject({ code: 'offline' });
  });

  it('takes a refusal without a number as the answer to the oldest message', async () => {
    const live = connect();
    const asked = live.request({ type: 'undo', seat: 0, seq: 1 });
    sockets[0]!.say({ type: 'refused', id: 0, error: { code: 'too_many', message: '', rule: null } as never });
    await expect(asked).rejects.toMatchObject({ code: 'too_many' });
  });

  it('does not come back once closed', () => {
    const live = connect();
    live.close();
    sockets[0]!.drop();
    expect(waits).toEqual([]);
    expect(states.at(-1)).toBe('closed');
  });
});
