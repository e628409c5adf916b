/** What one likes: kept in this browser. Language is kept by the words themselves. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** How fast shows and bots go. */
export type Pace = 'slow' | 'normal' | 'fast' | 'skip';

export type GamesAt = 'server' | 'device';
/** How much a coach says; `auto` is talkative in introductory games against the easiest bots, and silent elsewhere. */
export type CoachWish = 'auto' | 'off' | 'warnings' | 'talkative';

export interface Wishes {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Ask before a day with unused actions ends. */
  confirmEnd: boolean;
  /** The working day ends without a word when nothing is left to do. */
  endByItself: boolean;
  /** Payday is passed over when no salary is due. */
  skipPayday: boolean;
  /** Single keys do things: confirm, undo, hint, end, the views. */
  shortcuts: boolean;
  /** Shows close by themselves when they are told. */
  closeShows: boolean;
  /** Houses on the map say how they stand for tonight. */
  forecast: boolean;
  /** Games that need no other people: on the server when it is there, or on this device in any case. */
  games: GamesAt;
  coach: CoachWish;
}

const KEY = 'magnate.settings';
const DEFAULTS: Wishes = { theme: 'system', motion: 'system', pace: 'normal', sound: false, confirmEnd: true, endByItself: false, skipPayday: true, shortcuts: true, closeShows: true, forecast: true, games: 'server', coach: 'auto' };
const CHOICES: { [K in keyof Wishes]: readonly Wishes[K][] } = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  pace: ['slow', 'normal', 'fast', 'skip'],
  sound: [false, true],
  confirmEnd: [false, true],
  endByItself: [false, true],
  skipPayday: [false, true],
  shortcuts: [false, true],
  closeShows: [false, true],
  forecast: [false, true],
  games: ['server', 'device'],
  coach: ['auto', 'off', 'warnings', 'talkative'],
};

/** Stored wishes; what cannot be read or is not a choice any more takes its default. */
export function readWishes(text: string | null): Wishes {
  const wishes = { ...DEFAULTS };
  let stored: Partial<Record<keyof Wishes, unknown>>;
  try {
    stored = JSON.parse(text ?? '{}') ?? {};
  } catch {
    return wishes;
  }
  const take = <K extends keyof Wishes>(key: K) => {
    const found = CHOICES[key].find((choice) => choice === stored[key]);
    if (found !== undefined) wishes[key] = found;
  };
  (Object.keys(CHOICES) as (keyof Wishes)[]).forEach(take);
  return wishes;
}

class Settings {
  readonly #wishes: Wishes = $state(readWishes(storage()?.getItem(KEY) ?? null));

  get theme(): Theme {
    return this.#wishes.theme;
  }
  get motion(): Motion {
    return this.#wishes.motion;
  }
  get pace(): Pace {
    return this.#wishes.pace;
  }
  get sound(): boolean {
    return this.#wishes.sound;
  }
  get confirmEnd(): boolean {
    return this.#wishes.confirmEnd;
  }
  get endByItself(): boolean {
    return this.#wishes.endByItself;
  }
  get skipPayday(): boolean {
    return this.#wishes.skipPayday;
  }
  get shortcuts(): boolean {
    return this.#wishes.shortcuts;
  }
  get closeShows(): boolean {
    return this.#wishes.closeShows;
  }
  get coach(): CoachWish {
    return this.#wishes.coach;
  }
  get games(): GamesAt {
    return this.#wishes.games;
  }
  get forecast(): boolean {
    return this.#wishes.forecast;
  }

  set<K extends keyof Wishes>(key: K, value: Wishes[K]): void {
    this.#wishes[key] = value;
    try {
      storage()?.setItem(KEY, JSON.stringify(this.#wishes));
    } catch {
      // not remembered, but done
    }
    this.apply();
  }

  /** Puts looks and motion on the page. */
  apply(): void {
    const root = document.documentElement;
    const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
    root.dataset['theme'] = this.theme === 'system' ? (dark ? 'dark' : 'light') : this.theme;
    if (this.motion === 'system') delete root.dataset['motion'];
    else root.dataset['motion'] = this.motion;
  }

  /** Applies now, and again when the system changes its mind. */
  start(): void {
    this.apply();
    globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
  }

  /** Should things move? */
  get moving(): boolean {
    if (this.motion !== 'system') return this.motion === 'full';
    return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
  }
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // blocked in this browser
  }
}

export const settings = new Settings();
