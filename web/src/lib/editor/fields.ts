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
  /** Words that are there already. */
  words?: string;
} & (
  | { kind: 'number'; min?: number; max?: number; usual?: number }
  | { kind: 'check'; usual: boolean }
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly Option[]; /** What stands for leaving it out. */ none?: string }
  | { kind: 'square' }
  | { kind: 'squares' }
  | { kind: 'bag'; options: readonly Option[] }
  | { kind: 'several'; options: readonly Option[] }
  | { kind: 'list'; fields: (entry: unknown) => readonly Field[]; fresh: (others: readonly unknown[]) => unknown; title: (entry: unknown, index: number) => string }
);

const words = (prefix: string, values: readonly string[]): Option[] => values.map((value) => ({ value, label: t(`${prefix}${value}`) }));
const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'];
const SIDES = ['north', 'east', 'south', 'west'];
const is = (entry: unknown): Record<string, unknown> => (entry ?? {}) as Record<string, unknown>;
const square = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** Billboards that are in the game however many play, the handiest first. */
const EVERYWHERE = [14, 13, 11];

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

  game(played: readonly unknown[]): readonly Field[] {
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
      { key: 'edition', kind: 'number', min: 1 },
      ...this.#readings(played),
    ];
  }

  /** How rules of the modules in play are read. */
  #readings(played: readonly unknown[]): readonly Field[] {
    const about = this.#tables.expansion.options.filter((option) => option.modules.some((id) => played.includes(id)));
    return about.map(({ id, readings: [usual, ...others] }) => ({
      key: `options.${id}`,
      words: `option-${id}`,
      kind: 'choice',
      none: t(`option-${id}-${usual}`),
      options: others.map((value) => ({ value, label: t(`option-${id}-${value}`) })),
    }));
  }

  /** The Chain, in a solo game. */
  solo(switches: readonly string[]): readonly Field[] {
    const numbered = (name: string, count: number): Option[] =>
      Array.from({ length: count }, (_, index) => `${name}_${String(index + 1).padStart(2, '0')}`).map((value) => ({ value, label: value.replace('_', ' ') }));
    const [actions, warm, cool] = [numbered('action', 20), numbered('warm', 12), numbered('cool', 12)];
    const track = (id: string, rest: { kind: 'number'; min: number } | { kind: 'choice'; options: readonly Option[]; none: string }): Field => ({ key: `chain.tracks.${id}`, words: `solo-track-${id}`, ...rest });
    return [
      { key: 'chain.options', label: 'solo-options', kind: 'several', options: switches.map((value) => ({ value, label: t(`solo-switch-${value}`) })) },
      track('recruit_train', { kind: 'number', min: 1 }),
      track('price_distance', { kind: 'number', min: 0 }),
      track('waitresses', { kind: 'number', min: 0 }),
      track('competition', { kind: 'choice', none: t('solo-level-neutral'), options: ['cold', 'cool', 'warm', 'hot'].map((value) => ({ value, label: t(`solo-level-${value}`) })) }),
      { key: 'chain.deck', label: 'solo-deck', kind: 'several', options: [...actions, ...warm, ...cool] },
      { key: 'chain.more_warm', label: 'solo-more-warm', kind: 'number', min: 0, usual: 0 },
      { key: 'chain.more_cool', label: 'solo-more-cool', kind: 'number', min: 0, usual: 0 },
      { key: 'chain.used', label: 'solo-used', kind: 'several', options: [...actions, ...warm, ...cool] },
      { key: 'chain.back', label: 'solo-back', kind: 'choice', none: t('editor-none'), options: actions },
      { key: 'chain.warm', label: 'solo-warm', kind: 'several', options: warm },
      { key: 'chain.cool', label: 'solo-cool', kind: 'several', options: cool },
      { key: 'chain.bonus_cash', label: 'solo-bonus-cash', kind: 'check', usual: false },
      { key: 'chain.no_drive_ins', label: 'solo-no-drive-ins', kind: 'check', usual: false },
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
      ...(modules.includes('lobbyists') ? [piece('roads', ['straight_2', 'straight_4', 'corner_3']), piece('parks', ['I', 'T', 'L']), { key: 'roadworks', kind: 'squares' } as const, { key: 'tile_reserve', kind: 'several', options: this.#tables.tiles.map(({ id }) => ({ value: id, label: id })) } as const] : []),
      ...(modules.includes('rural_marketeers')
        ? [{ key: 'offramps', kind: 'list', title: (_: unknown, index: number) => String(index + 1), fresh: () => ({ squares: [] }), fields: () => [{ key: 'squares', kind: 'squares' } as const] } as const]
        : []),
    ];
  }

  campaigns(modules: readonly unknown[]): readonly Field[] {
    const kindOf = (entry: unknown) => this.#tables.campaigns.find(({ number }) => number === is(entry)['number'])?.kind;
    return [
      {
        key: 'campaigns',
        kind: 'list',
        title: (entry) => `${String(is(entry)['number'])} · ${t(`campaign-${kindOf(entry) ?? 'billboard'}`)}`,
        fresh: (others) => ({ number: EVERYWHERE.find((number) => !others.some((one) => is(one)['number'] === number)) ?? 16, chain: 0, marketeer: 'marketing_trainee', item: 'burger', turns: 2, at: [0, 0], rotated: false }),
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
          ...(modules.includes('new_milestones') && kindOf(entry) === 'airplane' ? [{ key: 'items', label: 'two-items', kind: 'several', options: this.items } as const] : []),
          ...(modules.includes('night_shift') ? [{ key: 'card', label: 'shared-card', kind: 'text' } as const] : []),
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
