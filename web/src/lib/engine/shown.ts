/** Shows a game of the engine that is no table (a lesson, a puzzle) to a `TableStore`, as a live connection would. */

import type { Socket, SocketOptions } from '../net/place';
import type { Action, EngineAnswer, Question, StepMessage, TableView } from '../wire';
import { type Asked, HereSocket } from './here';

/** Whoever has the game. What is refused fails with a `Problem`; what was done is shown before the promise is kept. */
export interface Showing {
  look(): Promise<TableView>;
  since(seen: number): Promise<readonly StepMessage[]>;
  question(question: Question): Promise<EngineAnswer>;
  act(action: Action): Promise<void>;
  undo(): Promise<void>;
}

export class ShownSocket extends HereSocket {
  readonly #from: Showing;
  #next = 0;
  /** There is something to see. */
  readonly begun: Promise<void>;

  constructor(from: Showing, options: SocketOptions) {
    super(options);
    this.#from = from;
    this.begun = Promise.resolve().then(() => this.#begin());
    this.begun.catch(() => options.onstate('away'));
  }

  async #begin(): Promise<void> {
    if (this.closed) return;
    this.greet();
    await this.show();
  }

  /** What is new, and the game as it stands. */
  async show(): Promise<void> {
    const next = this.#next;
    const [view, steps] = await Promise.all([this.#from.look(), this.#from.since(next)]);
    this.#next = Math.max(this.#next, view.seq);
    this.tell(steps, view);
  }

  protected async answer(message: Asked): ReturnType<Socket['request']> {
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
    }
  }
}
