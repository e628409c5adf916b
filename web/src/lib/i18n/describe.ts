// What a card does, in words: the sentence of its id with the numbers of the catalogue.

import type { AbilityData, EmployeeData, MilestoneCard, MilestoneEffect, MilestoneGoal, Numbers, ReserveData } from '../wire';
import type { Args } from './bundle';
import { t } from './language.svelte';

function abilityArgs(ability: AbilityData): Args {
  switch (ability.kind) {
    case 'serve':
      return { tip: ability.tip };
    case 'price':
      return { amount: ability.amount };
    case 'hire':
      return { count: ability.count, discount: ability.discount };
    case 'train':
      return { steps: ability.steps };
    case 'fry':
      return { amount: ability.amount };
    case 'cook':
    case 'ferment':
    case 'errand':
      return { count: ability.amount };
    case 'buy':
      return { range: ability.range.borders, count: ability.per_source };
    case 'market':
      return { range: ability.range.borders, turns: ability.max_turns };
    case 'expand':
    case 'lobby':
      return { range: ability.range.borders };
    default:
      return {};
  }
}

function goalArgs(goal: MilestoneGoal): Args {
  if ('amount' in goal) return { threshold: goal.amount };
  return goal.kind === 'hire' ? { threshold: goal.count } : {};
}

function effectArgs(effect: MilestoneEffect): Args {
  if (effect.kind === 'marketing_pay') return { pay: effect.amount };
  if (effect.kind === 'drinks_per_source') return effect.cards.includes('truck_driver') ? { trucks: effect.count } : { carts: effect.count };
  if ('amount' in effect) return { amount: effect.amount };
  if ('count' in effect) return { amount: effect.count };
  if (effect.kind === 'freezer') return { amount: effect.items };
  return effect.kind === 'demand_factor' ? { amount: effect.factor } : {};
}

export const cardDoesArgs = (card: EmployeeData): Args => ({ slots: card.slots, ...abilityArgs(card.ability) });
export const milestoneDoesArgs = (card: MilestoneCard): Args => Object.assign({}, ...card.effects.map(effectArgs)) as Args;

/** One line: what this card does. */
export const cardDoes = (card: EmployeeData): string => t(`card-${card.id}-does`, cardDoesArgs(card));
/** One line: what the CEO does. `slots` changes when the bank breaks. */
export const ceoDoes = (numbers: Numbers, slots: number = numbers.ceo_slots): string =>
  t('card-ceo-does', { slots, hires: numbers.ceo_hires });
/** One line: what gives this milestone. */
export const milestoneWhen = (card: MilestoneCard): string => t(`milestone-${card.id}-when`, goalArgs(card.goal));
/** One line: what this milestone gives. */
export const milestoneDoes = (card: MilestoneCard): string => t(`milestone-${card.id}-does`, milestoneDoesArgs(card));
/** One line: what a reserve card does when the bank breaks. */
export const reserveDoes = ({ cash, ceo_slots, price }: ReserveData): string =>
  price === undefined ? t('reserve-card-does', { cash, slots: ceo_slots ?? 0 }) : t('reserve-price-does', { cash, price });
