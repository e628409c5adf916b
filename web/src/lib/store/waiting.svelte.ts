/**
 * The games that wait for me, wherever in the page I am. One of the open pages of a browser holds the connection and tells the
 * others. Over it the server hears which table is before my eyes, so that it does not call me there.
 */

import { api } from '../net/api';
import type { WaitingGame, WaitingGames } from '../wire';

/** What pages of one browser say to each other. */
type Word = { games: readonly WaitingGame[] } | { looking: string | null } | { asks: true };

/** The table before my eyes is said again so often, in milliseconds. */
const SAY_AGAIN = 25_000;
/** The longest wait before connecting again. */
const LONGEST_WAIT = 60_000;

export class Waiting {
  games: readonly WaitingGame[] = $state.raw([]);
  #looking: string | null = null;
  #socket: WebSocket | null = null;
  #others: BroadcastChannel | null = null;

  /** Follows what waits for somebody; returns how to stop. */
  follow(me: string | null): () => void {
    if (me === null) {
      this.games = [];
      return () => undefined;
    }
    const stop = new AbortController();
    const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`magnate-waiting-${me}`) : null;
    this.#others = others;
    if (others) {
      others.onmessage = ({ data }: MessageEvent<Word>) => {
        if ('games' in data) this.games = data.games;
        else if ('looking' in data) this.#tell(data.looking);
        else if (this.#socket) others.postMessage({ games: this.games } satisfies Word);
      };
      others.postMessage({ asks: true } satisfies Word);
    }
    const hold = () => this.#hold(stop.signal);
    // Without locks (a page that is not encrypted) every page has a connection of its own.
    if (navigator.locks) navigator.locks.request(`magnate-waiting-${me}`, { signal: stop.signal }, hold).catch(() => undefined);
    else void hold();
    const seen = () => this.#say();
    document.addEventListener('visibilitychange', seen);
    const timer = setInterval(seen, SAY_AGAIN);
    return () => {
      stop.abort();
      this.#socket?.close();
      others?.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** This table is what the page shows, or none. */
  look(table: string | null): void {
    this.#looking = table;
    this.#say();
  }

  /** Says what is before my eyes: nothing while the page is hidden. */
  #say(): void {
    const looking = document.hidden ? null : this.#looking;
    if (this.#socket) this.#tell(looking);
    else this.#others?.postMessage({ looking } satisfies Word);
  }

  #tell(table: string | null): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'looking', table }));
  }

  #hear(answer: WaitingGames): void {
    this.games = answer.games;
    this.#others?.postMessage({ games: answer.games } satisfies Word);
  }

  /** Holds the connection, and mends it, until told to stop. */
  async #hold(stop: AbortSignal): Promise<void> {
    for (let wait = 1000; !stop.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const opened = await this.#connect(stop);
      if (stop.aborted) return;
      if (opened) wait = 1000;
      await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)));
      // Where no such connection comes about, asking now and then does.
      if (!stop.aborted && !document.hidden) await api.waiting().then((answer) => this.#hear(answer), () => undefined);
    }
  }

  /** One connection, from its beginning to its end. Did it come about? */
  #connect(stop: AbortSignal): Promise<boolean> {
    return new Promise((done) => {
      let opened = false;
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/live`);
      this.#socket = socket;
      stop.addEventListener('abort', () => socket.close(), { once: true });
      socket.onmessage = ({ data }) => {
        if (!opened) this.#say();
        opened = true;
        this.#hear(JSON.parse(String(data)) as WaitingGames);
      };
      socket.onclose = () => {
        if (this.#socket === socket) this.#socket = null;
        done(opened);
      };
    });
  }
}

export const waiting = new Waiting();
