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

/** A tree higher than this is laid side by side, in as many columns as this, rather than scrolled or shrunk. */
const HIGH = 15;
const WIDE = 7;

/**
 * Columns are steps of training, from left to right. The managers' tree comes first; single cards fill the first column beside
 * it, and the other careers follow below, so that no two cards share a cell and no line crosses a card. With many modules a
 * career finds its place beside another, where there is room for it (`beside`).
 */
export function layTree(cards: readonly EmployeeData[], beside = true): CareerTree {
  const byId = new Map(cards.map((card) => [card.id as string, card]));
  const depth = depths(cards);
  const roots = cards.filter((card) => depth.get(card.id) === 0);
  const managers = roots.filter((card) => card.slots > 0);
  const careers = roots.filter((card) => card.slots === 0 && card.to.length > 0);
  const singles = roots.filter((card) => card.slots === 0 && card.to.length === 0);
  const placed = new Set<string>();

  /** Everybody who comes from these, as if nobody else were there. */
  function block(heads: readonly EmployeeData[]): TreeNode[] {
    const nodes: TreeNode[] = [];
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
    for (const head of heads) put(head, head.slots > 0 ? rowsOf(nodes) : 0);
    return nodes;
  }

  const first = block([...managers, ...singles]);
  const blocks = careers.map((root) => block([root])).filter((nodes) => nodes.length > 0);
  const below = blocks.reduce((sum, nodes) => sum + rowsOf(nodes), rowsOf(first));
  const nodes = beside && below > HIGH ? pack(first, blocks) : blocks.reduce((all, next) => [...all, ...moved(next, 0, rowsOf(all))], first);
  const lines = cards.flatMap((card) =>
    card.to.filter((to) => byId.has(to)).map((to) => ({ from: card.id as string, to: to as string })),
  );
  return { nodes, lines, columns: columnsOf(nodes), rows: rowsOf(nodes) };
}

const rowsOf = (nodes: readonly TreeNode[]) => Math.max(-1, ...nodes.map((node) => node.row)) + 1;
const columnsOf = (nodes: readonly TreeNode[]) => Math.max(-1, ...nodes.map((node) => node.column)) + 1;
const moved = (nodes: readonly TreeNode[], columns: number, rows: number): TreeNode[] =>
  nodes.map(({ card, column, row }) => ({ card, column: column + columns, row: row + rows }));

/** Every career at the highest place where it has room for itself, the largest first. */
function pack(first: readonly TreeNode[], blocks: readonly (readonly TreeNode[])[]): TreeNode[] {
  const all = [...first];
  // Lines run between the managers: nothing else lies among them.
  const taken = new Set<string>(all.map(({ column, row }) => `${column},${row}`));
  const trained = first.filter(({ column }) => column > 0);
  fill(taken, 0, 0, columnsOf(first), rowsOf(trained));
  for (const nodes of blocks.toSorted((a, b) => rowsOf(b) - rowsOf(a))) {
    const [wide, high] = [columnsOf(nodes), rowsOf(nodes)];
    const free = (column: number, row: number) => !cells(column, row, wide, high).some((cell) => taken.has(cell));
    let [column, row] = [0, 0];
    while (!free(column, row)) {
      column += 1;
      if (column + wide > WIDE) [column, row] = [0, row + 1];
    }
    fill(taken, column, row, wide, high);
    all.push(...moved(nodes, column, row));
  }
  return all;
}

const cells = (column: number, row: number, wide: number, high: number): string[] =>
  Array.from({ length: wide * high }, (_, i) => `${column + (i % wide)},${row + Math.floor(i / wide)}`);
const fill = (taken: Set<string>, column: number, row: number, wide: number, high: number): void =>
  cells(column, row, wide, high).forEach((cell) => taken.add(cell));
