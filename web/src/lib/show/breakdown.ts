// Numbers opened into their parts: a price, a sale, a salary bill, an evening's income.

import type { Args } from '../i18n';
import type { Bill, EventOf, PriceParts, SaleParts } from '../log/events';
import { factors } from '../log/sentences';

export interface BreakdownRow {
  id: string;
  args: Args;
  /** What it adds to the total; null for a remark. */
  amount: number | null;
}

export interface BreakdownParts {
  /** Names the whole. */
  title: string;
  rows: BreakdownRow[];
  total: number;
  /** The rule behind it. */
  rule: string;
}

const row = (id: string, amount: number | null, args: Args = {}): BreakdownRow => ({ id: `breakdown-${id}`, args, amount });
const unlessZero = (id: string, amount: number, args: Args = {}): BreakdownRow[] => (amount === 0 ? [] : [row(id, amount, args)]);

export function priceBreakdown(price: PriceParts): BreakdownParts {
  return {
    title: 'breakdown-price',
    rows: [
      row('base', price.base),
      ...price.cards.map(({ card, count, amount }) => row('cards', amount, { cards: { [card]: count } })),
      ...unlessZero('lower-prices', price.milestone, { milestone: 'first_to_lower_prices' }),
    ],
    total: price.unit_price,
    rule: 'B-DIN-3',
  };
}

export function saleBreakdown(sale: SaleParts, title: 'breakdown-sale' | 'breakdown-coffee' = 'breakdown-sale'): BreakdownParts {
  const { items, unit_price: price, multiplier, flat = 0 } = sale;
  return {
    title,
    rows: [
      row(['goods', ...factors(sale)].join('-'), sale.goods, { count: items, price, multiplier }),
      ...unlessZero('bonuses', sale.bonuses),
      ...unlessZero('flat', flat),
      ...unlessZero('floor', sale.floor),
    ],
    total: sale.goods + sale.bonuses + flat + sale.floor,
    rule: title === 'breakdown-sale' ? 'B-DIN-5' : 'K-COFFEE-8',
  };
}

export function billBreakdown(bill: Bill): BreakdownParts {
  const rows = [row('salaries', bill.salaries, { cards: bill.salaried })];
  if (Object.keys(bill.waived).length > 0) rows.push(row('waived', null, { cards: bill.waived }));
  rows.push(...unlessZero('recruiting', -bill.recruiting_discount, { count: bill.spare_hires }));
  rows.push(...unlessZero('training', -bill.training_discount, { milestone: 'first_to_train_someone' }));
  // Discounts never pay anything out: what is left of them is given back as a part of its own.
  const sum = rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
  rows.push(...unlessZero('never-below', bill.due - sum));
  return { title: 'breakdown-bill', rows, total: bill.due, rule: 'B-PAY-1' };
}

/** What was paid in cash in the end: items pay a salary each, and some may be forgiven. */
export function payBreakdown({ bill, paid, items = {}, forgiven = 0 }: Pick<EventOf<'salaries_paid'>, 'bill' | 'paid' | 'items' | 'forgiven'>): BreakdownParts {
  const whole = billBreakdown(bill);
  const count = Object.values(items).reduce((sum, one) => sum + one, 0);
  const rows = whole.rows.filter(({ id }) => id !== 'breakdown-never-below');
  rows.push(...unlessZero('items', -bill.rate * count, { items }), ...unlessZero('forgiven', -forgiven, { milestone: 'first_trainer_used' }));
  const sum = rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
  rows.push(...unlessZero('never-below', paid - sum));
  return { ...whole, rows, total: paid };
}

export function incomeBreakdown(income: Pick<EventOf<'income'>, 'sales' | 'tips' | 'bonus' | 'total'>): BreakdownParts {
  return {
    title: 'breakdown-income',
    rows: [row('sales', income.sales), ...unlessZero('tips', income.tips), ...unlessZero('bonus', income.bonus)],
    total: income.total,
    rule: 'B-DIN-5',
  };
}
