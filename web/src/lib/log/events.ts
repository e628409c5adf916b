// Events of the rules as they come over the wire.

import type { Axis, Corner, Side, Square, Turns } from '../board/types';
import type { Bag } from '../i18n';

export interface Offer {
  chain: number;
  unit_price: number;
  distance: number | null;
  score: number | null;
  waitresses: number;
  order: number;
  verdict:
    | 'won_alone'
    | 'won_by_price'
    | 'won_by_waitresses'
    | 'won_by_order'
    | 'no_restaurant'
    | 'no_road'
    | 'no_stock'
    | 'dearer'
    | 'fewer_waitresses'
    | 'later_in_order';
  missing?: Bag;
}

export interface PriceParts {
  chain: number;
  base: number;
  cards: { card: string; count: number; amount: number }[];
  milestone: number;
  unit_price: number;
}

export interface SaleParts {
  items: number;
  unit_price: number;
  multiplier: number;
  goods: number;
  bonuses: number;
  floor: number;
}

export interface Bill {
  salaried: Bag;
  waived: Bag;
  salaries: number;
  spare_hires: number;
  recruiting_discount: number;
  training_discount: number;
  due: number;
}

export interface Campaign {
  number: number;
  chain: number | null;
  marketeer: string | null;
  item: string;
  turns: Turns;
  at?: Square;
  rotated?: boolean;
  lines?: { axis: Axis; first: number };
}

export interface Standing {
  chain: number;
  rank: number;
  cash: number;
  bankrupt: boolean;
}

export type GameEvent =
  | { event: 'passed'; chain: number }
  | { event: 'restaurant_placed'; chain: number; at: Square; entrance: Corner; open: boolean; by: string | null }
  | { event: 'restaurant_moved'; chain: number; from: Square; at: Square; entrance: Corner }
  | { event: 'restaurant_opened'; chain: number; at: Square }
  | { event: 'reserve_chosen'; chain: number; card: string | null }
  | { event: 'round_started'; round: number }
  | { event: 'structure_chosen'; chain: number; cards: Bag | null }
  | {
      event: 'structures_revealed';
      structures: { chain: number; at_work: Bag; beach: Bag; fits: boolean; open_slots: number }[];
    }
  | { event: 'milestone_awarded'; chain: number; milestone: string }
  | { event: 'order_of_choice'; chains: number[] }
  | { event: 'position_taken'; chain: number; position: number }
  | { event: 'turn_order'; chains: number[] }
  | { event: 'turn_started'; chain: number }
  | { event: 'hired'; chain: number; card: string; phantom: boolean }
  | { event: 'cards_granted'; chain: number; card: string; count: number; milestone: string }
  | { event: 'trained'; chain: number; card: string; to: string; steps: number }
  | { event: 'campaign_placed'; campaign: Campaign; reaches: string[] }
  | { event: 'cooked'; chain: number; cook: string; item: string; amount: number }
  | {
      event: 'drinks_fetched';
      chain: number;
      buyer: string;
      items: Bag;
      sources: Square[];
      route: { buyer: string; from: Square; path: string } | null;
    }
  | { event: 'house_built'; chain: number; house: string; at: Square; garden: Side }
  | { event: 'garden_built'; chain: number; house: string; side: Side }
  | { event: 'step_ended'; chain: number; step: string }
  | { event: 'turn_ended'; chain: number }
  | { event: 'dinner_started'; prices: PriceParts[] }
  | {
      event: 'house_served';
      house: string;
      chain: number;
      items: Bag;
      unit_price: number;
      distance: number;
      income: number;
      parts: SaleParts;
      offers: Offer[];
    }
  | { event: 'house_unserved'; house: string; demand: string[]; offers: Offer[] }
  | { event: 'tips'; chain: number; waitresses: number; each: number; amount: number }
  | { event: 'cfo_bonus'; chain: number; earned: number; amount: number; by_milestone: boolean }
  | {
      event: 'bank_broke';
      time: number;
      reserves: [number, string][];
      added: number;
      ceo_slots: number | null;
    }
  | { event: 'income'; chain: number; sales: number; tips: number; bonus: number; total: number; cash: number }
  | { event: 'bankrupt'; chain: number; owed: number }
  | { event: 'fired'; chain: number; card: string; forced: boolean }
  | { event: 'marketeer_fired'; chain: number; card: string; number: number }
  | { event: 'salaries_paid'; chain: number; bill: Bill }
  | {
      event: 'campaign_ran';
      number: number;
      chain: number | null;
      item: string;
      reached: { house: string; placed: number; lost: number }[];
    }
  | { event: 'campaign_aged'; number: number; turns_left: Turns }
  | { event: 'campaign_ended'; number: number; chain: number | null; marketeer: string | null }
  | { event: 'discarded'; chain: number; items: Bag; kept: Bag }
  | { event: 'milestones_closed'; milestones: string[] }
  | { event: 'chain_left'; chain: number }
  | { event: 'game_ended'; standings: Standing[] };

export type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** An entry of the table's log, as far as the log on screen needs it. */
export interface TableEntry {
  entry: string;
  seat?: number;
  absent?: number;
  user?: string;
  bot?: string;
  yes?: boolean;
  action?: { action: string };
}

export interface Step {
  seq: number;
  at: number;
  entry: TableEntry;
  events: GameEvent[];
  /** The game went back with this entry. */
  rewound: boolean;
}

/** How many of each: `['beer', 'beer']` is `{ beer: 2 }`. */
export function count(things: readonly string[]): Bag {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}
