/** A position somebody edits: what is written, what is wrong with it, what it looks like, and the way back. */

import { desk, type Engine, ME, seed } from '../engine/engine';
import { asProblem, type Problem } from '../net/api';
import type { PositionFault, ViewData } from '../wire';

export type Path = readonly (string | number)[];
/** A position in the public format. */
export type Written = { readonly [field: string]: unknown };

/** A town to begin with, for so many players; the catalogue says how large it is. */
export function emptyTown(width: number, height: number, tiles: readonly string[], players: number): Written {
  const map = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => `${tiles[y * width + x] ?? '--'}${tiles[y * width + x] ? '0' : ''}`).join(' '));
  return { version: 1, map, chains: Array.from({ length: players }, () => ({})) };
}

/** As faults name fields: `chains[1].restaurants[0]`. */
export const pathText = (path: Path): string => path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '');

export function at(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, step) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[step] : undefined), value);
}

/** The same with another value there; without one the field, or the entry of a list, goes. */
export function put(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const next = rest.length === 0 ? value : put(at(whole, [step]), rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? [...(whole as unknown[])] : [];
    if (next === undefined) list.splice(step, 1);
    else list[step] = next;
    return list;
  }
  const { [step]: _, ...others } = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<string, unknown>;
  if (next === undefined) return others;
  // Fields stay in their order.
  return step in ((whole ?? {}) as object) ? { ...(whole as object), [step]: next } : { ...others, [step]: next };
}

/** Steps one can go back. */
const MOST = 200;

export class Editing {
  position: Written = $state.raw({ version: 1, map: [], chains: [] });
  faults: readonly PositionFault[] = $state.raw([]);
  /** The last that could be drawn. */
  game: ViewData | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** Has what is written been looked at? */
  checked = $state(false);
  #past: readonly Written[] = $state.raw([]);
  #future: readonly Written[] = $state.raw([]);

  readonly #engine: Engine;
  readonly #name = `editor-${seed()}`;
  #turn = 0;

  constructor(engine: Engine = desk) {
    this.#engine = engine;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  /** Can it be played? */
  get sound(): boolean {
    return this.checked && this.faults.length === 0 && this.game !== null;
  }

  /** Another position altogether; `first` when there was none before. */
  load(position: Written, first = false): void {
    if (!first) this.#remember();
    this.position = position;
    void this.#check();
  }

  set(path: Path, value: unknown): void {
    this.load(put(this.position, path, value) as Written);
  }

  #remember(): void {
    this.#past = [...this.#past, this.position].slice(-MOST);
    this.#future = [];
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.position, ...this.#future];
    this.position = before;
    void this.#check();
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.position];
    this.#future = rest;
    this.position = next;
    void this.#check();
  }

  /** What is wrong with this field, or with something in it. */
  faultsAt(path: Path, inside = true): readonly PositionFault[] {
    const text = pathText(path);
    return this.faults.filter((fault) => fault.path === text || (inside && (fault.path.startsWith(`${text}.`) || fault.path.startsWith(`${text}[`))));
  }

  close(): void {
    void this.#engine.ask<'study_close'>({ ask: 'study_close', study: this.#name }).catch(() => undefined);
  }

  async #check(): Promise<void> {
    const turn = ++this.#turn;
    const { position } = this;
    this.checked = false;
    try {
      const faults = await this.#engine.ask<'check_position'>({ ask: 'check_position', position });
      if (turn !== this.#turn) return;
      this.faults = faults;
      this.problem = null;
      if (faults.length === 0) {
        await this.#engine.ask<'study_open'>({ ask: 'study_open', study: this.#name, me: ME, source: { from: 'position', position } });
        const { view } = await this.#engine.ask<'study_look'>({ ask: 'study_look', study: this.#name, at: 0, seat: null });
        if (turn !== this.#turn) return;
        this.game = view.game ?? null;
      }
      this.checked = true;
    } catch (error) {
      if (turn === this.#turn) this.problem = asProblem(error);
    }
  }

  /** A record that begins here, with the round. */
  async record(): Promise<string> {
    const study = `${this.#name}-record`;
    const { position } = this;
    await this.#engine.ask<'study_open'>({ ask: 'study_open', study, me: ME, source: { from: 'position', position } });
    return this.#engine.ask<'study_record'>({ ask: 'study_record', study, at: 0 });
  }
}
