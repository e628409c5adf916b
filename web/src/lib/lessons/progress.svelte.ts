/** What somebody has learned, kept in this browser. */

import type { LessonCard } from './files';

export interface Learned {
  /** It was gone through to its end. */
  done?: boolean;
  /** The question was answered right at once. */
  first?: boolean;
  /** The step one is at, from 1; none at the beginning and after the end. */
  step?: number;
  /** What was decided in it so far, as the engine writes it. */
  made?: readonly string[];
}

const KEY = 'magnate.lessons';

/** What is stored; anything that cannot be read was never learned. */
export function readLearned(text: string | null): Record<string, Learned> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(([, one]) => typeof one === 'object' && one !== null) as [string, Learned][];
    return Object.fromEntries(
      entries.map(([id, { done, first, step, made }]) => [
        id,
        {
          ...(done === true ? { done } : {}),
          ...(first === true ? { first } : {}),
          ...(Number.isInteger(step) && step! > 1 ? { step: step! } : {}),
          ...(Array.isArray(made) && made.length > 0 && made.every((line) => typeof line === 'string') ? { made } : {}),
        },
      ]),
    );
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Progress {
  all: Readonly<Record<string, Learned>> = $state.raw(readLearned(stored()));

  constructor() {
    // Another page of the same browser learns, too.
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === KEY) this.all = readLearned(event.newValue);
    });
  }

  of(id: string): Learned {
    return this.all[id] ?? {};
  }

  /** Somebody is at a step of a lesson, and has decided something in it. */
  at(id: string, step: number, made: readonly string[] = []): void {
    const { done, first } = this.of(id);
    this.#keep(id, { ...(done ? { done } : {}), ...(first ? { first } : {}), ...(step > 1 ? { step } : {}), ...(made.length > 0 ? { made } : {}) });
  }

  /** Somebody has gone through a lesson. */
  finish(id: string, first: boolean): void {
    this.#keep(id, { done: true, ...(first || this.of(id).first ? { first: true } : {}) });
  }

  #keep(id: string, learned: Learned): void {
    this.all = { ...this.all, [id]: learned };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // not remembered, but learned
    }
  }
}

export const progress = new Progress();

/** Is somebody in the middle of it? */
export const isBegun = (learned: Learned | undefined): boolean => Boolean(learned?.step || learned?.made);

/** The lesson to go on with: the one somebody is in the middle of, else the first that is not done. */
export function nextLesson(list: readonly LessonCard[], learned: Readonly<Record<string, Learned>>): LessonCard | null {
  const open = list.filter(({ id }) => !learned[id]?.done);
  return open.find(({ id }) => isBegun(learned[id])) ?? open[0] ?? null;
}
