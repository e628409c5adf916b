/** Something the engine works out bit by bit: how far it is can be seen, and it can be stopped at any time. */

import { type Engine, seed, thinker } from '../engine/engine';
import { asProblem, type Problem } from '../net/api';
import type { JobState, Progress } from '../wire';

/** Milliseconds between two looks at what is known so far: more often nobody can read it. */
const TOLD_EVERY = 150;

/** Milliseconds of work between two messages: everybody else has to wait that long. */
const SPAN = 12;

export class Work {
  running = $state(false);
  progress: Progress | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  readonly #engine: Engine;
  /** What is under way; anything else was stopped. */
  #job: string | null = null;

  constructor(engine: Engine = thinker) {
    this.#engine = engine;
  }

  /** `begin` tells the engine what to work on under this name; `told` hears what is known so far, and last what came of it. */
  async start(begin: (engine: Engine, job: string) => Promise<unknown>, told: (state: JobState) => void): Promise<void> {
    this.stop();
    const job = `job-${seed()}`;
    this.#job = job;
    this.running = true;
    this.progress = null;
    this.problem = null;
    try {
      await begin(this.#engine, job);
      let last = performance.now();
      // Between two of these everybody else has their turn.
      while (this.#job === job) {
        const state = await this.#engine.ask<'go_on'>({ ask: 'go_on', job }, SPAN);
        if (this.#job !== job) break;
        const now = performance.now();
        if (!state.done && now - last < TOLD_EVERY) continue;
        last = now;
        this.progress = state.progress;
        told(state);
        if (state.done) return;
      }
      await this.#engine.ask<'drop'>({ ask: 'drop', job });
    } catch (error) {
      if (this.#job === job) this.problem = asProblem(error);
    } finally {
      if (this.#job === job) {
        this.#job = null;
        this.running = false;
      }
    }
  }

  /** What is under way is not wanted any more. */
  stop(): void {
    this.#job = null;
    this.running = false;
  }
}
