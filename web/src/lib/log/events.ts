// Events of the rules and entries of the table's log, under the names the log uses.

import type { Bag } from '../i18n';
import type { Event, StepMessage } from '../wire';

export type { Bill, Campaign, CoffeeStop, Offer, PriceParts, SaleParts, Standing } from '../wire';
export type GameEvent = Event;
export type EventOf<K extends Event['event']> = Extract<Event, { event: K }>;
export type TableEntry = StepMessage['entry'];
export type Step = StepMessage;

/** How many of each: `['beer', 'beer']` is `{ beer: 2 }`. */
export function count(things: readonly string[]): Bag {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

/** Whose entry it is, if it is somebody's. */
export const seatOf = (entry: TableEntry): number | null => ('seat' in entry ? entry.seat : null);
