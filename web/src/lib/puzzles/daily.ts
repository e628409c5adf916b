/** Which puzzle a day has: the engine knows. */

import { desk, type Engine } from '../engine/engine';
import type { PuzzleCard } from './files';
import { kept } from './kept.svelte';

export async function puzzleOf(day: number, list: readonly PuzzleCard[], engine: Engine = desk): Promise<PuzzleCard | null> {
  const id = await engine.ask<'puzzle_of_the_day'>({ ask: 'puzzle_of_the_day', ids: list.map((card) => card.id), day });
  return list.find((card) => card.id === id) ?? null;
}

/** The one to go on with: the next that nobody has solved or seen, first of the same kind. */
export function nextPuzzle(card: PuzzleCard, list: readonly PuzzleCard[]): PuzzleCard | null {
  const at = list.findIndex(({ id }) => id === card.id);
  const around = [...list.slice(at + 1), ...list.slice(0, at)];
  const open = around.filter(({ id }) => !['solved', 'shown'].includes(kept.mark(id) ?? ''));
  return open.find(({ kind }) => kind === card.kind) ?? open[0] ?? around[0] ?? null;
}
