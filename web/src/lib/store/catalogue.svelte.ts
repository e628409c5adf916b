/** The tables of the game on the screen: every number on a card comes from here. Fetched once for every set of modules. */

import { type Api, api as serverApi } from '../net/api';
import type { Catalogue, Employee, EmployeeData, Milestone, MilestoneCard, Module, TokenData } from '../wire';

type AskTables = (modules: readonly Module[]) => Promise<Catalogue>;

export class CatalogueStore {
  data: Catalogue | null = $state.raw(null);
  readonly #api: Api;
  /** By the modules they are of. */
  readonly #known = new Map<string, Promise<Catalogue>>();
  #employees = new Map<string, EmployeeData>();
  #milestones = new Map<string, MilestoneCard>();
  #tokens = new Map<number, TokenData>();

  constructor(api: Api = serverApi) {
    this.#api = api;
  }

  /** The tables of a game with these modules, to look something up. */
  of(modules: readonly Module[], ask: AskTables = this.#api.catalogue): Promise<Catalogue> {
    const key = modules.join();
    let asked = this.#known.get(key);
    if (!asked) {
      asked = ask(modules);
      this.#known.set(key, asked);
      asked.catch(() => this.#known.delete(key));
    }
    return asked;
  }

  /** The tables of a game with these modules, from now on. They are the same wherever one asks. */
  async load(modules: readonly Module[] = [], ask?: AskTables): Promise<Catalogue> {
    const key = modules.join();
    this.#wanted = key;
    const data = await this.of(modules, ask);
    // Somebody may have gone on to another game meanwhile.
    if (this.#wanted === key && this.data !== data) this.use(data, key);
    return data;
  }
  #wanted = '';
  #shown = $state.raw('');

  /** The tables, if they are those of a game with these modules. */
  isOf(modules: readonly Module[]): Catalogue | null {
    return this.#shown === modules.join() ? this.data : null;
  }

  use(data: Catalogue, of = ''): Catalogue {
    this.#shown = of;
    this.#employees = new Map(data.employees.map((card) => [card.id, card]));
    this.#milestones = new Map(data.milestones.map((card) => [card.id, card]));
    this.#tokens = new Map(data.campaigns.map((token) => [token.number, token]));
    return (this.data = data);
  }

  employee(id: Employee): EmployeeData {
    return found(this.data && this.#employees.get(id), id);
  }
  milestone(id: Milestone): MilestoneCard {
    return found(this.data && this.#milestones.get(id), id);
  }
  token(number: number): TokenData {
    return found(this.data && this.#tokens.get(number), String(number));
  }
}

function found<T>(value: T | null | undefined, id: string): T {
  if (value === null || value === undefined) throw new Error(`the catalogue has no ${id}`);
  return value;
}

export const catalogue = new CatalogueStore();
