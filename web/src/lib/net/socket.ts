/**
 * A live connection to a table that mends itself: it connects again after a break, ever more patiently, and asks for
 * exactly what was missed. Plain TypeScript; knows nothing of what the messages mean beyond their numbers.
 */

import type { ClientMessage, ServerMessage } from '../wire';
import { Problem } from './api';

export type SocketState = 'connecting' | 'open' | 'away' | 'closed';

/** A message that is answered: its number is given here. */
export type Request = ClientMessage extends infer M ? (M extends { id?: number } ? Omit<M, 'id'> : never) : never;

export interface SocketOptions {
  /** The address, from the first entry not seen yet. */
  url: (seen: number) => string;
  onmessage: (message: ServerMessage) => void;
  onstate: (state: SocketState) => void;
  /** The server did not let the connection begin; browsers do not say why. */
  onrefused?: () => void;
  /** For tests. */
  connect?: (url: string) => WebSocket;
  wait?: (milliseconds: number, then: () => void) => () => void;
}

interface Waiting {
  resolve: (message: ServerMessage) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

const browserWait = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

export class LiveSocket {
  readonly #options: SocketOptions;
  #socket: WebSocket | null = null;
  #stopWaiting: (() => void) | null = null;
  #tries = 0;
  #welcome = false;
  #seen = 0;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #closed = false;
  readonly #wake = () => this.#hurry();

  constructor(options: SocketOptions) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Sends a message and waits for what the server says to it. Fails with `offline` when the connection breaks first. */
  request(message: Request): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== 1) {
        reject(new Problem({ code: 'offline' }));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Sends a message that is only answered when it is refused. */
  send(message: Request): void {
    this.request(message).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#stopWaiting?.();
    this.#socket?.close();
    this.#fail();
    this.#options.onstate('closed');
  }

  /** Connects anew at once: who one is is asked at the door. */
  renew(): void {
    const before = this.#socket;
    this.#socket = null;
    this.#stopWaiting?.();
    before?.close();
    this.#fail();
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#stopWaiting = null;
    const url = this.#options.url(this.#seen);
    const socket = this.#options.connect ? this.#options.connect(url) : new WebSocket(url);
    this.#socket = socket;
    this.#welcome = false;
    this.#options.onstate('connecting');
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'hello') {
      this.#tries = 0;
      this.#welcome = true;
      this.#options.onstate('open');
    }
    if (message.type === 'events') {
      for (const step of message.steps) this.#seen = Math.max(this.#seen, step.seq + 1);
    }
    this.#options.onmessage(message);
    if ('id' in message && typeof message.id === 'number') {
      // A message the server could not even read has no number for it: it is the oldest one not answered.
      const id = message.id === 0 ? [...this.#waiting.keys()][0] : message.id;
      const waiting = id === undefined ? undefined : this.#waiting.get(id);
      if (id !== undefined) this.#waiting.delete(id);
      if (message.type === 'refused') waiting?.reject(new Problem(message.error));
      else waiting?.resolve(message);
    }
  }

  #lost(): void {
    this.#socket = null;
    this.#fail();
    if (this.#closed) return;
    this.#options.onstate('away');
    if (!this.#welcome) this.#options.onrefused?.();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#stopWaiting = (this.#options.wait ?? browserWait)(wait, () => this.#connect());
  }

  /** The network or the person is back: do not wait any longer. */
  #hurry(): void {
    if (this.#stopWaiting && !globalThis.document?.hidden) {
      this.#stopWaiting();
      this.#connect();
    }
  }

  #fail(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new Problem({ code: 'offline' }));
  }
}
