import { describe, expect, it } from 'vitest';
import { Moments } from '../src/lib/replay/moments.svelte';
import type { ReplayMoment } from '../src/lib/wire';

function server() {
  const asked: string[] = [];
  const waiting = new Map<string, { resolve: (moment: ReplayMoment) => void; reject: (error: Error) => void }>();
  const moment = (_id: string, seq: number, code: string | null, seat: number | null): Promise<ReplayMoment> => {
    const key = `${seq}/${seat ?? ''}`;
    asked.push(`${key}/${code ?? ''}`);
    return new Promise((resolve, reject) => waiting.set(key, { resolve, reject }));
  };
  const answer = (key: string) => waiting.get(key)!.resolve({ seq: Number(key.split('/')[0]), last: 9, step: null, seats: [], people: [], game: null });
  const fail = (key: string) => waiting.get(key)!.reject(new Error('away'));
  return { api: { moment }, asked, answer, fail };
}

describe('moments of a replay', () => {
  it('are fetched once, and the next ones ahead of time', async () => {
    const { api, asked, answer } = server();
    const moments = new Moments('t', () => 'CODE', api);
    const first = moments.show(5, null, [6, 7, 8, 9]);
    answer('5/');
    await first;
    expect(moments.shown?.seq).toBe(5);
    expect(asked).toEqual(['5//CODE', '6//CODE', '7//CODE', '8//CODE']);
    answer('6/');
    await moments.show(6, null, [7]);
    expect(asked).toHaveLength(4);
    expect(moments.shown?.seq).toBe(6);
  });

  it('that come late do not push away the one asked for after them', async () => {
    const { api, answer } = server();
    const moments = new Moments('t', () => null, api);
    const slow = moments.show(1, 0, []);
    const quick = moments.show(2, 0, []);
    answer('2/0');
    await quick;
    answer('1/0');
    await slow;
    expect(moments.shown?.seq).toBe(2);
  });

  it('that fail say why, and are asked for again', async () => {
    const { api, asked, answer, fail } = server();
    const moments = new Moments('t', () => null, api);
    const first = moments.show(1, null, []);
    fail('1/');
    await first;
    expect(moments.problem).not.toBeNull();
    const again = moments.show(1, null, []);
    answer('1/');
    await again;
    expect([moments.shown?.seq, moments.problem, asked.length]).toEqual([1, null, 2]);
  });
});
