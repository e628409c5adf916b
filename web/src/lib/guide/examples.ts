// The numbers of the worked examples, calculated from the catalogue the way the game does.

import type { Args } from '../i18n';
import type { Catalogue, EmployeeData } from '../wire';

/** The billboards of the example about range. */
const BOARDS = [11, 14] as const;
/** Reserve cards four players kept, by their place in the catalogue: two of the first, one of each other. */
const VOTES = [0, 0, 1, 2] as const;
/** Items in the examples of the fry chef and the park, and how often a night shift lets somebody work. */
const TWO = 2;
/** What the rural area wants after two rounds with two giant billboards. */
const EIGHT = 8;
const SIX = 6;

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
  const slots = reserves.map((reserve) => reserve.ceo_slots ?? 0);
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
    votes_slots: mostVotes(kept.map((reserve) => reserve.ceo_slots ?? 0)),
    tie_low: Math.min(...slots),
    tie_high: Math.max(...slots),
  };
}

/** The numbers of the modules' chapters. */
export function boxNumbers({ numbers, employees, milestones, reserves, setups }: Catalogue): Args {
  const ability = <K extends EmployeeData['ability']['kind']>(kind: K) =>
    employees.map((card) => card.ability).filter((one): one is Extract<EmployeeData['ability'], { kind: K }> => one.kind === kind);
  const fries = ability('fry')[0]?.amount ?? 0;
  // Three cards to lower the price.
  const off = employees.find((card) => card.id === 'pricing_manager')?.ability;
  const cut = off?.kind === 'price' ? -off.amount : 0;
  const fryPrice = numbers.base_price - 3 * cut;
  const frySale = numbers.garden_factor * fryPrice * TWO + fries;
  const nightUnit = numbers.base_price - TWO * cut;
  const coffeePrice = numbers.base_price - cut;
  const setup = setups[0];
  const prices = reserves.flatMap((reserve) => reserve.price ?? []).toSorted((a, b) => a - b);
  const rounds = milestones.flatMap((milestone) => milestone.last_round ?? []);
  // Two milestones change the sum; this is the one of the chapter about ketchup.
  const ketchup = milestones.find((milestone) => milestone.id === 'someone_sells_your_demand');
  const score = ketchup?.effects.find((effect) => effect.kind === 'score');
  return {
    fries,
    fry_price: fryPrice,
    fry_sale: frySale,
    fry_cfo: frySale + Math.ceil(frySale / 2),
    night_price: TWO * cut,
    night_unit: nightUnit,
    // A park is worth as much as a garden.
    park_sale: TWO * nightUnit * numbers.garden_factor,
    coffee_price: coffeePrice,
    coffee_sale: numbers.garden_factor * coffeePrice + fries,
    rural_sale: EIGHT * numbers.base_price,
    six_bank: setup && (SIX * setup.bank) / setup.players,
    guide_turns: ability('market').find((one) => one.kinds.includes('gourmet_guide'))?.max_turns,
    sum_off: score && -score.amount,
    price_low: prices[0],
    price_middle: prices[1],
    price_high: prices[2],
    price_cash: reserves[0]?.cash,
    price_sum: reserves.reduce((sum, reserve) => sum + reserve.cash, 0),
    hard_early: Math.min(...rounds),
    hard_late: Math.max(...rounds),
  };
}
