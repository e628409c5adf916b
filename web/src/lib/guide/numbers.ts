// Numbers the guide speaks of, by name, all of them out of the catalogue.

import type { Args } from '../i18n';
import { exampleNumbers } from './examples';
import type { Catalogue, EmployeeData, MilestoneCard } from '../wire';

type Ability<K extends EmployeeData['ability']['kind']> = Extract<EmployeeData['ability'], { kind: K }>;
type Effect<K extends MilestoneCard['effects'][number]['kind']> = Extract<MilestoneCard['effects'][number], { kind: K }>;
type Goal<K extends MilestoneCard['goal']['kind']> = Extract<MilestoneCard['goal'], { kind: K }>;

export function guideNumbers(catalogue: Catalogue): Args {
  const { numbers, employees, milestones, setups } = catalogue;
  const abilities = <K extends EmployeeData['ability']['kind']>(kind: K) =>
    employees.map((card) => card.ability).filter((ability): ability is Ability<K> => ability.kind === kind);
  const effect = <K extends MilestoneCard['effects'][number]['kind']>(kind: K) =>
    milestones.flatMap((card) => card.effects).find((one): one is Effect<K> => one.kind === kind);
  const goal = <K extends MilestoneCard['goal']['kind']>(kind: K) =>
    milestones.map((card) => card.goal).find((one): one is Goal<K> => one.kind === kind);
  const setup = setups[0];
  return {
    ...exampleNumbers(catalogue),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => typeof value === 'number')),
    houses: numbers.houses.length,
    bank: setup && setup.bank / setup.players,
    intro_bank: setup && setup.intro_bank / setup.players,
    tip: abilities('serve')[0]?.tip,
    better_tip: effect('tips')?.amount,
    spare_hire: Math.max(0, ...abilities('hire').map((ability) => ability.discount)),
    training_discount: effect('salary_discount')?.amount,
    bonus: effect('sale_bonus')?.amount,
    more_slots: effect('open_slots')?.count,
    radio_factor: effect('demand_factor')?.factor,
    some_cash: goal('have_cash')?.amount,
    much_cash: goal('have_cash_after_dinner')?.amount,
    much_pay: goal('pay_salaries')?.amount,
    many_hires: goal('hire')?.count,
  };
}
