/** What whoever runs the server tells everybody. It is asked for now and then; whoever has read it can put it away. */

import { createSubscriber } from 'svelte/reactivity';
import { type Api, api as serverApi } from '../net/api';
import type { Announcement } from '../wire';

const EVERY = 60_000;
const READ = 'magnate-announcement-read';

export class Announcements {
  #told: Announcement | null = $state(null);
  #read: string = $state(localStorage.getItem(READ) ?? '');
  readonly #api: Api;
  readonly #follow: () => void;

  constructor(api: Api = serverApi) {
    this.#api = api;
    this.#follow = createSubscriber(() => {
      const look = () => {
        if (document.visibilityState === 'visible') void this.#look();
      };
      look();
      const timer = setInterval(look, EVERY);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  /** What there is to read now. */
  get unread(): Announcement | null {
    this.#follow();
    return this.#told !== null && String(this.#told.made_at) !== this.#read ? this.#told : null;
  }

  putAway(): void {
    if (this.#told === null) return;
    this.#read = String(this.#told.made_at);
    localStorage.setItem(READ, this.#read);
  }

  async #look(): Promise<void> {
    try {
      this.#told = await this.#api.announcement();
    } catch {
      // Without a server there is nobody who could tell anything.
    }
  }
}

export const announcements = new Announcements();
