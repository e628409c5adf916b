/** The tables of the game: every number on a card comes from here. Fetched once. */

import { type Api, api as serverApi } from '../net/api';
import type { Catalogue, Employee, EmployeeData, MilestoneCard, Milestone, TokenData } from '../wire';

export class CatalogueStore {
  data: Catalogue | null = $state.raw(null);
  readonly #api: Api;
  #asking: Promise<Catalogue> | null = null;
  #employees = new Map<string, EmployeeData>();
  #milestones = new Map<string, MilestoneCard>();
  #tokens = new Map<number, TokenData>();

  constructor(api: Api = serverApi) {
    this.#api = api;
  }

  load(): Promise<Catalogue> {
    if (this.data) return Promise.resolve(this.data);
    this.#asking ??= this.#api
      .catalogue()
      .then((data) => this.use(data))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  use(data: Catalogue): Catalogue {
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
