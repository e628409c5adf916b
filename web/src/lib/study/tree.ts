/** The moments of a study as a tree: what was played, and what else might have been. */

import type { StudyNode } from '../wire';

/** A moment on the list. */
export interface Row {
  node: StudyNode;
  /** How far from the game's own line: 0 on it. */
  depth: number;
  /** The first of its stage: says which it is. */
  begins: boolean;
}

/** A round of the game's line, with whatever branches off in it. */
export interface RoundRows {
  round: number;
  rows: readonly Row[];
}

type Nodes = readonly StudyNode[];

/** The moments after each, those first that were there first. */
export function followers(nodes: Nodes): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { id, parent } of nodes) if (parent !== null) found.set(parent, [...(found.get(parent) ?? []), id]);
  return found;
}

/** Everything but the beginning, in the order it is read: a move, what else was tried in its place, and then on. */
export function rowsOf(nodes: Nodes, after = followers(nodes)): RoundRows[] {
  const rounds: { round: number; rows: Row[] }[] = [];
  let last: StudyNode | null = null;
  const put = (id: number, depth: number): void => {
    const node = nodes[id];
    if (!node) return;
    let current = rounds.at(-1);
    if (!current || (depth === 0 && current.round !== node.round)) {
      current = { round: node.round, rows: [] };
      rounds.push(current);
    }
    const begins = last === null || last.round !== node.round || last.stage !== node.stage;
    current.rows.push({ node, depth, begins });
    last = node;
  };
  const walk = (from: number, depth: number): void => {
    for (let at: number | undefined = from; at !== undefined; ) {
      const [next, ...others]: readonly number[] = after.get(at) ?? [];
      if (next === undefined) return;
      put(next, depth);
      for (const other of others) {
        put(other, depth + 1);
        walk(other, depth + 1);
      }
      at = next;
    }
  };
  walk(0, 0);
  return rounds;
}

/** The moments that lead to one, the beginning first and itself last. */
export function wayTo(nodes: Nodes, id: number): number[] {
  const way: number[] = [];
  for (let at: number | null | undefined = id; at !== null && at !== undefined; at = nodes[at]?.parent) way.push(at);
  return way.reverse();
}
