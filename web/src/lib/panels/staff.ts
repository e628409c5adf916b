/** Counting cards. */

import type { Catalogue, Employee, EmployeeData, Staff } from '../wire';

export const count = (staff: Staff | null | undefined, card: Employee): number => staff?.[card] ?? 0;

export const total = (staff: Staff): number => Object.values(staff).reduce((sum, one) => sum + one, 0);

/** The same with so many more (or fewer) of a card. */
export function plus(staff: Staff, card: Employee, more = 1): Staff {
  const next = { ...staff };
  const now = count(staff, card) + more;
  if (now > 0) next[card] = now;
  else delete next[card];
  return next;
}

export function minus(staff: Staff, other: Staff): Staff {
  return entries(other).reduce((left, [card, many]) => plus(left, card, -many), staff);
}

/** As many of each as both have. */
export function both(a: Staff, b: Staff): Staff {
  const shared: Staff = {};
  for (const [card, many] of entries(a)) {
    const least = Math.min(many, count(b, card));
    if (least > 0) shared[card] = least;
  }
  return shared;
}

export const entries = (staff: Staff): [Employee, number][] =>
  (Object.entries(staff) as [Employee, number][]).filter(([, many]) => many > 0);

/** Kinds with their number, in the order of the catalogue. */
export function sorted(staff: Staff, catalogue: Catalogue): { card: EmployeeData; count: number }[] {
  return catalogue.employees.flatMap((card) => {
    const many = count(staff, card.id);
    return many > 0 ? [{ card, count: many }] : [];
  });
}

/** Every copy by itself. */
export const copies = (staff: Staff, catalogue: Catalogue): EmployeeData[] =>
  sorted(staff, catalogue).flatMap(({ card, count: many }) => Array.from({ length: many }, () => card));

export interface Desk {
  /** Who runs these slots; null is the CEO. */
  manager: EmployeeData | null;
  slots: number;
  cards: EmployeeData[];
}

/**
 * Cards laid out under those who have slots for them, to draw an organisation. Whether a set fits is the server's word; here a
 * card without a slot is simply left over.
 */
export function organise(staff: Staff, catalogue: Catalogue, ceoSlots: number): { desks: Desk[]; left: EmployeeData[] } {
  const all = copies(staff, catalogue);
  const boss = (card: EmployeeData) => card.slots > 0 || card.ability.kind === 'night_shift';
  const ceo: Desk = { manager: null, slots: ceoSlots, cards: all.filter(boss) };
  const managers: Desk[] = ceo.cards.filter((card) => card.slots > 0).map((manager) => ({ manager, slots: manager.slots, cards: [] }));
  const left: EmployeeData[] = [];
  for (const worker of all.filter((card) => !boss(card))) {
    const desk = [...managers, ceo].find((one) => one.cards.length < one.slots);
    if (desk) desk.cards.push(worker);
    else left.push(worker);
  }
  return { desks: [ceo, ...managers], left };
}
