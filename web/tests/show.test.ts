import { describe, expect, it, vi } from 'vitest';
import type { BoardHouse } from '../src/lib/board/types';
import type { GameEvent } from '../src/lib/log/events';
import { timeline } from '../src/lib/log/timeline';
import { billBreakdown, incomeBreakdown, priceBreakdown, saleBreakdown } from '../src/lib/show/breakdown';
import { campaignsAt, housesAt, makeShow, overlays } from '../src/lib/show/frames';
import { Player } from '../src/lib/show/player.svelte';
import { read, ROOT } from './locales';

const steps = read(`${ROOT}tests/data/game.jsonl`)
  .trim()
  .split('\n')
  .map((line, seq) => {
    const { chain, action, events } = JSON.parse(line);
    return { seq, at: seq, entry: { entry: 'acted' as const, seat: chain, action }, events: events as GameEvent[], rewound: false };
  });
const sections = timeline(steps, { kind: () => 'billboard' }).flatMap((round) => round.sections);
const dinners = sections.filter((section) => section.phase === 'dinnertime').map((section) => section.events);
const runs = sections.filter((section) => section.phase === 'marketing').map((section) => section.events);

describe('the dinnertime show', () => {
  it('adds up to what the rules paid, every evening of a game', () => {
    let shown = 0;
    for (const events of dinners) {
      const show = makeShow('dinner', events);
      const incomes = events.filter((event) => event.event === 'income');
      if (show === null) {
        expect(incomes).toEqual([]);
        continue;
      }
      shown += 1;
      const last = show.frames.at(-1)!;
      expect(last.scene.kind).toBe('done');
      for (const income of incomes) {
        const tally = last.tally.get(income.chain)!;
        expect(tally).toEqual({ sales: income.sales, tips: income.tips, bonus: income.bonus });
      }
    }
    expect(shown).toBeGreaterThan(5);
  });

  it('points at each house and marks who won it', () => {
    const events = dinners.find((list) => list.some((event) => event.event === 'house_served'))!;
    const show = makeShow('dinner', events)!;
    const frame = show.frames.find(({ scene }) => scene.kind === 'house_served')!;
    const sale = events.find((event) => event.event === 'house_served')!;
    expect(frame.focus).toEqual({ things: [{ thing: 'house', number: sale.house }] });
    expect(overlays(show, frame, (amount) => `$${amount}`)).toEqual([
      { kind: 'winners', houses: [{ number: sale.house, chain: sale.chain, label: `$${sale.income}` }] },
    ]);
  });

  it('is not there when nothing happened', () => {
    expect(makeShow('dinner', [{ event: 'dinner_started', prices: [] }])).toBeNull();
    expect(makeShow('marketing', [])).toBeNull();
  });
});

describe('the marketing show', () => {
  it('has a frame for every campaign that ran', () => {
    const events = runs.find((list) => list.some((event) => event.event === 'campaign_ran' && event.reached.length > 0))!;
    const show = makeShow('marketing', events)!;
    const ran = events.filter((event) => event.event === 'campaign_ran');
    expect(show.frames.filter(({ scene }) => scene.kind === 'campaign_ran')).toHaveLength(ran.length);
  });
});

describe('houses as they were', () => {
  const house = (number: string, items: string[]): BoardHouse => ({
    number,
    at: [0, 0],
    garden: null,
    printed: true,
    demand: items.map((item) => ({ item, owner: null })),
    cap: 3,
  });
  const items = (houses: BoardHouse[]) => houses.map((one) => one.demand.map((token) => token.item).sort());

  it('undoes what was eaten and what was advertised since', () => {
    const since: GameEvent[] = [
      { event: 'house_served', house: '2', chain: 0, items: { beer: 1, pizza: 1 } } as unknown as GameEvent,
      { event: 'campaign_ran', number: 11, chain: 0, item: 'burger', reached: [{ house: '2', placed: 1, lost: 0 }] },
    ];
    expect(items(housesAt([house('2', ['burger'])], since))).toEqual([['beer', 'pizza']]);
    expect(items(housesAt([house('2', ['burger'])], since.slice(1)))).toEqual([[]]);
  });
});

describe('campaigns as they were', () => {
  it('puts back what came down since, and takes away what came later', () => {
    const placed = (number: number): GameEvent => ({
      event: 'campaign_placed',
      campaign: { number, chain: 0, marketeer: 'marketing_trainee', item: 'beer', turns: 2, at: [3, 4], rotated: false },
      reaches: [],
    });
    const ended: GameEvent = { event: 'campaign_ended', number: 11, chain: 0, marketeer: 'marketing_trainee' };
    const now = [{ number: 12, chain: 1, item: 'pizza', turns: 1, at: [0, 0] as const }];
    const then = campaignsAt(now, [placed(11)], [ended, placed(12)]);
    expect(then.map((one) => [one.number, one.at])).toEqual([[11, [3, 4]]]);
    expect(campaignsAt(now, [placed(11)], [])).toEqual(now);
    // A token that came down twice since stands there once.
    const twice = campaignsAt(now, [placed(11)], [ended, placed(11), ended, placed(12)]);
    expect(twice.map((one) => one.number)).toEqual([11]);
  });
});

describe('the player', () => {
  it('plays on at its speed, stops at the end, starts again', () => {
    vi.useFakeTimers();
    const player = new Player([1000, 1000, 1000]);
    player.setPace('fast');
    player.play();
    vi.advanceTimersByTime(400);
    expect(player.index).toBe(1);
    player.pause();
    vi.advanceTimersByTime(5000);
    expect(player.index).toBe(1);
    player.step(-1);
    expect([player.index, player.playing]).toEqual([0, false]);
    player.skip();
    expect(player.done).toBe(true);
    player.play();
    expect([player.index, player.playing]).toEqual([0, true]);
    vi.advanceTimersByTime(1500);
    expect([player.done, player.playing]).toEqual([true, false]);
    expect(new Player([1]).pace).toBe('fast');
    vi.useRealTimers();
  });
});

describe('breakdowns', () => {
  const sum = (parts: { rows: { amount: number | null }[] }) => parts.rows.reduce((total, row) => total + (row.amount ?? 0), 0);

  it('add up, for every price, sale, bill and income of a game', () => {
    let counted = 0;
    for (const event of steps.flatMap((step) => step.events)) {
      const parts =
        event.event === 'dinner_started'
          ? event.prices.map(priceBreakdown)
          : event.event === 'house_served'
            ? [saleBreakdown(event.parts)]
            : event.event === 'salaries_paid'
              ? [billBreakdown(event.bill)]
              : event.event === 'income'
                ? [incomeBreakdown(event)]
                : [];
      for (const part of parts) {
        expect(sum(part), JSON.stringify(event)).toBe(part.total);
        counted += 1;
      }
      if (event.event === 'house_served') expect(saleBreakdown(event.parts).total).toBe(event.income);
    }
    expect(counted).toBeGreaterThan(100);
  });
});
