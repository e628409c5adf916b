/** The fields of a position, for forms: what each holds, and what there is to choose from. */

import { t } from '../i18n';
import type { Catalogue } from '../wire';

export interface Option {
  value: unknown;
  label: string;
}

export type Field = {
  /** Its name in the file; with dots for what lies deeper. */
  key: string;
  /** Its label is `editor-<label>`; default: its name. */
  label?: string;
} & (
  | { kind: 'number'; min?: number; max?: number; usual?: number }
  | { kind: 'check'; usual: boolean }
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly Option[]; /** What stands for leaving it out. */ none?: string }
  | { kind: 'square' }
  | { kind: 'squares' }
  | { kind: 'bag'; options: readonly Option[] }
  | { kind: 'several'; options: readonly Option[] }
  | { kind: 'list'; fields: (entry: unknown) => readonly Field[]; fresh: () => unknown; title: (entry: unknown, index: number) => string }
);

const words = (prefix: string, values: readonly string[]): Option[] => values.map((value) => ({ value, label: t(`${prefix}${value}`) }));
const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'];
const SIDES = ['north', 'east', 'south', 'west'];
const is = (entry: unknown): Record<string, unknown> => (entry ?? {}) as Record<string, unknown>;
const square = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

export class Fields {
  readonly #tables: Catalogue;
  readonly #chains: number;
  readonly #houses: readonly string[];

  constructor(tables: Catalogue, chains: number, houses: readonly string[]) {
    this.#tables = tables;
    this.#chains = chains;
    this.#houses = houses;
  }

  get cards(): Option[] {
    return words('card-', this.#tables.employees.map(({ id }) => id));
  }
  get items(): Option[] {
    return words('item-', this.#tables.items.map(({ id }) => id));
  }
  get milestones(): Option[] {
    return words('milestone-', this.#tables.milestones.map(({ id }) => id));
  }
  get chains(): Option[] {
    return Array.from({ length: this.#chains }, (_, value) => ({ value, label: t(`chain-${value}`) }));
  }
  /** Houses that stand in the town. */
  get houses(): Option[] {
    return this.#houses.map((value) => ({ value, label: value }));
  }

  game(): readonly Field[] {
    const { modules } = this.#tables.expansion;
    return [
      { key: 'round', kind: 'number', min: 1, usual: 1 },
      { key: 'turn_order', kind: 'several', options: this.chains },
      { key: 'bank', kind: 'number', min: 0 },
      { key: 'bank_breaks', kind: 'number', min: 0, max: 2, usual: 0 },
      { key: 'ceo_slots', kind: 'number', min: 2, max: 4, usual: 3 },
      { key: 'next_ceo_slots', kind: 'number', min: 2, max: 4 },
      { key: 'modules', kind: 'several', options: modules.map(({ id }) => ({ value: id, label: t(`module-${id}`) })) },
      { key: 'intro', kind: 'choice', none: t('table-intro-none'), options: [{ value: true, label: t('table-intro-first') }, { value: 'second', label: t('table-intro-second') }] },
      { key: 'claimed_this_round', kind: 'several', options: this.milestones },
      { key: 'withdrawn', kind: 'several', options: this.milestones },
      { key: 'base_price', kind: 'number', min: 0 },
      { key: 'negative_prices', kind: 'choice', none: t('editor-usual'), options: ['floor', 'pay'].map((value) => ({ value, label: t(`editor-negative-${value}`) })) },
      { key: 'sequential_payday', kind: 'check', usual: false },
    ];
  }

  town(modules: readonly unknown[]): readonly Field[] {
    const sides = words('editor-side-', SIDES);
    const piece = (key: string, pieces: readonly string[]): Field => ({
      key,
      kind: 'list',
      title: (entry) => String(is(entry)['piece']),
      fresh: () => ({ piece: pieces[0], squares: [] }),
      fields: () => [
        { key: 'piece', kind: 'choice', options: pieces.map((value) => ({ value, label: t(`editor-piece-${value}`) })) },
        { key: 'squares', kind: 'squares' },
        ...(key === 'roads' ? [{ key: 'under_construction', kind: 'check', usual: false } as const] : []),
      ],
    });
    return [
      {
        key: 'houses',
        kind: 'list',
        title: (entry) => `${String(is(entry)['number'] ?? '?')} · ${square(is(entry)['at'])}`,
        fresh: () => ({ number: this.#tables.numbers.houses.find((house) => !this.#houses.includes(house)) ?? '1', at: [0, 0] }),
        fields: () => [
          { key: 'number', kind: 'choice', options: this.#tables.numbers.houses.map((value) => ({ value, label: value })) },
          { key: 'at', kind: 'square' },
          { key: 'garden', kind: 'choice', none: t('editor-none'), options: sides },
        ],
      },
      {
        key: 'gardens',
        kind: 'list',
        title: (entry) => String(is(entry)['house'] ?? '?'),
        fresh: () => ({ house: this.#houses[0] ?? '1', side: 'north' }),
        fields: () => [
          { key: 'house', kind: 'choice', options: this.houses },
          { key: 'side', kind: 'choice', options: sides },
        ],
      },
      ...(modules.includes('lobbyists') ? [piece('roads', ['straight_2', 'straight_4', 'corner_3']), piece('parks', ['I', 'T', 'L']), { key: 'roadworks', kind: 'squares' } as const] : []),
      ...(modules.includes('rural_marketeers')
        ? [{ key: 'offramps', kind: 'list', title: (_: unknown, index: number) => String(index + 1), fresh: () => ({ squares: [] }), fields: () => [{ key: 'squares', kind: 'squares' } as const] } as const]
        : []),
    ];
  }

  campaigns(): readonly Field[] {
    const kindOf = (entry: unknown) => this.#tables.campaigns.find(({ number }) => number === is(entry)['number'])?.kind;
    return [
      {
        key: 'campaigns',
        kind: 'list',
        title: (entry) => `${String(is(entry)['number'])} · ${t(`campaign-${kindOf(entry) ?? 'billboard'}`)}`,
        fresh: () => ({ number: 16, chain: 0, marketeer: 'marketing_trainee', item: 'burger', turns: 2, at: [0, 0], rotated: false }),
        fields: (entry) => [
          { key: 'number', label: 'token', kind: 'choice', options: this.#tables.campaigns.map(({ number, kind }) => ({ value: number, label: `${number} · ${t(`campaign-${kind}`)}` })) },
          { key: 'chain', label: 'owner', kind: 'choice', options: [...this.chains, { value: null, label: t('editor-nobody') }] },
          { key: 'marketeer', kind: 'choice', options: [...this.cards, { value: null, label: t('editor-nobody') }] },
          { key: 'item', kind: 'choice', none: t('editor-none'), options: this.items },
          { key: 'turns', kind: 'choice', options: [...[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) })), { value: 'eternal', label: t('editor-eternal') }] },
          ...(kindOf(entry) === 'airplane' || is(entry)['lines']
            ? ([
                { key: 'lines.axis', label: 'axis', kind: 'choice', none: t('editor-none'), options: ['row', 'column'].map((value) => ({ value, label: t(`editor-axis-${value}`) })) },
                { key: 'lines.first', label: 'first', kind: 'number', min: 0 },
                { key: 'side', kind: 'choice', none: t('editor-none'), options: words('editor-side-', SIDES) },
              ] as const)
            : []),
          { key: 'at', kind: 'square' },
          { key: 'rotated', kind: 'check', usual: false },
        ],
      },
    ];
  }

  chain(modules: readonly unknown[]): readonly Field[] {
    return [
      { key: 'cash', kind: 'number', min: 0, usual: 0 },
      {
        key: 'restaurants',
        kind: 'list',
        title: (entry) => square(is(entry)['at']),
        fresh: () => ({ at: [0, 0], entrance: 'north-west' }),
        fields: () => [
          { key: 'at', kind: 'square' },
          { key: 'entrance', kind: 'choice', options: words('editor-corner-', CORNERS) },
          { key: 'open', label: 'open-now', kind: 'check', usual: true },
        ],
      },
      ...(modules.includes('coffee') ? [{ key: 'coffee_shops', kind: 'squares' } as const] : []),
      { key: 'at_work', kind: 'bag', options: this.cards },
      { key: 'beach', kind: 'bag', options: this.cards },
      { key: 'milestones', kind: 'several', options: this.milestones },
      { key: 'stock', kind: 'bag', options: this.items },
      { key: 'frozen', kind: 'bag', options: this.items },
      { key: 'reserve', kind: 'choice', none: t('editor-none'), options: this.#tables.reserves.map(({ id }) => ({ value: Number(id), label: id })) },
      ...(modules.includes('new_milestones') ? [{ key: 'salary_free', kind: 'bag', options: this.cards } as const] : []),
      { key: 'fate', kind: 'choice', none: t('editor-none'), options: ['bankrupt', 'out'].map((value) => ({ value, label: t(`editor-fate-${value}`) })) },
    ];
  }
}
