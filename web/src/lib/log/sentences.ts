// Every event as sentences: a message id, its arguments, and what on the board it speaks of.

import type { Thing } from '../board/types';
import { tell } from '../chain/deeds';
import type { Args } from '../i18n';
import { type Campaign, count, type EventOf, type CoffeeStop, type GameEvent, type SaleParts, seatOf, type TableEntry } from './events';

/** What a line is about, for its mark in the margin. */
export type Tone = 'plain' | 'milestone' | 'money' | 'bank' | 'loss' | 'table';

export interface Sentence {
  id: string;
  args: Args;
  /** What the board points at. */
  things: readonly Thing[];
  /** Whose doing it is. */
  chain: number | null;
  tone: Tone;
  /** Details that a short digest leaves out. */
  minor: boolean;
}

/** What the events do not say themselves: the kind of a campaign token. */
export interface Lore {
  kind(number: number): string;
}

/** Events that are headings of the log, or that other lines already tell. */
export const SILENT = ['round_started', 'turn_started', 'step_ended', 'turn_ended', 'campaign_aged'] as const;

const house = (number: string): Thing => ({ thing: 'house', number });
const restaurant = (chain: number, at: readonly [number, number]): Thing => ({ thing: 'restaurant', chain, at });
const campaign = (number: number): Thing => ({ thing: 'campaign', number });
const square = (at: readonly [number, number]): Thing => ({ thing: 'square', at });
const stop = ({ chain, at, restaurant: eats }: CoffeeStop): Thing => (eats ? restaurant(chain, at) : { thing: 'shop', chain, at });

interface More {
  things?: readonly Thing[];
  chain?: number | null;
  tone?: Tone;
  minor?: boolean;
}

function say(id: string, args: Args, more: More = {}): Sentence {
  const whose = typeof args['chain'] === 'number' ? args['chain'] : null;
  return {
    id: `log-${id}`,
    args,
    things: more.things ?? [],
    chain: more.chain !== undefined ? more.chain : whose,
    tone: more.tone ?? 'plain',
    minor: more.minor ?? false,
  };
}

/** `atDinner: false` when it is known to happen at another time of the round. */
export function sentences(event: GameEvent, lore: Lore, atDinner = true): Sentence[] {
  const write = writers[event.event] as Writer<GameEvent>;
  const lines = write(event, lore, atDinner);
  return Array.isArray(lines) ? lines : [lines];
}

type Writer<E> = (event: E, lore: Lore, atDinner: boolean) => Sentence[] | Sentence;
type Writers = { [K in GameEvent['event']]: Writer<EventOf<K>> };

const writers: Writers = {
  passed: ({ chain }) => say('passed', { chain }),
  restaurant_placed: ({ chain, at, open, by }) =>
    say(open ? 'restaurant_placed' : 'restaurant_placed-soon', { chain, card: by }, { things: [restaurant(chain, at)] }),
  restaurant_moved: ({ chain, at }) => say('restaurant_moved', { chain }, { things: [restaurant(chain, at)] }),
  restaurant_opened: ({ chain, at }) => say('restaurant_opened', { chain }, { things: [restaurant(chain, at)] }),
  reserve_chosen: ({ chain, card }) =>
    card === null
      ? say('reserve_chosen', { chain }, { minor: true })
      : say('reserve_chosen-known', { chain, cash: Number(card) }, { minor: true }),
  round_started: () => [],
  structure_chosen: ({ chain }) => say('structure_chosen', { chain }, { minor: true }),
  structures_revealed: ({ structures }) =>
    structures.map(({ chain, at_work, fits, open_slots }) => {
      if (!fits) return say('structures_revealed-unfit', { chain }, { tone: 'loss' });
      const idle = Object.keys(at_work).length === 0;
      return say(idle ? 'structures_revealed-alone' : 'structures_revealed', { chain, cards: at_work, slots: open_slots });
    }),
  milestone_awarded: ({ chain, milestone }) => say('milestone_awarded', { chain, milestone }, { tone: 'milestone' }),
  order_of_choice: ({ chains }) => say('order_of_choice', { chains }, { minor: true }),
  position_taken: ({ chain, position }) => say('position_taken', { chain, position }, { minor: true }),
  turn_order: ({ chains }) => say('turn_order', { chains }),
  turn_started: () => [],
  hired: ({ chain, card, phantom }) => say(phantom ? 'hired-phantom' : 'hired', { chain, card }),
  cards_granted: ({ chain, card, count: amount, milestone }) =>
    say('cards_granted', { chain, cards: { [card]: amount }, milestone }, { tone: 'milestone' }),
  trained: ({ chain, card, to, at_work }) => say(at_work ? 'trained-at_work' : 'trained', { chain, card, to }),
  campaign_placed: ({ campaign: placed, reaches }, lore) => {
    const args = { ...named(placed, lore), turns: placed.turns, houses: reaches, count: reaches.length };
    const things = [campaign(placed.number), ...reaches.map(house)];
    if (placed.item_b) return say('campaign_placed-two', args, { things });
    if (placed.chain === null) return say('campaign_placed-free', args, { things });
    return say(reaches.length > 0 ? 'campaign_placed' : 'campaign_placed-nobody', args, { things });
  },
  cooked: ({ chain, cook, item, amount }) => say('cooked', { chain, card: cook, items: { [item]: amount } }),
  drinks_fetched: ({ chain, buyer, items, sources }) => {
    const things = sources.map(square);
    return say('drinks_fetched', { chain, card: buyer, items }, { things });
  },
  house_built: ({ chain, house: number }) => say('house_built', { chain, house: number }, { things: [house(number)] }),
  garden_built: ({ chain, house: number }) => say('garden_built', { chain, house: number }, { things: [house(number)] }),
  road_laid: ({ chain, squares, roadworks }) =>
    say('road_laid', { chain, count: roadworks.length }, { things: [...squares, ...roadworks].map(square) }),
  roads_opened: ({ roads }) =>
    say('roads_opened', { count: roads.length }, { things: roads.flatMap(({ squares }) => squares.map(square)) }),
  park_laid: ({ chain, squares, houses }) =>
    say(
      houses.length > 0 ? 'park_laid' : 'park_laid-nobody',
      { chain, houses, count: houses.length },
      { things: [...squares.map(square), ...houses.map(house)] },
    ),
  tile_added: ({ chain, tile, slot, houses }) =>
    say(
      houses.length > 0 ? 'tile_added' : 'tile_added-nobody',
      { chain, tile: letterOf(tile), houses, count: houses.length },
      { things: [{ thing: 'tile', tile: slot }] },
    ),
  shop_placed: ({ chain, at, from }) =>
    say(from === null ? 'shop_placed' : 'shop_moved', { chain }, { things: [{ thing: 'shop', chain, at }] }),
  offramp_placed: ({ chain, squares }) => say('offramp_placed', { chain }, { things: [{ thing: 'offramp', squares }] }),
  declined: ({ chain, kind }) => say(`declined-${kind}`, { chain }, { minor: true }),
  step_ended: () => [],
  turn_ended: () => [],
  dinner_started: ({ prices }) =>
    prices.map(({ chain, unit_price }) => say('dinner_started', { chain, price: unit_price }, { minor: true })),
  house_served: ({ house: number, chain, items, wanted, income, distance, unit_price, parts }) => {
    const args = { house: number, chain, items, income, distance, price: unit_price };
    const id = ['house_served', ...factors(parts)].join('-');
    const served = say(id, args, { things: [house(number)], tone: 'money' });
    const taste = wanted && say('house_taste', { house: number, items: wanted }, { things: [house(number)], minor: true });
    return taste ? [served, taste] : served;
  },
  coffee_sold: ({ house: number, common, undecided, sales }) => {
    const sold = sales.map(({ chain, count: amount, income }) =>
      say(
        'coffee_sold',
        { house: number, chain, items: { coffee: amount }, income },
        { things: [house(number), ...common.filter((one) => one.chain === chain).map(stop)], tone: 'money' },
      ),
    );
    if (sold.length === 0) sold.push(say('coffee_sold-none', { house: number }, { things: [house(number)], minor: true }));
    const chains = [...new Set(undecided.map(({ chain }) => chain))];
    if (chains.length > 0)
      sold.push(say('coffee_undecided', { house: number, chains }, { things: undecided.map(stop), minor: true }));
    return sold;
  },
  house_unserved: ({ house: number, demand }) =>
    say('house_unserved', { house: number, items: count(demand) }, { things: [house(number)], minor: true }),
  tips: ({ chain, amount, waitresses }) => say('tips', { chain, amount, waitresses }, { tone: 'money', minor: true }),
  cfo_bonus: ({ chain, amount, by_milestone }) =>
    say(by_milestone ? 'cfo_bonus-ceo' : 'cfo_bonus', { chain, amount }, { tone: 'money', minor: true }),
  bank_broke: ({ added, ceo_slots, base_price }, _lore, atDinner) =>
    base_price !== undefined
      ? say('bank_broke-price', { added, price: base_price }, { tone: 'bank' })
      : ceo_slots === null
      ? say(atDinner ? 'bank_broke-last' : 'bank_broke-last-later', {}, { tone: 'bank' })
      : say('bank_broke', { added, slots: ceo_slots }, { tone: 'bank' }),
  income: ({ chain, total, cash }) => say('income', { chain, total, cash }, { tone: 'money' }),
  bankrupt: ({ chain, owed }) => say('bankrupt', { chain, owed }, { tone: 'loss' }),
  fired: ({ chain, card, forced }) => say(forced ? 'fired-forced' : 'fired', { chain, card }, { tone: 'loss' }),
  marketeer_fired: ({ chain, card, number }) =>
    say('marketeer_fired', { chain, card, number }, { things: [campaign(number)], tone: 'loss' }),
  salaries_paid: ({ chain, bill, paid, items, forgiven = 0 }) => {
    const goods = items && Object.keys(items).length > 0;
    const id = ['salaries_paid', ...(goods ? ['items'] : []), ...(forgiven > 0 ? ['forgiven'] : [])].join('-');
    if (id !== 'salaries_paid') return say(id, { chain, paid, items: items ?? {}, forgiven }, { tone: 'money' });
    if (bill.due === 0) return say('salaries_paid-none', { chain }, { minor: true });
    return say(id, { chain, due: bill.due }, { tone: 'money' });
  },
  campaign_ran: ({ number, chain, item, reached, pass = 1 }, lore) => {
    const got = reached.filter((one) => one.placed > 0).map((one) => one.house);
    const lost = reached.reduce((sum, one) => sum + one.lost, 0);
    const things = [campaign(number), ...reached.map((one) => house(one.house))];
    const args = { number, kind: lore.kind(number), item, houses: got, count: got.length, lost, pass };
    const id = reached.length === 0 ? 'campaign_ran-nobody' : lost > 0 ? 'campaign_ran-full' : 'campaign_ran';
    return say(id, args, { things, chain, minor: reached.length === 0 });
  },
  marketing_paid: ({ chain, number, tokens, amount }) =>
    say('marketing_paid', { chain, number, tokens, amount }, { things: [campaign(number)], tone: 'money' }),
  cash_removed: ({ chain, amount }) => say('cash_removed', { chain, amount }, { tone: 'bank' }),
  campaign_aged: () => [],
  campaign_ended: ({ number, chain, marketeer }, lore) => {
    const args = { number, kind: lore.kind(number), card: marketeer };
    return say(marketeer === null ? 'campaign_ended' : 'campaign_ended-free', args, { chain, things: [campaign(number)] });
  },
  discarded: ({ chain, items, kept }) => {
    const keeps = Object.keys(kept).length > 0;
    const throws = Object.keys(items).length > 0;
    if (!keeps && !throws) return [];
    return say(keeps ? (throws ? 'discarded-some' : 'discarded-none') : 'discarded', { chain, items, kept });
  },
  milestones_closed: ({ milestones }) =>
    milestones.length === 0 ? [] : say('milestones_closed', { milestones }, { tone: 'milestone', minor: true }),
  chain_left: ({ chain }) => say('chain_left', { chain }, { tone: 'loss' }),
  the_chain: (deed) => {
    const { id, args, things, minor } = tell(deed);
    return { id, args, things, chain: null, tone: 'plain', minor };
  },
  game_ended: ({ standings }) =>
    standings.map(({ chain, rank, cash, bankrupt }) =>
      say(bankrupt ? 'game_ended-bankrupt' : 'game_ended', { chain, rank, cash }, { tone: 'bank' }),
    ),
};

function named(placed: Campaign, lore: Lore): Args {
  const { chain, number, item, item_b } = placed;
  return { chain, number, kind: lore.kind(number), item, ...(item_b ? { item_b } : {}) };
}

/** Why goods count more than once: a garden, a park, or both. */
export const factors = ({ multiplier, park = false }: Pick<SaleParts, 'multiplier' | 'park'>): ('garden' | 'park')[] => [
  ...(multiplier > (park ? 2 : 1) ? (['garden'] as const) : []),
  ...(park ? (['park'] as const) : []),
];

/** A tile without its turn: `C90` is tile C. */
const letterOf = (tile: string): string => tile.replace(/\d+$/, '');

/** What happened at the table rather than in the game; nothing for a decision, whose events speak. */
export function entrySentence(entry: TableEntry): Sentence | null {
  const seat = seatOf(entry);
  const about = (suffix: string, args: Args): Sentence => ({
    id: `entry-${suffix}`,
    args,
    things: [],
    chain: seat,
    tone: 'table',
    minor: true,
  });
  switch (entry.entry) {
    case 'opened':
    case 'configured':
    case 'host_changed':
    case 'started':
    case 'abandoned':
    case 'expired':
    case 'person_removed':
    case 'paused':
    case 'resumed':
      return about(entry.entry, {});
    case 'seat_taken':
    case 'seat_left':
    case 'sign_hung':
    case 'bot_seated':
    case 'seat_reclaimed':
    case 'undone':
    case 'zone_set':
    case 'holiday_ended':
    case 'time_out':
    case 'forfeited':
    case 'take_back_asked':
      return about(entry.entry, { chain: seat });
    case 'take_back_answered':
      return about(entry.yes ? 'take_back_answered' : 'take_back_answered-no', { chain: seat });
    case 'end_voted':
      return about(entry.yes ? 'end_voted' : 'end_voted-no', { chain: seat });
    case 'pause_voted':
      return about(entry.yes ? 'pause_voted' : 'pause_voted-no', { chain: seat });
    case 'holiday_taken':
      return about('holiday_taken', { chain: seat, days: entry.days });
    case 'replacement_voted':
      return about('replacement_voted', { chain: seat, absent: entry.absent });
    default:
      return null;
  }
}
