/** What all connections to games in this browser share: nobody else is there, and nothing can break in between. */

import { Problem } from '../net/api';
import type { Socket, SocketOptions } from '../net/place';
import type { Person, StepMessage, TableView } from '../wire';
import { ME } from './engine';

type Message = Parameters<Socket['request']>[0];
/** Everything but chat, which nobody would hear. */
export type Asked = Exclude<Message, { type: 'chat' }>;

const VERSION = 'engine';

export abstract class HereSocket implements Socket {
  readonly #options: SocketOptions;
  #closed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Begins as a live connection does: who one is, and who is there. */
  protected greet(people: readonly Person[] = [ME]): void {
    this.#options.onstate('open');
    this.#options.onmessage({ type: 'hello', version: VERSION, you: ME, people: [...people] });
    this.#options.onmessage({ type: 'presence', users: [ME.id], people: [...people] });
  }

  /** What is new, and the game as it stands. */
  protected tell(steps: readonly StepMessage[], view: TableView): void {
    if (this.#closed) return;
    if (steps.length > 0) this.#options.onmessage({ type: 'events', steps: [...steps] });
    this.#options.onmessage({ type: 'view', ...view });
  }

  protected abstract answer(message: Asked): ReturnType<Socket['request']>;

  async request(message: Message): ReturnType<Socket['request']> {
    if (message.type === 'chat') throw new Problem({ code: 'nobody_else' });
    return this.answer(message);
  }

  send(message: Message): void {
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
