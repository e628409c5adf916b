// The numbers of the worked examples, calculated from the catalogue the way the game does.

import type { Args } from '../i18n';
import type { Catalogue, EmployeeData } from '../wire';

/** The billboards of the example about range. */
const BOARDS = [11, 14] as const;
/** Reserve cards four players kept, by their place in the catalogue: two of the first, one of each other. */
const VOTES = [0, 0, 1, 2] as const;

/** The number most cards show; of several, the highest. */
export function mostVotes(slots: readonly number[]): number {
  const votes = (slot: number) => slots.filter((other) => other === slot).length;
  return Math.max(...slots.filter((slot) => slots.every((other) => votes(other) <= votes(slot))));
}

export function exampleNumbers({ numbers, employees, milestones, campaigns, reserves }: Catalogue): Args {
  const card = (id: string): EmployeeData | undefined => employees.find((one) => one.id === id);
  const price = (id: string): number => {
    const ability = card(id)?.ability;
    return ability?.kind === 'price' ? ability.amount : 0;
  };
  const trains = (id: string): number => {
    const ability = card(id)?.ability;
    return ability?.kind === 'train' ? ability.steps : 0;
  };
  const effects = milestones.flatMap((one) => one.effects);
  const bonus = effects.find((effect) => effect.kind === 'sale_bonus')?.amount ?? 0;
  const luxury = numbers.base_price + price('luxuries_manager');
  const low = numbers.base_price + 2 * price('pricing_manager') + price('discount_manager');
  const size = (number: number) => {
    const token = campaigns.find((one) => one.number === number);
    return token ? `${token.width}×${token.height}` : '';
  };
  const trainee = card('marketing_trainee')?.ability;
  const kept = VOTES.flatMap((place) => reserves[place] ?? []);
  const slots = reserves.map((reserve) => reserve.ceo_slots);
  return {
    luxury_price: luxury,
    // One burger with its bonus, two beers without.
    sale: numbers.garden_factor * luxury * 3 + bonus,
    low_price: low,
    low_off: numbers.base_price - low,
    low_reach: numbers.base_price - low,
    billboard_range: trainee?.kind === 'market' ? (trainee.range.borders ?? 0) : 0,
    none: 0,
    board_a: BOARDS[0],
    board_a_size: size(BOARDS[0]),
    board_b: BOARDS[1],
    board_b_size: size(BOARDS[1]),
    career: card('management_trainee')?.careers.executive_vice_president ?? 0,
    guru: trains('guru'),
    votes: kept.map((reserve) => `$${reserve.cash} (${reserve.ceo_slots})`).join(', '),
    votes_sum: kept.reduce((sum, reserve) => sum + reserve.cash, 0),
    votes_slots: mostVotes(kept.map((reserve) => reserve.ceo_slots)),
    tie_low: Math.min(...slots),
    tie_high: Math.max(...slots),
  };
}
