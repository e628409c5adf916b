// One language as a Fluent bundle, with the functions our sentences use. Arguments are plain data (ids, numbers, bags);
// the words for them are looked up in the same language, so that a sentence can be switched to another language as it is.

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';

/** How many of each kind: items or cards by id. */
export type Bag = Readonly<Record<string, number>>;
export type Arg = string | number | Bag | readonly (string | number)[] | null | undefined;
export type Args = Readonly<Record<string, Arg>>;

/** A piece of a sentence: plain text, or a mention of something that can be shown with its badge. */
export interface Part {
  kind: 'text' | Mention;
  /** Id of what is mentioned; empty for text. */
  id: string;
  text: string;
}
export type Mention = 'chain' | 'card' | 'milestone' | 'item' | 'house' | 'campaign' | 'money';

/** Names that seats have at this table, if any: players' names go before the printed names of chains. */
export type ChainNames = (chain: number) => string | undefined;

/** A bag or a list on its way through Fluent, which only knows text and numbers. */
class Data extends FluentType<Bag | readonly (string | number)[]> {
  override toString(): string {
    return JSON.stringify(this.value);
  }
}

// Mentions are marked in the formatted text with characters nobody writes, then split off again.
const OPEN = '\uE000';
const NAME = '\uE001';
const CLOSE = '\uE002';

const plain = (value: FluentValue | undefined): string => String(value instanceof FluentType ? value.value : (value ?? ''));
const amount = (value: FluentValue | undefined): number => Number(value instanceof FluentType ? value.value : value);
const bag = (value: FluentValue | undefined): Bag => (value instanceof Data ? (value.value as Bag) : {});
const entries = (value: FluentValue | undefined): readonly (string | number)[] =>
  value instanceof Data && Array.isArray(value.value) ? value.value : [];

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #number: Intl.NumberFormat;
  readonly #list: Intl.ListFormat;
  readonly #names: ChainNames;
  #marking = false;

  constructor(language: string, sources: readonly string[], names: ChainNames = () => undefined) {
    this.language = language;
    this.#names = names;
    this.#number = new Intl.NumberFormat(language);
    this.#list = new Intl.ListFormat(language, { type: 'conjunction', style: language === 'en' ? 'long' : 'short' });
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: this.#functions() });
    sources.forEach((source) => this.add(source));
  }

  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) console.error(...errors);
  }

  has(id: string): boolean {
    return this.#pattern(id) !== undefined;
  }

  /** The sentence with this id (`message` or `message.attribute`); the id itself when there is none. */
  say(id: string, args?: Args): string {
    const pattern = this.#pattern(id);
    if (pattern === undefined) {
      if (import.meta.env?.DEV) console.warn(`No words for ${id} in ${this.language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, carry(args), errors);
    if (errors.length > 0 && import.meta.env?.DEV) console.warn(`${id} in ${this.language}:`, ...errors);
    return text;
  }

  /** The same, with everything mentioned in it marked. */
  parts(id: string, args?: Args): Part[] {
    this.#marking = true;
    try {
      return split(this.say(id, args));
    } finally {
      this.#marking = false;
    }
  }

  number(value: number): string {
    return this.#number.format(value).replace('-', '−');
  }

  money(value: number, signed = false): string {
    const sign = value < 0 ? '−' : signed ? '+' : '';
    // A word joiner: no line ends between the sign and the dollar.
    return `${sign}${sign && '\u2060'}$${this.#number.format(Math.abs(value))}`;
  }

  list(values: readonly string[]): string {
    return this.#list.format(values);
  }

  chain(chain: number): string {
    return this.#names(chain) ?? this.say(`chain-${chain}`);
  }

  /** "2 burgers and 1 beer"; the word for nothing when the bag is empty. */
  goods(items: Bag): string {
    const kinds = Object.entries(items).filter(([, count]) => count > 0);
    if (kinds.length === 0) return this.say('goods-none');
    return this.list(kinds.map(([item, count]) => this.#mark('item', item, this.say(`item-${item}-count`, { count }))));
  }

  /** "Waitress ×2, Trainer". */
  staff(cards: Bag): string {
    const kinds = Object.entries(cards).filter(([, count]) => count > 0);
    if (kinds.length === 0) return this.say('staff-none');
    const name = ([card, count]: [string, number]) =>
      this.#mark('card', card, this.say(`card-${card}`)) + (count > 1 ? ` ×${this.number(count)}` : '');
    return kinds.map(name).join(this.language.startsWith('zh') ? '、' : ', ');
  }

  #pattern(id: string) {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    return (dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)]) ?? undefined;
  }

  #mark(kind: Mention, id: string, text: string): string {
    return this.#marking ? `${OPEN}${kind}:${id}${NAME}${text}${CLOSE}` : text;
  }

  /** A word in the grammatical form a sentence asks for, or in its plain form. */
  #form(id: string, form: FluentValue | undefined): string {
    const name = form === undefined ? '' : `${id}.${plain(form)}`;
    return name !== '' && this.has(name) ? this.say(name) : this.say(id);
  }

  /** What stands on the plate of a house: most have a number, some a name. */
  house(id: string): string {
    return /^\d+$/.test(id) ? id : this.say(`house-${id.replace('.', '_')}`);
  }

  #functions() {
    const word =
      (kind: Mention, prefix: string) =>
      ([id]: FluentValue[], options: Record<string, FluentValue>): string =>
        this.#mark(kind, plain(id), this.#form(`${prefix}-${plain(id)}`, options['form']));
    const each = (values: FluentValue | undefined, show: (value: string | number) => string, none: string) => {
      const all = entries(values);
      return all.length === 0 ? this.say(none) : this.list(all.map(show));
    };
    return {
      CARD: word('card', 'card'),
      ITEM: word('item', 'item'),
      MILESTONE: word('milestone', 'milestone'),
      KIND: ([id]: FluentValue[], options: Record<string, FluentValue>) => this.#form(`campaign-${plain(id)}`, options['form']),
      CHAIN: ([id]: FluentValue[]) => this.#mark('chain', plain(id), this.chain(amount(id))),
      CHAINS: ([ids]: FluentValue[]) =>
        each(ids, (id) => this.#mark('chain', String(id), this.chain(Number(id))), 'chains-none'),
      HOUSE: ([id]: FluentValue[]) => this.#mark('house', plain(id), this.house(plain(id))),
      HOUSES: ([ids]: FluentValue[]) => each(ids, (id) => this.#mark('house', String(id), this.house(String(id))), 'houses-none'),
      CAMPAIGN: ([id]: FluentValue[]) => this.#mark('campaign', plain(id), plain(id)),
      MILESTONES: ([ids]: FluentValue[]) =>
        each(ids, (id) => this.#mark('milestone', String(id), this.say(`milestone-${id}`)), 'milestones-none'),
      GOODS: ([items]: FluentValue[]) => this.goods(bag(items)),
      STAFF: ([cards]: FluentValue[]) => this.staff(bag(cards)),
      MONEY: ([value]: FluentValue[], options: Record<string, FluentValue>) =>
        this.#mark('money', plain(value), this.money(amount(value), options['sign'] !== undefined)),
      TURNS: ([turns]: FluentValue[]) =>
        plain(turns) === 'eternal' ? this.say('turns-eternal') : this.say('turns-count', { count: amount(turns) }),
      // A term of the table (terms.ftl) at the beginning of a sentence or as a heading.
      CAP: ([word]: FluentValue[]) => plain(word).replace(/^\P{L}*\p{L}/u, (start) => start.toLocaleUpperCase(this.language)),
      WORD: ([prefix, id]: FluentValue[]) => this.say(`${plain(prefix)}-${plain(id)}`),
    };
  }
}

function carry(args: Args | undefined): Record<string, FluentVariable> | null {
  if (!args) return null;
  const carried: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    carried[name] = typeof value === 'object' ? new Data(value) : value;
  }
  return carried;
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (piece === '') continue;
    const marked = new RegExp(`^${OPEN}([a-z]+):([^${NAME}]*)${NAME}([^${CLOSE}]*)${CLOSE}$`).exec(piece);
    if (marked) parts.push({ kind: marked[1] as Mention, id: marked[2]!, text: marked[3]! });
    else parts.push({ kind: 'text', id: '', text: piece });
  }
  return parts;
}
