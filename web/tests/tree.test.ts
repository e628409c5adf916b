import { describe, expect, it } from 'vitest';
import { FIGURE_IDS, figureOf } from '../src/lib/cards/figures';
import { depths, layTree } from '../src/lib/cards/tree';
import type { Catalogue, EmployeeData } from '../src/lib/wire';
import { read, ROOT } from './locales';

const card = (id: string, to: string[], more: Partial<EmployeeData> = {}): EmployeeData =>
  ({ id, to, from: [], entry: false, slots: 0, colour: 'grey', ...more }) as unknown as EmployeeData;

const CARDS = [
  card('waitress', [], { entry: true }),
  card('boss', ['vice', 'builder'], { entry: true, slots: 2 }),
  card('vice', ['chief', 'coach'], { from: ['boss'] as never }),
  card('builder', [], { from: ['boss'] as never }),
  card('chief', [], { from: ['vice'] as never }),
  card('coach', [], { from: ['vice'] as never }),
  card('boy', ['driver'], { entry: true }),
  card('driver', [], { from: ['boy'] as never }),
];

describe('the career tree', () => {
  it('counts the steps of training to each card', () => {
    expect(Object.fromEntries(depths(CARDS))).toMatchObject({ waitress: 0, boss: 0, vice: 1, chief: 2, driver: 1 });
  });

  it('gives every card a cell of its own, in the column of its steps', () => {
    const tree = layTree(CARDS);
    expect(tree.nodes).toHaveLength(CARDS.length);
    const cells = tree.nodes.map(({ column, row }) => `${column},${row}`);
    expect(new Set(cells).size).toBe(cells.length);
    const at = Object.fromEntries(tree.nodes.map(({ card: { id }, column, row }) => [id, [column, row]]));
    expect(at).toMatchObject({ boss: [0, 0], waitress: [0, 1], vice: [1, 0], builder: [1, 1], chief: [2, 0], coach: [2, 1], boy: [0, 2], driver: [1, 2] });
    expect(tree.lines).toContainEqual({ from: 'vice', to: 'coach' });
  });
});

describe('the tree of the whole box', () => {
  const box = JSON.parse(read(`${ROOT}gallery/data/box.json`)) as Catalogue;
  it('lies side by side where there is room, every card in a cell of its own', () => {
    const [wide, high] = [layTree(box.employees), layTree(box.employees, false)];
    for (const tree of [wide, high]) {
      expect(tree.nodes).toHaveLength(box.employees.length);
      expect(new Set(tree.nodes.map(({ column, row }) => `${column},${row}`)).size).toBe(tree.nodes.length);
    }
    expect(wide.rows).toBeLessThan(high.rows);
    expect(wide.columns).toBeGreaterThan(high.columns);
    // So much is whole on a screen of 1440 by 900.
    expect(wide.columns).toBeLessThanOrEqual(7);
    expect(wide.rows).toBeLessThanOrEqual(15);
  });
});

describe('figures on cards', () => {
  it('are all different', () => {
    const looks = FIGURE_IDS.map((id) => JSON.stringify(figureOf(id)));
    expect(new Set(looks).size).toBe(looks.length);
    const box = JSON.parse(read(`${ROOT}gallery/data/box.json`)) as Catalogue;
    expect(box.employees.filter(({ id }) => !FIGURE_IDS.includes(id))).toEqual([]);
  });

  it('exist for cards nobody has drawn yet, always the same', () => {
    expect(figureOf('somebody_new')).toEqual(figureOf('somebody_new'));
  });
});
