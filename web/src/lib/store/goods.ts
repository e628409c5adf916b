/** What campaigns advertise. */

import type { Action } from '../wire';

export type CampaignAction = Extract<Action, { action: 'campaign' }>;

/** The first good, and what comes after it where there are two. */
export function goodsOf({ item, items }: Pick<CampaignAction, 'item' | 'items'>): { item?: string; item_b?: string } {
  if (items) return { item: items[0], item_b: items[1] };
  return item ? { item } : {};
}
