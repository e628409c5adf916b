/** The career tree: which cards stand where, and the lines between them. Worked out from the catalogue alone. */

import type { EmployeeData } from '../wire';

export interface TreeNode {
  card: EmployeeData;
  /** Steps of training from a card that can be hired. */
  column: number;
  row: number;
}

export interface TreeLine {
  from: string;
  to: string;
}

export interface CareerTree {
  nodes: TreeNode[];
  lines: TreeLine[];
  columns: number;
  rows: number;
}

/** How many steps of training lead to each card at least. */
export function depths(cards: readonly EmployeeData[]): Map<string, number> {
  const byId = new Map(cards.map((card) => [card.id as string, card]));
  const depth = new Map<string, number>();
  let front = cards.filter((card) => card.entry || card.from.length === 0).map((card) => card.id as string);
  for (let steps = 0; front.length > 0; steps++) {
    const next: string[] = [];
    for (const id of front) {
      if (depth.has(id)) continue;
      depth.set(id, steps);
      next.push(...(byId.get(id)?.to ?? []).filter((to) => byId.has(to)));
    }
    front = next;
  }
  for (const card of cards) if (!depth.has(card.id)) depth.set(card.id, 0);
  return depth;
}

/**
 * Columns are steps of training, from left to right. Each card that can be hired starts a row; what it leads to first continues
 * the row, everything else opens rows below, so that no two cards share a cell.
 */
export function layTree(cards: readonly EmployeeData[]): CareerTree {
  const byId = new Map(cards.map((card) => [card.id as string, card]));
  const depth = depths(cards);
  const nodes: TreeNode[] = [];
  const placed = new Set<string>();
  const taken = new Set<string>();
  let rows = 0;

  const put = (id: string, row: number): number => {
    const card = byId.get(id);
    if (!card || placed.has(id)) return row;
    placed.add(id);
    const column = depth.get(id) ?? 0;
    let free = row;
    while (taken.has(`${column},${free}`)) free++;
    taken.add(`${column},${free}`);
    nodes.push({ card, column, row: free });
    let next = free;
    // Cards one step further that are reached soonest from here.
    const children = card.to.filter((to) => depth.get(to) === column + 1 && !placed.has(to));
    children.forEach((child, index) => {
      next = Math.max(next, put(child, index === 0 ? free : next + 1));
    });
    return next;
  };

  const roots = cards.filter((card) => depth.get(card.id) === 0);
  // Managers first: their tree is the largest and everything else is read beside it.
  for (const root of [...roots].sort((a, b) => b.slots - a.slots)) rows = put(root.id, rows) + 1;
  const lines = cards.flatMap((card) => card.to.filter((to) => byId.has(to)).map((to) => ({ from: card.id as string, to: to as string })));
  return { nodes, lines, columns: Math.max(0, ...nodes.map((node) => node.column)) + 1, rows };
}
