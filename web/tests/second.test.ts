// Second thoughts: worked out while one ponders, what one has in hand first, and never in anybody's way.

import { describe, expect, it } from 'vitest';
import type { Engine } from '../src/lib/engine/engine';
import { Problem } from '../src/lib/net/api';
import { SecondThoughts } from '../src/lib/store/second.svelte';
import { Work } from '../src/lib/study/work.svelte';
import type { Action, Imagined, Severity, Warning } from '../src/lib/wire';

const hire = (card: string) => ({ action: 'hire', card }) as Action;
const costly = (severity: Severity) => ({ severity, concern: 'costly' }) as unknown as Warning;

/** An engine that thinks about one decision at a time until it is told what it has found. */
class Thinker {
  readonly begun: string[] = [];
  readonly dropped: string[] = [];
  found: Record<string, Warning | null> = {};
  #about = new Map<string, string>();

  ask = async (request: { ask: string; job: string; action?: Action }): Promise<unknown> => {
    if (request.ask === 'think_twice') {
      const card = (request.action as { card?: string }).card ?? request.action!.action;
      this.begun.push(card);
      this.#about.set(request.job, card);
    } else if (request.ask === 'drop') this.dropped.push(this.#about.get(request.job)!);
    else {
      await new Promise((soon) => setTimeout(soon));
      const card = this.#about.get(request.job)!;
      const done = card in this.found;
      return { done, progress: { done: 1, total: 2 }, ...(done && this.found[card] ? { warning: this.found[card] } : {}) };
    }
    return null;
  };
}

function thoughts(imagine?: () => Promise<Imagined>) {
  const thinker = new Thinker();
  const asked: number[] = [];
  const api = {
    imagine: (_: string, seat: number) => {
      asked.push(seat);
      return imagine?.() ?? Promise.resolve({ seq: 7, seat, game: '' } as Imagined);
    },
  };
  return { thinker, asked, second: new SecondThoughts('t', api, new Work(thinker as unknown as Engine)) };
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((soon) => setTimeout(soon));
};

describe('a second thought', () => {
  it('is given to everything one may do, what one has in hand before all else', async () => {
    const { thinker, asked, second } = thoughts();
    void second.ponder({ seq: 7, seat: 0 }, [hire('waitress'), hire('trainer')]);
    await until(() => thinker.begun.length === 1);
    expect(second.about(7, hire('waitress'))).toBeNull();
    // Somebody takes something else in hand: that is thought about at once.
    void second.ponder({ seq: 7, seat: 0 }, [hire('trainer')]);
    await until(() => thinker.begun.includes('trainer'));
    expect(thinker.begun).toEqual(['waitress', 'trainer']);
    thinker.found = { trainer: costly('caution') };
    await until(() => second.knows(7, hire('trainer')));
    expect(second.about(7, hire('trainer'))).toEqual(costly('caution'));
    expect(thinker.dropped).toEqual(['waitress']);
    // One look at the table is enough for all of them.
    expect(asked).toEqual([0]);
    second.stop();
  });

  it('holds a decision back that nobody has been warned of, and an alarm in any case', async () => {
    const { thinker, second } = thoughts();
    thinker.found = { waitress: costly('caution'), trainer: costly('alarm'), errand_boy: costly('note'), guru: null };
    const all = Object.keys(thinker.found).map(hire);
    void second.ponder({ seq: 7, seat: 0 }, all);
    await until(() => all.every((action) => second.knows(7, action)));
    expect(second.objection(7, hire('waitress'))).toEqual(costly('caution'));
    second.hear(7, hire('waitress'));
    second.hear(7, hire('trainer'));
    expect(second.objection(7, hire('waitress'))).toBeNull();
    expect(second.objection(7, hire('trainer'))).toEqual(costly('alarm'));
    expect(second.objection(7, hire('errand_boy'))).toBeNull();
    expect(second.objection(7, hire('guru'))).toBeNull();
    // Of another state nothing is known.
    expect(second.objection(8, hire('trainer'))).toBeNull();
  });

  it('comes afterwards to whoever was quicker', async () => {
    const { thinker, second } = thoughts();
    void second.ponder({ seq: 7, seat: 0 }, [hire('waitress')]);
    await until(() => thinker.begun.length === 1);
    const later = second.finish(7, hire('trainer'));
    await until(() => thinker.begun.includes('trainer'));
    thinker.found = { trainer: costly('alarm') };
    expect(await later).toEqual(costly('alarm'));
    expect(await second.finish(6, hire('trainer'))).toBeNull();
  });

  it('is finished before what comes next is pondered, of which only the last counts', async () => {
    const { thinker, asked, second } = thoughts();
    void second.ponder({ seq: 7, seat: 0 }, [hire('waitress')]);
    await until(() => thinker.begun.length === 1);
    const later = second.finish(7, hire('trainer'));
    void second.ponder({ seq: 8, seat: 0 }, [hire('guru')]);
    const next = second.ponder({ seq: 9, seat: 1 }, [hire('guru')]);
    thinker.found = { trainer: costly('alarm') };
    expect(await later).toEqual(costly('alarm'));
    await next;
    expect(asked).toEqual([0, 1]);
    second.stop();
  });

  it('is not there where it is not allowed, and says nothing about a table that has moved on', async () => {
    const refused = thoughts(() => Promise.reject(new Problem({ code: 'no_hints' })));
    void refused.second.ponder({ seq: 7, seat: 0 }, [hire('waitress')]);
    expect(await refused.second.finish(7, hire('waitress'))).toBeNull();
    expect(refused.thinker.begun).toEqual([]);
    const late = thoughts(() => Promise.resolve({ seq: 9, seat: 0, game: '' } as Imagined));
    void late.second.ponder({ seq: 7, seat: 0 }, [hire('waitress')]);
    expect(await late.second.finish(7, hire('waitress'))).toBeNull();
    expect(late.thinker.begun).toEqual([]);
  });
});
