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
 * Columns are steps of training, from left to right. The managers' tree comes first; single cards fill the first column beside
 * it, and the other careers follow below, so that no two cards share a cell and no line crosses a card.
 */
export function layTree(cards: readonly EmployeeData[]): CareerTree {
  const byId = new Map(cards.map((card) => [card.id as string, card]));
  const depth = depths(cards);
  const nodes: TreeNode[] = [];
  const placed = new Set<string>();
  const taken = new Set<string>();

  const put = (card: EmployeeData, row: number): void => {
    if (placed.has(card.id)) return;
    placed.add(card.id);
    const column = depth.get(card.id) ?? 0;
    let free = row;
    while (taken.has(`${column},${free}`)) free++;
    taken.add(`${column},${free}`);
    nodes.push({ card, column, row: free });
    for (const to of card.to) {
      const next = byId.get(to);
      if (next && depth.get(to) === column + 1) put(next, free);
    }
  };
  const rows = () => Math.max(-1, ...nodes.map((node) => node.row)) + 1;

  const roots = cards.filter((card) => depth.get(card.id) === 0);
  const managers = roots.filter((card) => card.slots > 0);
  const careers = roots.filter((card) => card.slots === 0 && card.to.length > 0);
  const singles = roots.filter((card) => card.slots === 0 && card.to.length === 0);
  for (const root of managers) put(root, rows());
  for (const root of singles) put(root, 0);
  for (const root of careers) put(root, rows());
  const lines = cards.flatMap((card) =>
    card.to.filter((to) => byId.has(to)).map((to) => ({ from: card.id as string, to: to as string })),
  );
  return { nodes, lines, columns: Math.max(0, ...nodes.map((node) => node.column)) + 1, rows: rows() };
}
