/** Who one is. Nobody has to sign up: whoever comes without a name is a guest at once. */

import { type Api, api as serverApi } from '../net/api';
import type { Person } from '../wire';

export class Session {
  /** Undefined until known, null when nobody. */
  me: Person | null | undefined = $state(undefined);
  readonly #api: Api;
  #asking: Promise<Person> | null = null;

  constructor(api: Api = serverApi) {
    this.#api = api;
  }

  /** Somebody, in any case: whoever this browser is remembered as, or a new guest. */
  ensure(): Promise<Person> {
    if (this.me) return Promise.resolve(this.me);
    this.#asking ??= this.#api
      .guest()
      .then((me) => (this.me = me))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.me = await this.#api.rename(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await this.#api.register(name, password);
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await this.#api.login(name, password);
  }

  async logout(): Promise<void> {
    await this.#api.logout();
    this.me = null;
  }
}

export const session = new Session();
