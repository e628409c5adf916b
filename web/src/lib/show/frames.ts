// Dinnertime and marketing as a row of frames: what the panel says, what the board shows, how much everybody has by then.

import type { BoardCampaign, BoardGame, BoardHouse, Focus, Overlay, Square, Thing } from '../board/types';
import { tell } from '../chain/deeds';
import { count, type EventOf, type GameEvent, type PriceParts } from '../log/events';

export type ShowKind = 'dinner' | 'marketing' | 'chain';

/** What one chain has earned tonight up to a frame. */
export interface Tally {
  sales: number;
  tips: number;
  bonus: number;
}

type Happening<K extends GameEvent['event']> = { kind: K; event: EventOf<K> };
export type Scene =
  | Happening<'dinner_started'>
  | Happening<'house_served'>
  | Happening<'coffee_sold'>
  | Happening<'house_unserved'>
  | Happening<'tips'>
  | Happening<'cfo_bonus'>
  | Happening<'bank_broke'>
  | Happening<'milestone_awarded'>
  | Happening<'bankrupt'>
  | Happening<'campaign_ran'>
  | Happening<'marketing_paid'>
  | Happening<'campaign_ended'>
  | Happening<'the_chain'>
  | Happening<'campaign_placed'>
  | Happening<'restaurant_placed'>
  | Happening<'house_built'>
  | Happening<'garden_built'>
  | Happening<'shop_placed'>
  | Happening<'road_laid'>
  | Happening<'park_laid'>
  | { kind: 'done'; event: null };

export interface Frame {
  scene: Scene;
  /** By chain; only in dinner shows. */
  tally: ReadonlyMap<number, Tally>;
  focus: Focus | null;
  /** How many of the show's events have happened after this frame. */
  happened: number;
  /** How long it stays at normal speed, in milliseconds. */
  length: number;
}

export interface Show {
  kind: ShowKind;
  events: readonly GameEvent[];
  frames: readonly Frame[];
  prices: ReadonlyMap<number, PriceParts>;
}

const SHOWN: Record<ShowKind, readonly string[]> = {
  dinner: [
    'dinner_started',
    'house_served',
    'coffee_sold',
    'house_unserved',
    'tips',
    'cfo_bonus',
    'bank_broke',
    'milestone_awarded',
    'bankrupt',
  ],
  marketing: ['campaign_ran', 'marketing_paid', 'bank_broke', 'campaign_ended'],
  chain: [
    'the_chain',
    'campaign_placed',
    'restaurant_placed',
    'house_built',
    'garden_built',
    'shop_placed',
    'road_laid',
    'park_laid',
    'milestone_awarded',
  ],
};

const LENGTHS: Partial<Record<Scene['kind'], number>> = {
  dinner_started: 2600,
  house_served: 2800,
  house_unserved: 2200,
  bank_broke: 3600,
  milestone_awarded: 2200,
  campaign_ran: 2200,
};

/** A car that stops for coffee takes its time. */
const length = (scene: Scene): number =>
  scene.kind === 'coffee_sold' ? 2200 + 700 * Math.min(4, scene.event.common.length) : (LENGTHS[scene.kind] ?? 1800);

const house = (number: string): Thing => ({ thing: 'house', number });
const square = (at: Square): Thing => ({ thing: 'square', at });

function focusOf(scene: Scene): Focus | null {
  switch (scene.kind) {
    case 'house_served':
    case 'house_unserved':
      return { things: [house(scene.event.house)] };
    case 'coffee_sold':
      return { things: [house(scene.event.house)] };
    case 'marketing_paid':
      return { things: [{ thing: 'campaign', number: scene.event.number }] };
    case 'shop_placed':
      return { things: [{ thing: 'shop', chain: scene.event.chain, at: scene.event.at }] };
    case 'road_laid':
    case 'park_laid':
      return { things: scene.event.squares.map(square) };
    case 'campaign_ran':
      return { things: [{ thing: 'campaign', number: scene.event.number }, ...scene.event.reached.map((one) => house(one.house))] };
    case 'the_chain': {
      const { things } = tell(scene.event);
      return things.length > 0 ? { things } : null;
    }
    case 'campaign_placed':
      return { things: [{ thing: 'campaign', number: scene.event.campaign.number }, ...scene.event.reaches.map(house)] };
    case 'restaurant_placed':
      return { things: [{ thing: 'restaurant', chain: scene.event.chain, at: scene.event.at }] };
    case 'house_built':
    case 'garden_built':
      return { things: [house(scene.event.house)] };
    default:
      return null;
  }
}

/** The show of a phase from its events; null when there is nothing to see. */
export function makeShow(kind: ShowKind, events: readonly GameEvent[]): Show | null {
  const tally = new Map<number, Tally>();
  const prices = new Map<number, PriceParts>();
  const frames: Frame[] = [];
  const earn = (chain: number, part: keyof Tally, amount: number) => {
    const before = tally.get(chain) ?? { sales: 0, tips: 0, bonus: 0 };
    tally.set(chain, { ...before, [part]: before[part] + amount });
  };
  const show = (scene: Scene, happened: number) =>
    frames.push({
      scene,
      tally: new Map(tally),
      focus: focusOf(scene),
      happened,
      length: length(scene),
    });
  events.forEach((event, index) => {
    if (event.event === 'dinner_started') {
      for (const price of event.prices) {
        prices.set(price.chain, price);
        tally.set(price.chain, { sales: 0, tips: 0, bonus: 0 });
      }
    }
    if (event.event === 'house_served') earn(event.chain, 'sales', event.income);
    if (event.event === 'coffee_sold') for (const sale of event.sales) earn(sale.chain, 'sales', sale.income);
    if (event.event === 'tips') earn(event.chain, 'tips', event.amount);
    if (event.event === 'cfo_bonus') earn(event.chain, 'bonus', event.amount);
    if (SHOWN[kind].includes(event.event)) show({ kind: event.event, event } as Scene, index + 1);
  });
  const anything = frames.some(({ scene }) => scene.kind !== 'dinner_started');
  if (!anything) return null;
  show({ kind: 'done', event: null }, events.length);
  return { kind, events, frames, prices };
}

/** What the board adds to its picture during a frame. */
export function overlays(show: Show, frame: Frame, money: (amount: number) => string): Overlay[] {
  const { scene } = frame;
  if (show.kind === 'dinner') {
    const eaten = show.events.slice(0, frame.happened).filter((event) => event.event === 'house_served');
    const winners = eaten.map((event) => ({ number: event.house, chain: event.chain, label: money(event.income) }));
    const open = scene.kind === 'house_unserved' ? [{ number: scene.event.house, chain: null }] : [];
    const marks: Overlay[] = winners.length + open.length > 0 ? [{ kind: 'winners', houses: [...winners, ...open] }] : [];
    return scene.kind === 'coffee_sold' ? [...marks, ...coffeeWays(scene.event, money)] : marks;
  }
  if (scene.kind !== 'campaign_ran') return [];
  const { reached, item, chain } = scene.event;
  const shown: Overlay[] = [];
  // Apartments and the rural area get twice as much as others.
  for (const count of new Set(reached.map((one) => one.placed).filter((placed) => placed > 0))) {
    const houses = reached.filter((one) => one.placed === count).map((one) => one.house);
    shown.push({ kind: 'reached', houses, item, count, ...(chain === null ? {} : { chain }) });
  }
  for (const one of reached) if (one.lost > 0) shown.push({ kind: 'note', house: one.house, text: `−${one.lost}`, tone: 'bad' });
  return shown;
}

/** Clear of the sign of a shop, in squares. */
const ABOVE = 0.45;

/** The ways a house may take to dinner: a car drives one of them and stops where coffee is sold for certain. */
export function coffeeWays(event: EventOf<'coffee_sold'>, money: (amount: number) => string): Overlay[] {
  const { chain, routes, common, undecided, sales } = event;
  const [driven, ...others] = routes;
  if (!driven) return [];
  const stops = [
    ...common.map((stop) => ({ ...stop, certain: true })),
    ...undecided.map((stop) => ({ ...stop, certain: false })),
  ];
  const notes = sales.flatMap((sale): Overlay[] => {
    const at = common.find((stop) => stop.chain === sale.chain)?.at;
    return at ? [{ kind: 'note', at: [at[0], at[1] - ABOVE], text: money(sale.income), tone: 'good' }] : [];
  });
  return [
    ...others.map(({ squares }): Overlay => ({ kind: 'drive', squares, chain, faint: true })),
    { kind: 'drive', squares: driven.squares, chain, stops },
    ...notes,
  ];
}

/** The houses as they were at a frame, from how they are now and everything that happened to them since. */
export function housesAt(houses: readonly BoardHouse[], since: readonly GameEvent[]): BoardHouse[] {
  const demand = new Map(houses.map((one) => [one.number, [...one.demand]]));
  for (const event of since.toReversed()) {
    if (event.event === 'campaign_ran') {
      for (const { house: number, placed } of event.reached) {
        const tokens = demand.get(number);
        tokens?.splice(tokens.length - placed, placed);
      }
    } else if (event.event === 'house_served') {
      const eaten = Object.entries(wanted(event)).flatMap(([item, amount]) => Array.from({ length: amount }, () => ({ item, owner: null })));
      demand.get(event.house)?.unshift(...eaten);
    }
  }
  const built = new Set(
    since.flatMap((event) => (event.event === 'house_built' ? [event.house] : event.event === 'tile_added' ? event.houses : [])),
  );
  return houses.filter((one) => !built.has(one.number)).map((one) => ({ ...one, demand: demand.get(one.number)! }));
}

/** What the bank paid to chains by an event, or got from them; nobody gets what leaves it for good. */
function paid(event: GameEvent): { chain: number | null; amount: number }[] {
  switch (event.event) {
    case 'house_served':
      return [{ chain: event.chain, amount: event.income }];
    case 'coffee_sold':
      return event.sales.map(({ chain, income }) => ({ chain, amount: income }));
    case 'tips':
    case 'cfo_bonus':
    case 'marketing_paid':
      return [event];
    case 'salaries_paid':
      return [{ chain: event.chain, amount: -event.paid }];
    case 'cash_removed':
      return [{ chain: null, amount: event.amount }];
    default:
      return [];
  }
}

/** Everybody's cash as it was, from what it is now and everything that was earned and paid since. */
export function cashAt(now: ReadonlyMap<number, number>, since: readonly GameEvent[]): Map<number, number> {
  const cash = new Map(now);
  for (const { chain, amount } of since.flatMap(paid)) if (chain !== null) cash.set(chain, (cash.get(chain) ?? 0) - amount);
  return cash;
}

/** The bank as it was. When it broke for the last time since, what it had is not known: it paid more than that. */
export function bankAt(now: Bank, since: readonly GameEvent[]): Bank {
  const broke = since.filter((event) => event.event === 'bank_broke');
  const added = broke.reduce((sum, event) => sum + event.added, 0);
  const spent = since.flatMap(paid).reduce((sum, { amount }) => sum + amount, 0);
  const known = now.cash !== null && broke.every((event) => event.reserves.length > 0);
  return { cash: known ? now.cash! + spent - added : null, breaks: Math.max(0, now.breaks - broke.length) };
}

export interface Bank {
  cash: number | null;
  breaks: number;
}

/** The campaigns as they were: those that came down since are put back where they were started. */
export function campaignsAt(
  campaigns: readonly BoardCampaign[],
  before: readonly GameEvent[],
  since: readonly GameEvent[],
): BoardCampaign[] {
  const standing = new Map(campaigns.map((one) => [one.number, one]));
  const all = [...before, ...since];
  // Backwards, because a token can come down and be used again more than once.
  for (let index = all.length - 1; index >= before.length; index -= 1) {
    const event = all[index]!;
    if (event.event === 'campaign_placed') standing.delete(event.campaign.number);
    else if (event.event === 'campaign_ended') {
      const placed = all.slice(0, index).findLast((one) => one.event === 'campaign_placed' && one.campaign.number === event.number);
      if (placed?.event === 'campaign_placed') standing.set(event.number, { ...placed.campaign, turns: 1 });
    }
  }
  return [...standing.values()];
}

/** What a show asks of the board. */
export interface Stage {
  focus: Focus | null;
  overlays: Overlay[];
  /** Houses with the demand they had at that moment. */
  houses: BoardHouse[];
  campaigns: BoardCampaign[];
  /** The phase that is told. */
  phase: 'dinnertime' | 'marketing' | 'working';
  round: number;
  /** Cash of every chain as far as it has been told. */
  cash: ReadonlyMap<number, number> | null;
  /** Unit prices of that evening, as far as they are known. */
  prices: ReadonlyMap<number, PriceParts>;
  bank: Bank | null;
}

/** The same game with houses and campaigns of a moment of a show. */
export const onStage = (game: BoardGame, stage: Stage | null): BoardGame =>
  stage ? { ...game, houses: stage.houses, campaigns: stage.campaigns } : game;

/** What a house asked for, from either outcome. */
export const wanted = (event: EventOf<'house_served'> | EventOf<'house_unserved'>) =>
  event.event === 'house_served' ? (event.wanted ?? event.items) : count(event.demand);
