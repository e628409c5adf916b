// The puzzles: a short list of all of them, and those of a kind with everything, fetched when one of it is opened.

import { Problem } from '../net/api';
import { unpacked } from '../study/link';
import type { Action, Module, PuzzleGoal } from '../wire';

export type PuzzleKind = PuzzleGoal['kind'];

/** A puzzle on the list. */
export interface PuzzleCard {
  id: string;
  kind: PuzzleKind;
  difficulty: number;
  players: number;
  modules?: readonly Module[];
}

/** What of a puzzle the client reads; the engine reads the whole of it. */
export interface WrittenPuzzle {
  id: string;
  goal: PuzzleGoal;
  solver: number;
  decides: readonly string[];
  difficulty: number;
  solution: readonly Action[];
  position: { round?: number; chains: readonly { at_work?: Readonly<Record<string, number>> }[] };
}

export const KINDS: readonly PuzzleKind[] = ['win_house', 'best_dinner', 'sell_houses', 'hold_rival', 'payday', 'milestones'];

const FILES = import.meta.glob<readonly WrittenPuzzle[]>(['../../../../puzzles/*.json', '!**/index.json'], { import: 'default' });

/** All puzzles: by kind, and the easy ones of each first. */
export const puzzleList = async (): Promise<readonly PuzzleCard[]> => (await import('../../../../puzzles/index.json')).default as readonly PuzzleCard[];

/** A puzzle of the list, as it is written. */
export async function writtenPuzzle({ id, kind }: PuzzleCard): Promise<WrittenPuzzle> {
  const [, fetchKind] = Object.entries(FILES).find(([path]) => path.endsWith(`/${kind}.json`)) ?? [];
  const written = (await fetchKind?.())?.find((puzzle) => puzzle.id === id);
  if (!written) throw new Error(`There is no puzzle ${id}`);
  return written;
}

/** Its number among those of its kind, from 1. */
export const numberOf = (card: PuzzleCard, list: readonly PuzzleCard[]): number => list.filter(({ kind }) => kind === card.kind).findIndex(({ id }) => id === card.id) + 1;

/** A puzzle of somebody's own, as links hold it. Fails with `bad_link`. */
export async function ownPuzzle(hash: string): Promise<WrittenPuzzle> {
  const [, text] = /[#&]z=([\w-]+)/.exec(hash) ?? [];
  const held = text ? await unpacked(text) : null;
  if (typeof held !== 'object' || held === null || !('goal' in held) || !('position' in held)) throw new Problem({ code: 'bad_link' });
  return held as WrittenPuzzle;
}
/** Such a puzzle as it would stand on the list. */
export const cardOf = ({ id, goal, difficulty, position }: WrittenPuzzle): PuzzleCard => ({ id, kind: goal.kind, difficulty, players: position.chains.length });
