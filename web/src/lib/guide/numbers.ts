// Numbers the guide speaks of, by name, all of them out of the catalogue.

import { type Args, t } from '../i18n';
import { catalogue } from '../store/catalogue.svelte';
import type { Catalogue, EmployeeData, MilestoneCard } from '../wire';
import { boxNumbers, exampleNumbers } from './examples';

type Ability<K extends EmployeeData['ability']['kind']> = Extract<EmployeeData['ability'], { kind: K }>;
type Effect<K extends MilestoneCard['effects'][number]['kind']> = Extract<MilestoneCard['effects'][number], { kind: K }>;
type Goal<K extends MilestoneCard['goal']['kind']> = Extract<MilestoneCard['goal'], { kind: K }>;

/** The tables the guide speaks of: those of the base game, and of all modules that leave its milestones in play. */
export interface GuideTables {
  base: Catalogue;
  box: Catalogue;
}

/** Whatever game is on the screen, the guide is about all of them. */
export async function guideTables(): Promise<GuideTables> {
  const base = await catalogue.of([]);
  const modules = base.expansion.modules.map(({ id }) => id).filter((id) => id !== 'new_milestones');
  return { base, box: await catalogue.of(modules) };
}

export function guideNumbers({ base, box }: GuideTables): Args {
  const { numbers, employees, milestones, setups } = base;
  const abilities = <K extends EmployeeData['ability']['kind']>(kind: K) =>
    employees.map((card) => card.ability).filter((ability): ability is Ability<K> => ability.kind === kind);
  const effect = <K extends MilestoneCard['effects'][number]['kind']>(kind: K) =>
    milestones.flatMap((card) => card.effects).find((one): one is Effect<K> => one.kind === kind);
  const goal = <K extends MilestoneCard['goal']['kind']>(kind: K) =>
    milestones.map((card) => card.goal).find((one): one is Goal<K> => one.kind === kind);
  const setup = setups[0];
  return {
    ...exampleNumbers(base),
    ...boxNumbers(box),
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
    hard_choices: t('module-hard_choices'),
  };
}
