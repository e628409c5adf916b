// A whole game in numbers, from its events.

import type { Args } from '../i18n';
import type { GameEvent, Standing } from '../log/events';
import type { Round } from '../log/timeline';

/** Where a chain's money came from and went to. */
export interface Sources {
  goods: number;
  bonuses: number;
  tips: number;
  cfo: number;
  salaries: number;
}

export interface Award {
  round: number;
  seq: number;
  chain: number;
  milestone: string;
}

/** A moment worth looking at again. */
export interface TurningPoint {
  id: string;
  args: Args;
  round: number;
  seq: number;
}

export interface Stats {
  chains: number[];
  /** Cash of every chain at the end of each round; the last one is the end of the game. */
  cash: { round: number; amounts: number[] }[];
  sources: Map<number, Sources>;
  /** Items sold, by chain. */
  sold: Map<number, Record<string, number>>;
  awards: Award[];
  points: TurningPoint[];
  standings: Standing[];
}

const NOTHING: Sources = { goods: 0, bonuses: 0, tips: 0, cfo: 0, salaries: 0 };

export function statistics(rounds: readonly Round[], players: number): Stats {
  const chains = Array.from({ length: players }, (_, chain) => chain);
  const cash = chains.map(() => 0);
  const stats: Stats = {
    chains,
    cash: [],
    sources: new Map(chains.map((chain) => [chain, { ...NOTHING }])),
    sold: new Map(chains.map((chain) => [chain, {}])),
    awards: [],
    points: [],
    standings: [],
  };
  const add = (chain: number, part: keyof Sources, amount: number) => {
    const sources = stats.sources.get(chain);
    if (sources) sources[part] += amount;
  };
  for (const { round, sections } of rounds) {
    for (const section of sections) {
      for (const event of section.events) {
        switch (event.event) {
          case 'house_served': {
            add(event.chain, 'goods', event.parts.goods + event.parts.floor);
            add(event.chain, 'bonuses', event.parts.bonuses + (event.parts.flat ?? 0));
            const sold = stats.sold.get(event.chain);
            if (sold) for (const [item, amount] of Object.entries(event.items)) sold[item] = (sold[item] ?? 0) + amount;
            break;
          }
          case 'coffee_sold':
            for (const sale of event.sales) {
              add(sale.chain, 'goods', sale.parts.goods + sale.parts.floor);
              add(sale.chain, 'bonuses', sale.parts.bonuses + (sale.parts.flat ?? 0));
              const sold = stats.sold.get(sale.chain);
              if (sold) sold['coffee'] = (sold['coffee'] ?? 0) + sale.count;
            }
            break;
          case 'marketing_paid':
            add(event.chain, 'bonuses', event.amount);
            cash[event.chain] = (cash[event.chain] ?? 0) + event.amount;
            break;
          case 'tips':
            add(event.chain, 'tips', event.amount);
            break;
          case 'cfo_bonus':
            add(event.chain, 'cfo', event.amount);
            break;
          case 'income':
            cash[event.chain] = event.cash;
            break;
          case 'salaries_paid':
            add(event.chain, 'salaries', -event.paid);
            cash[event.chain] = (cash[event.chain] ?? 0) - event.paid;
            break;
          case 'milestone_awarded':
            stats.awards.push({ round, seq: section.seq, chain: event.chain, milestone: event.milestone });
            break;
          case 'game_ended':
            stats.standings = event.standings;
            for (const standing of event.standings) cash[standing.chain] = standing.cash;
            break;
          default:
            break;
        }
      }
    }
    if (round > 0) stats.cash.push({ round, amounts: [...cash] });
  }
  stats.points = turningPoints(rounds, stats);
  return stats;
}

type Moment<E> = { event: E; round: number; seq: number };

function all<K extends GameEvent['event']>(rounds: readonly Round[], kind: K): Moment<Extract<GameEvent, { event: K }>>[] {
  return rounds.flatMap(({ round, sections }) =>
    sections.flatMap(({ seq, events }) =>
      events
        .filter((event): event is Extract<GameEvent, { event: K }> => event.event === kind)
        .map((event) => ({ event, round, seq })),
    ),
  );
}

const greatest = <E>(moments: Moment<E>[], size: (event: E) => number): Moment<E> | undefined =>
  moments.reduce<Moment<E> | undefined>((best, one) => (best && size(best.event) >= size(one.event) ? best : one), undefined);

/** Who alone had the most cash; null on a tie or when nobody has any. */
function leader(amounts: readonly number[]): number | null {
  const most = Math.max(...amounts);
  const first = amounts.indexOf(most);
  return most > 0 && first === amounts.lastIndexOf(most) ? first : null;
}

function turningPoints(rounds: readonly Round[], stats: Stats): TurningPoint[] {
  const points: TurningPoint[] = [];
  for (const { event, round, seq } of all(rounds, 'bank_broke')) {
    points.push({ id: event.reserves.length === 0 ? 'end-point-bank-last' : 'end-point-bank', args: { added: event.added }, round, seq });
  }
  const sale = greatest(all(rounds, 'house_served'), (event) => event.income);
  if (sale && sale.event.income > 0) {
    const { chain, house, income } = sale.event;
    points.push({ id: 'end-point-sale', args: { chain, house, income }, round: sale.round, seq: sale.seq });
  }
  const evening = greatest(all(rounds, 'income'), (event) => event.total);
  if (evening && evening.event.total > 0) {
    const { chain, total } = evening.event;
    points.push({ id: 'end-point-evening', args: { chain, total }, round: evening.round, seq: evening.seq });
  }
  const leaders = stats.cash.map(({ round, amounts }) => ({ round, chain: leader(amounts) }));
  const winner = leaders.at(-1)?.chain ?? null;
  if (winner !== null) {
    let taken = leaders.length - 1;
    while (taken > 0 && leaders[taken - 1]!.chain === winner) taken--;
    const { round } = leaders[taken]!;
    const seq = rounds.find((one) => one.round === round)?.sections.find((section) => section.phase === 'dinnertime')?.seq;
    if (seq !== undefined) points.push({ id: 'end-point-lead', args: { chain: winner }, round, seq });
  }
  const bankrupt = all(rounds, 'chain_left');
  for (const { event, round, seq } of bankrupt) points.push({ id: 'end-point-left', args: { chain: event.chain }, round, seq });
  return points.sort((a, b) => a.seq - b.seq);
}
