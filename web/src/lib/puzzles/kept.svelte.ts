/** What somebody has solved, and on which days, kept in this browser. */

export interface Tried {
  /** Evenings that were played to their end. */
  tries?: number;
  solved?: boolean;
  /** It was solved at the first try, without a hint. */
  first?: boolean;
  /** The solution was looked at before it was found. */
  shown?: boolean;
}

export interface Kept {
  puzzles: Readonly<Record<string, Tried>>;
  /** Days, counted from 1970, whose puzzle was solved on that day; in order. */
  days: readonly number[];
}

const KEY = 'magnate.puzzles';
const DAY = 86_400_000;

/** Today, counted from 1970, by the reader's own clock. */
export function today(now: Date = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** What is stored; anything that cannot be read was never solved. */
export function readKept(text: string | null): Kept {
  try {
    const { puzzles = {}, days = [] } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const entries = Object.entries(puzzles).filter(([, one]) => typeof one === 'object' && one !== null);
    const tried = ([id, { tries, solved, first, shown }]: [string, Tried]): [string, Tried] => [
      id,
      {
        ...(Number.isInteger(tries) && tries! > 0 ? { tries: tries! } : {}),
        ...(solved === true ? { solved } : {}),
        ...(first === true ? { first } : {}),
        ...(shown === true ? { shown } : {}),
      },
    ];
    const whole = Array.isArray(days) ? days.filter((day) => Number.isInteger(day)) : [];
    return { puzzles: Object.fromEntries(entries.map(tried)), days: [...new Set(whole)].sort((a, b) => a - b) };
  } catch {
    return { puzzles: {}, days: [] };
  }
}

/** Days in a row up to this one; it may still be open. */
export function streak(days: readonly number[], day: number): number {
  const solved = new Set(days);
  let last = solved.has(day) ? day : day - 1;
  let count = 0;
  for (; solved.has(last); last -= 1) count += 1;
  return count;
}

/** The most days in a row there ever were. */
export const longest = (days: readonly number[]): number => Math.max(0, ...days.map((day) => (days.includes(day + 1) ? 0 : streak(days, day))));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Keeper {
  all: Kept = $state.raw(readKept(stored()));

  constructor() {
    // Another page of the same browser solves, too.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === KEY) this.all = readKept(event.newValue);
    });
  }

  of(id: string): Tried {
    return this.all.puzzles[id] ?? {};
  }

  /** How it stands with a puzzle, in a word; null when nobody has tried. */
  mark(id: string): 'solved' | 'shown' | 'tried' | null {
    const { solved, shown, tries } = this.of(id);
    return solved ? 'solved' : shown ? 'shown' : tries ? 'tried' : null;
  }

  /** An evening ended. `alone` without any hint; `day` when it is the puzzle of that day. */
  ended(id: string, { solved, alone, day }: { solved: boolean; alone: boolean; day: number | null }): void {
    const before = this.of(id);
    const counts = solved && !before.shown;
    const tries = (before.tries ?? 0) + (before.solved ? 0 : 1);
    const first = counts && !before.solved && tries === 1 && alone;
    this.#keep({ ...before, ...(tries > 0 ? { tries } : {}), ...(counts ? { solved: true } : {}), ...(first ? { first } : {}) }, id, counts ? day : null);
  }

  /** The solution was looked at. */
  shown(id: string): void {
    if (!this.of(id).solved) this.#keep({ ...this.of(id), shown: true }, id, null);
  }

  #keep(tried: Tried, id: string, day: number | null): void {
    const { puzzles, days } = this.all;
    this.all = { puzzles: { ...puzzles, [id]: tried }, days: day === null || days.includes(day) ? days : [...days, day].sort((a, b) => a - b) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // not remembered, but solved
    }
  }
}

export const kept = new Keeper();
