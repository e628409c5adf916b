// A worker that cannot begin is begun again by itself, and not for ever.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine, type EngineWorker } from '../src/lib/engine/engine';
import type { Answered, Asked } from '../src/lib/engine/worker';

/** Workers of which the first so many fail, as they do when their program cannot be fetched. */
function workers(failing: number, how: 'error' | 'crash' = 'error') {
  const made: EngineWorker[] = [];
  const make = (): EngineWorker => {
    const bad = made.length < failing;
    const worker: EngineWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: (asked: Asked) => {
        const answer = JSON.parse(asked.request).ask === 'digest' ? null : JSON.stringify({ ok: made.length });
        queueMicrotask(() => {
          if (bad && how === 'error') worker.onerror?.call(worker as Worker, new ErrorEvent('error'));
          else worker.onmessage?.call(worker as Worker, new MessageEvent<Answered>('message', { data: { id: asked.id, answer: bad ? null : answer } }));
        });
      },
    };
    made.push(worker);
    return worker;
  };
  return { made, engine: new Engine(make) };
}
const hello = { ask: 'catalogue' as const, modules: [] as string[] };
const crash = { ask: 'digest', game: {} as never } as const;

describe('a worker of the engine', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['error', 'crash'] as const)('is begun again when it fails before its first answer (%s), and nothing asked is lost', async (how) => {
    const { made, engine } = workers(2, how);
    const answers = Promise.all([engine.ask<'catalogue'>(hello), engine.ask<'catalogue'>(hello)]);
    await vi.runAllTimersAsync();
    expect(await answers).toEqual([3, 3]);
    expect(made.length).toBe(3);
    // What is asked while it rests waits for it.
    const other = workers(1, how);
    const first = other.engine.ask<'catalogue'>(hello);
    await Promise.resolve();
    await Promise.resolve();
    const second = other.engine.ask<'catalogue'>(hello);
    await vi.runAllTimersAsync();
    expect(await Promise.all([first, second])).toEqual([2, 2]);
  });

  it('is not begun for ever, and may be asked again later', async () => {
    const { made, engine } = workers(4);
    const refused = expect(engine.ask<'catalogue'>(hello)).rejects.toMatchObject({ code: 'engine_crashed' });
    await vi.runAllTimersAsync();
    await refused;
    expect(made.length).toBe(4);
    expect(await engine.ask<'catalogue'>(hello)).toBe(5);
  });

  it('that knew something says at once that it is gone', async () => {
    const { engine } = workers(0);
    await engine.ask<'catalogue'>(hello);
    await expect(engine.ask<'digest'>(crash)).rejects.toMatchObject({ code: 'engine_crashed' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
