/** The engine in this browser: rules, bots and tables in a worker, fetched when first asked. */

import { Problem } from '../net/api';
import type { EngineReplies, EngineReply, EngineRequest, Person } from '../wire';
import type { Answered, Asked } from './worker';

export type RequestOf<K extends EngineRequest['ask']> = Extract<EngineRequest, { ask: K }>;

interface Waiting {
  asked: Asked;
  resolve: (value: never) => void;
  reject: (problem: Problem) => void;
}

/** What an engine needs of a worker. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const browserWorker = (): EngineWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });

/** Times a worker is begun that fails before its first answer: what it is made of may not be there yet, on a first visit. */
const TRIES = 4;
/** Milliseconds before it is begun a second time; then twice as long each time. */
const PAUSE = 250;

export class Engine {
  readonly #make: () => EngineWorker;
  #worker: EngineWorker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  /** Workers in a row that failed before they had answered anything. */
  #failed = 0;
  #answering = false;
  /** Until it is begun again. */
  #pause: ReturnType<typeof setTimeout> | null = null;
  /** How often it had to be begun anew: whatever it knew is forgotten then. */
  starts = 0;

  constructor(make: () => EngineWorker = browserWorker) {
    this.#make = make;
  }

  /** Fails with a `Problem`: what the engine refuses, or `engine_crashed`. Work that is not done goes on for `span` milliseconds. */
  ask<K extends EngineRequest['ask']>(request: RequestOf<K>, span = 0): Promise<EngineReplies[K]> {
    const id = this.#next++;
    const asked: Asked = { id, request: JSON.stringify(request), ...(span > 0 ? { span } : {}) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { asked, resolve: resolve as Waiting['resolve'], reject });
      if (this.#pause === null) this.#begin().postMessage(asked);
    });
  }

  /** Whatever is under way is not wanted any more. */
  stop(): void {
    this.#end();
    this.#failed = 0;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new Problem({ code: 'engine_crashed' }));
  }

  #end(): void {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #begin(): EngineWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    this.starts += 1;
    this.#answering = false;
    worker.onmessage = (event: MessageEvent<Answered>) => worker === this.#worker && this.#answered(event.data);
    // The program itself could not be fetched or begun.
    worker.onerror = () => worker === this.#worker && this.#broken();
    return (this.#worker = worker);
  }

  /** One that has answered before knew things that are gone: whoever waits must be told. One that has not is begun again. */
  #broken(): void {
    this.#failed += 1;
    if (this.#answering || this.#failed >= TRIES) return this.stop();
    this.#end();
    this.#pause = setTimeout(() => {
      this.#pause = null;
      for (const { asked } of this.#waiting.values()) this.#begin().postMessage(asked);
    }, PAUSE * 2 ** (this.#failed - 1));
  }

  #answered({ id, answer }: Answered): void {
    if (answer === null) return this.#broken();
    this.#answering = true;
    this.#failed = 0;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const reply = JSON.parse(answer) as EngineReply;
    if ('error' in reply) waiting?.reject(new Problem(reply.error));
    else waiting?.resolve(reply.ok as never);
  }
}

/** Answers at once: tables, questions, views. */
export const desk = new Engine();
/** Takes its time: bots, advice, whatever is worked out. Nobody who looks at a table waits for it. */
export const thinker = new Engine();

/** Whoever plays here: nobody has to be anybody. */
export const ME: Person = { id: 'device', name: 'device', registered: false, named: false };

/** An answer as a server would give it. */
export const respond = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A number for the engine's dice: whole, and exact in JSON. */
export function seed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1f_ffff) * 2 ** 32 + low;
}
