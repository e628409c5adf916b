import { describe, expect, it } from 'vitest';
import { ticks } from '../src/lib/end/scale';
import { statistics } from '../src/lib/end/stats';
import type { GameEvent, Step } from '../src/lib/log/events';
import { timeline } from '../src/lib/log/timeline';
import { linesAt, moments, nearest, stretches } from '../src/lib/replay/track';
import { read, ROOT } from './locales';

const acted = read(`${ROOT}tests/data/game.jsonl`)
  .trim()
  .split('\n')
  .map((line, index): Step => {
    const { chain, action, events } = JSON.parse(line);
    return { seq: index + 1, at: index, entry: { entry: 'acted', seat: chain, action }, events: events as GameEvent[], rewound: false };
  });
const game: Step[] = [{ seq: 0, at: 0, entry: { entry: 'started', rules: 1 }, events: [], rewound: false }, ...acted];
const rounds = timeline(game, { kind: () => 'billboard' });

describe('statistics of a whole game', () => {
  const stats = statistics(rounds, 2);

  it('end with the cash of the final ranking', () => {
    expect(stats.standings).toHaveLength(2);
    for (const standing of stats.standings) expect(stats.cash.at(-1)!.amounts[standing.chain]).toBe(standing.cash);
  });

  it('explain all of it: what came in less what was paid is what is there', () => {
    for (const { chain, cash } of stats.standings) {
      const sources = stats.sources.get(chain)!;
      expect(sources.goods + sources.bonuses + sources.tips + sources.cfo + sources.salaries).toBe(cash);
    }
  });

  it('have a point a round, awards in order, and moments that exist', () => {
    expect(stats.cash.map(({ round }) => round)).toEqual(stats.cash.map((_, index) => index + 1));
    expect(stats.awards.length).toBeGreaterThan(5);
    const seqs = new Set(game.map((step) => step.seq));
    expect(stats.points.length).toBeGreaterThan(2);
    expect(stats.points.filter((point) => !seqs.has(point.seq))).toEqual([]);
    expect(stats.points.some((point) => point.id === 'end-point-bank-last')).toBe(true);
  });
});

describe('axes', () => {
  it('have round marks that cover everything', () => {
    expect(ticks(458)).toEqual([0, 100, 200, 300, 400, 500]);
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0)).toEqual([0]);
    expect(ticks(30, 5, -12)[0]).toBeLessThanOrEqual(-12);
  });
});

describe('the track of a replay', () => {
  const all = moments(game, rounds);

  it('has the start and the moment after every decision', () => {
    expect(all).toHaveLength(game.length);
    expect(all[0]).toEqual({ seq: 1, round: 0, phase: 'setup', chain: null });
    expect(all.at(-1)!.phase).toBe('end');
  });

  it('is cut into stretches without gaps', () => {
    const cut = stretches(all);
    expect(cut[0]!.from).toBe(0);
    cut.slice(1).forEach((stretch, index) => expect(stretch.from).toBe(cut[index]!.to + 1));
    expect(cut.at(-1)!.to).toBe(all.length - 1);
  });

  it('finds the moment of a link', () => {
    expect(nearest(all, 0)).toBe(0);
    expect(all[nearest(all, 100)]!.seq).toBe(100);
    expect(nearest(all, Infinity)).toBe(all.length - 1);
  });

  it('knows the lines of every moment', () => {
    expect(linesAt(rounds, all.at(-1)!.seq).some((line) => line.id === 'log-game_ended')).toBe(true);
  });
});
