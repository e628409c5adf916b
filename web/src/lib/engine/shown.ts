/** Shows a game of the engine that is no table (a lesson, a puzzle) to a `TableStore`, as a live connection would. */

import { Problem } from '../net/api';
import type { Socket, SocketOptions } from '../net/place';
import type { Action, EngineAnswer, Question, StepMessage, TableView } from '../wire';
import { ME } from './engine';

/** Whoever has the game. What is refused fails with a `Problem`; what was done is shown before the promise is kept. */
export interface Showing {
  look(): Promise<TableView>;
  since(seen: number): Promise<readonly StepMessage[]>;
  question(question: Question): Promise<EngineAnswer>;
  act(action: Action): Promise<void>;
  undo(): Promise<void>;
}

const VERSION = 'engine';

export class ShownSocket implements Socket {
  readonly #from: Showing;
  readonly #options: SocketOptions;
  #next = 0;
  #closed = false;
  /** There is something to see. */
  readonly begun: Promise<void>;

  constructor(from: Showing, options: SocketOptions) {
    this.#from = from;
    this.#options = options;
    this.begun = Promise.resolve().then(() => this.#begin());
    this.begun.catch(() => options.onstate('away'));
  }

  async #begin(): Promise<void> {
    if (this.#closed) return;
    this.#options.onstate('open');
    this.#options.onmessage({ type: 'hello', version: VERSION, you: ME, people: [ME] });
    this.#options.onmessage({ type: 'presence', users: [ME.id], people: [ME] });
    await this.show();
  }

  /** What is new, and the game as it stands. */
  async show(): Promise<void> {
    const next = this.#next;
    const [view, steps] = await Promise.all([this.#from.look(), this.#from.since(next)]);
    if (this.#closed) return;
    this.#next = Math.max(this.#next, view.seq);
    if (steps.length > 0) this.#options.onmessage({ type: 'events', steps: [...steps] });
    this.#options.onmessage({ type: 'view', ...view });
  }

  async request(message: Parameters<Socket['request']>[0]): ReturnType<Socket['request']> {
    switch (message.type) {
      case 'act':
      case 'undo':
        await (message.type === 'act' ? this.#from.act(message.action) : this.#from.undo());
        return { type: 'acted', id: 0, seq: message.seq ?? 0 };
      case 'ask': {
        const { seq, answer } = await this.#from.question(message.question);
        return { type: 'answer', id: 0, seq, answer };
      }
      case 'look':
        await this.show();
        return { type: 'acted', id: 0, seq: 0 };
      case 'chat':
        throw new Problem({ code: 'nobody_else' });
    }
  }

  send(message: Parameters<Socket['send']>[0]): void {
    this.request(message).catch(() => undefined);
  }

  renew(): void {
    // Nobody else can have changed who one is.
  }

  close(): void {
    this.#closed = true;
    this.#options.onstate('closed');
  }
}
