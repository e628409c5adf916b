// Dinnertime and marketing as a row of frames: what the panel says, what the board shows, how much everybody has by then.

import type { BoardCampaign, BoardGame, BoardHouse, Focus, Overlay, Thing } from '../board/types';
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
  | Happening<'house_unserved'>
  | Happening<'tips'>
  | Happening<'cfo_bonus'>
  | Happening<'bank_broke'>
  | Happening<'milestone_awarded'>
  | Happening<'bankrupt'>
  | Happening<'campaign_ran'>
  | Happening<'campaign_ended'>
  | Happening<'the_chain'>
  | Happening<'campaign_placed'>
  | Happening<'restaurant_placed'>
  | Happening<'house_built'>
  | Happening<'garden_built'>
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
    'house_unserved',
    'tips',
    'cfo_bonus',
    'bank_broke',
    'milestone_awarded',
    'bankrupt',
  ],
  marketing: ['campaign_ran', 'campaign_ended'],
  chain: ['the_chain', 'campaign_placed', 'restaurant_placed', 'house_built', 'garden_built', 'milestone_awarded'],
};

const LENGTHS: Partial<Record<Scene['kind'], number>> = {
  dinner_started: 2600,
  house_served: 2800,
  house_unserved: 2200,
  bank_broke: 3600,
  milestone_awarded: 2200,
  campaign_ran: 2200,
};

const house = (number: string): Thing => ({ thing: 'house', number });

function focusOf(scene: Scene): Focus | null {
  switch (scene.kind) {
    case 'house_served':
    case 'house_unserved':
      return { things: [house(scene.event.house)] };
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
      length: LENGTHS[scene.kind] ?? 1800,
    });
  events.forEach((event, index) => {
    if (event.event === 'dinner_started') {
      for (const price of event.prices) {
        prices.set(price.chain, price);
        tally.set(price.chain, { sales: 0, tips: 0, bonus: 0 });
      }
    }
    if (event.event === 'house_served') earn(event.chain, 'sales', event.income);
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
    return winners.length + open.length > 0 ? [{ kind: 'winners', houses: [...winners, ...open] }] : [];
  }
  if (scene.kind !== 'campaign_ran') return [];
  const { reached, item, chain } = scene.event;
  const got = reached.filter((one) => one.placed > 0);
  const shown: Overlay[] = [];
  if (got.length > 0) {
    const each = Math.max(...got.map((one) => one.placed));
    shown.push({ kind: 'reached', houses: got.map((one) => one.house), item, count: each, ...(chain === null ? {} : { chain }) });
  }
  for (const one of reached) if (one.lost > 0) shown.push({ kind: 'note', house: one.house, text: `−${one.lost}`, tone: 'bad' });
  return shown;
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
      const eaten = Object.entries(event.items).flatMap(([item, amount]) => Array.from({ length: amount }, () => ({ item, owner: null })));
      demand.get(event.house)?.unshift(...eaten);
    }
  }
  const built = new Set(since.filter((event) => event.event === 'house_built').map((event) => event.house));
  return houses.filter((one) => !built.has(one.number)).map((one) => ({ ...one, demand: demand.get(one.number)! }));
}

/** What the bank paid to a chain by an event, or got from it. */
function paid(event: GameEvent): { chain: number; amount: number } | null {
  if (event.event === 'house_served') return { chain: event.chain, amount: event.income };
  if (event.event === 'tips' || event.event === 'cfo_bonus') return event;
  if (event.event === 'salaries_paid') return { chain: event.chain, amount: -event.bill.due };
  return null;
}

/** Everybody's cash as it was, from what it is now and everything that was earned and paid since. */
export function cashAt(now: ReadonlyMap<number, number>, since: readonly GameEvent[]): Map<number, number> {
  const cash = new Map(now);
  for (const { chain, amount } of since.flatMap((event) => paid(event) ?? [])) cash.set(chain, (cash.get(chain) ?? 0) - amount);
  return cash;
}

/** The bank as it was. When it broke for the last time since, what it had is not known: it paid more than that. */
export function bankAt(now: Bank, since: readonly GameEvent[]): Bank {
  const broke = since.filter((event) => event.event === 'bank_broke');
  const added = broke.reduce((sum, event) => sum + event.added, 0);
  const spent = since.reduce((sum, event) => sum + (paid(event)?.amount ?? 0), 0);
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
  stage ? { ...game, houses: stage.houses, position: { ...game.position, campaigns: stage.campaigns } } : game;

/** What a house asked for, from either outcome. */
export const wanted = (event: EventOf<'house_served'> | EventOf<'house_unserved'>) =>
  event.event === 'house_served' ? (event.wanted ?? event.items) : count(event.demand);
