/** Conditions of a plan: as sentences, and which of them suit a step. */

import type { Args } from '../i18n';
import type { Action, PlanGuard as Guard, RivalDeed as Deed, ViewData } from '../wire';

const DEEDS: readonly Deed[] = ['campaigned', 'built', 'opened', 'stocked'];

/** A condition as the id of a sentence and what it is about. */
export function guardWords(guard: Guard): { id: string; args: Args } {
  switch (guard.guard) {
    case 'nobody':
      return { id: `guard-nobody-${guard.did}`, args: {} };
    case 'square_free':
      return { id: 'guard-square_free', args: { column: guard.at[0] + 1, row: guard.at[1] + 1 } };
    case 'milestone_open':
      return { id: 'guard-milestone_open', args: { milestone: guard.milestone } };
    case 'in_supply':
      return { id: 'guard-in_supply', args: { card: guard.card, count: guard.count } };
    case 'token_free':
      return { id: 'guard-token_free', args: { number: guard.number } };
    case 'cash_at_least':
      return { id: 'guard-cash_at_least', args: { cash: guard.cash } };
    default:
      return { id: `guard-${guard.guard}`, args: { price: guard.price } };
  }
}

/** What a step may depend on, the likeliest first. */
export function suitable(action: Action, game: ViewData, seat: number): Guard[] {
  const guards: Guard[] = [];
  if (action.action === 'hire') guards.push({ guard: 'in_supply', card: action.card, count: 1 });
  if (action.action === 'train') guards.push({ guard: 'in_supply', card: action.to, count: 1 });
  if (action.action === 'campaign') guards.push({ guard: 'token_free', number: action.number });
  if ('at' in action && Array.isArray(action.at)) guards.push({ guard: 'square_free', at: action.at });
  const open = game.milestones.filter(({ state }) => state !== 'closed').map(({ milestone }) => milestone);
  guards.push(...open.map((milestone): Guard => ({ guard: 'milestone_open', milestone })));
  guards.push(...DEEDS.map((did): Guard => ({ guard: 'nobody', did })));
  const price = game.chains[seat]?.price.unit_price ?? 10;
  guards.push({ guard: 'rivals_at_least', price }, { guard: 'rivals_at_most', price }, { guard: 'cash_at_least', cash: game.chains[seat]?.cash ?? 0 });
  return guards;
}

/** The number in a condition that its maker may change. */
export function amountOf(guard: Guard): number | null {
  if (guard.guard === 'cash_at_least') return guard.cash;
  return guard.guard === 'rivals_at_least' || guard.guard === 'rivals_at_most' ? guard.price : null;
}
export function withAmount(guard: Guard, amount: number): Guard {
  if (guard.guard === 'cash_at_least') return { ...guard, cash: amount };
  return guard.guard === 'rivals_at_least' || guard.guard === 'rivals_at_most' ? { ...guard, price: amount } : guard;
}
