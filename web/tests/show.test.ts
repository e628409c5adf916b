import { describe, expect, it, vi } from 'vitest';
import type { BoardHouse } from '../src/lib/board/types';
import type { GameEvent } from '../src/lib/log/events';
import { timeline } from '../src/lib/log/timeline';
import { billBreakdown, incomeBreakdown, payBreakdown, priceBreakdown, saleBreakdown } from '../src/lib/show/breakdown';
import { bankAt, campaignsAt, cashAt, coffeeWays, housesAt, makeShow, overlays } from '../src/lib/show/frames';
import { drive, passing } from '../src/lib/board/routes';
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

// A real evening of six people with every module, as the gallery shows it.
const evening = (JSON.parse(read(`${ROOT}gallery/data/p6-evening.json`)) as { events: GameEvent[] }).events;
const samples = read(`${ROOT}tests/data/events.jsonl`).trim().split('\n').map((line) => JSON.parse(line) as GameEvent);
const coffee = samples.filter((event) => event.event === 'coffee_sold');

describe('coffee on the way', () => {
  it('has a frame of its own after the house, and counts as sales', () => {
    const show = makeShow('dinner', evening)!;
    const kinds = show.frames.map(({ scene }) => scene.kind);
    const sold = evening.filter((event) => event.event === 'coffee_sold');
    expect(sold.length).toBeGreaterThan(1);
    expect(kinds.filter((kind) => kind === 'coffee_sold')).toHaveLength(sold.length);
    expect(kinds[kinds.indexOf('coffee_sold') - 1]).toBe('house_served');
    const last = show.frames.at(-1)!;
    for (const income of evening.filter((event) => event.event === 'income')) expect(last.tally.get(income.chain)!.sales).toBe(income.sales);
    // Who stops more often takes longer.
    const lengths = show.frames.filter(({ scene }) => scene.kind === 'coffee_sold').map((frame) => frame.length);
    expect(lengths[1]).toBeGreaterThan(lengths[0]!);
  });

  it('drives one way with its stops, shows the others, and names what is sold', () => {
    for (const event of coffee) {
      const ways = coffeeWays(event, (amount) => `$${amount}`);
      const driven = ways.filter((one) => one.kind === 'drive');
      expect(driven).toHaveLength(event.routes.length);
      expect(driven.filter((one) => !one.faint)).toHaveLength(1);
      const stops = driven.find((one) => !one.faint)!.stops!;
      expect(stops.filter(({ certain }) => certain)).toHaveLength(event.common.length);
      expect(stops.filter(({ certain }) => !certain)).toHaveLength(event.undecided.length);
      expect(ways.filter((one) => one.kind === 'note').map((one) => one.text)).toEqual(event.sales.map(({ income }) => `$${income}`));
    }
    expect(coffee.some((event) => event.undecided.length > 0)).toBe(true);
    expect(coffee.some((event) => event.sales.length === 0)).toBe(true);
  });

  it('rests at each stop that sells for certain', () => {
    const event = evening.findLast((one) => one.event === 'coffee_sold')!;
    const { squares } = event.routes[0]!;
    const stops = event.common.map((stop) => ({ ...stop, certain: true }));
    expect(stops.map((stop) => passing(squares, stop))).not.toContain(null);
    const [straight, stopping] = [drive(squares, []), drive(squares, stops)];
    expect(stopping.seconds).toBeGreaterThan(straight.seconds + 0.5);
    const times = stopping.times.split(';').map(Number);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times[0], times.at(-1), stopping.points.split(';').length]).toEqual([0, 1, times.length]);
  });
});

describe('money outside sales', () => {
  const paid: GameEvent[] = [
    { event: 'marketing_paid', chain: 1, number: 21, tokens: 4, amount: 20 },
    { event: 'cash_removed', chain: 0, amount: 100 },
    { event: 'salaries_paid', chain: 1, bill: { salaried: {}, waived: {}, rate: 5, salaries: 25, spare_hires: 0, recruiting_discount: 0, training_discount: 0, due: 25 }, items: { beer: 2 }, paid: 12, forgiven: 3 },
  ];

  it('is taken back when the board goes back', () => {
    expect([...cashAt(new Map([[0, 7], [1, 50]]), paid)]).toEqual([[0, 7], [1, 42]]);
    expect(bankAt({ cash: 200, breaks: 0 }, paid)).toEqual({ cash: 308, breaks: 0 });
  });

  it('is a frame of the marketing show', () => {
    const ran: GameEvent = { event: 'campaign_ran', number: 21, chain: 1, item: 'beer', reached: [{ house: 'rural', placed: 2, lost: 0 }, { house: '5', placed: 1, lost: 0 }] };
    const show = makeShow('marketing', [ran, paid[0]!])!;
    expect(show.frames.map(({ scene }) => scene.kind)).toEqual(['campaign_ran', 'marketing_paid', 'done']);
    // Twice as much for those that get everything twice.
    expect(overlays(show, show.frames[0]!, String)).toEqual([
      { kind: 'reached', houses: ['rural'], item: 'beer', count: 2, chain: 1 },
      { kind: 'reached', houses: ['5'], item: 'beer', count: 1, chain: 1 },
    ]);
  });

  it('adds up when salaries are paid in goods or forgiven', () => {
    for (const event of [...samples, ...paid]) {
      if (event.event !== 'salaries_paid') continue;
      const parts = payBreakdown(event);
      expect(parts.rows.reduce((sum, row) => sum + (row.amount ?? 0), 0)).toBe(event.paid);
      expect(parts.total).toBe(event.paid);
    }
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
    for (const event of [...steps.flatMap((step) => step.events), ...evening, ...samples]) {
      const parts =
        event.event === 'dinner_started'
          ? event.prices.map(priceBreakdown)
          : event.event === 'house_served'
            ? [saleBreakdown(event.parts)]
            : event.event === 'coffee_sold'
              ? event.sales.map((sale) => saleBreakdown(sale.parts, 'breakdown-coffee'))
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
