// A study's moments as a tree, and positions as links.

import { describe, expect, it } from 'vitest';
import { Problem } from '../src/lib/net/api';
import { packed, unpacked } from '../src/lib/study/link';
import { read } from '../src/lib/study/source';
import { rowsOf, wayTo } from '../src/lib/study/tree';
import type { StudyNode } from '../src/lib/wire';
import { parse } from '../src/router.svelte';

const node = (id: number, parent: number | null, round = 1, stage = 'recruit'): StudyNode => ({ id, parent, seat: parent === null ? null : 0, action: parent === null ? null : { action: 'end' }, round, stage });

describe('the tree of a study', () => {
  // 0 – 1 – 2 – 3, and in the place of 2: 4 – 6, or 5.
  const nodes = [node(0, null), node(1, 0), node(2, 1), node(3, 2, 2), node(4, 1), node(5, 1), node(6, 4, 2)];

  it('tells what else was tried right after what it replaces, and then goes on', () => {
    const rows = rowsOf(nodes).map(({ round, rows: all }) => [round, all.map((row) => `${row.node.id}/${row.depth}`)]);
    expect(rows).toEqual([
      [1, ['1/0', '2/0', '4/1', '6/1', '5/1']],
      [2, ['3/0']],
    ]);
  });

  it('names a stage where it begins', () => {
    const begins = rowsOf([node(0, null), node(1, 0), node(2, 1), node(3, 2, 1, 'train'), node(4, 3, 2, 'train')]).flatMap(({ rows }) => rows.filter((row) => row.begins).map((row) => row.node.id));
    expect(begins).toEqual([1, 3, 4]);
  });

  it('knows what led to a moment', () => {
    expect(wayTo(nodes, 6)).toEqual([0, 1, 4, 6]);
    expect(rowsOf([node(0, null)])).toEqual([]);
  });
});

describe('what is to be studied', () => {
  it('is a record or a position', () => {
    expect(read('magnate record 1\n').source.from).toBe('record');
    expect(read(' {"format": 1}').source).toEqual({ from: 'position', position: { format: 1 } });
    expect(() => read('{ "half": ')).toThrow(Problem);
  });

  it('fits into a link, and half a link is refused', async () => {
    const position = { map: ['Q90 T0', 'Ä漢'], chains: Array.from({ length: 40 }, (_, cash) => ({ cash })) };
    const link = await packed(position);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpacked(link)).toEqual(position);
    await expect(unpacked(link.slice(0, link.length / 2))).rejects.toMatchObject({ code: 'bad_link' });
    await expect(unpacked('%%')).rejects.toMatchObject({ code: 'bad_link' });
  });

  it('has an address', () => {
    const at = (path: string) => parse(new URL(path, 'https://magnate.example'));
    expect(at('/study?table=abc&code=X&at=12')).toEqual({ screen: 'study', table: 'abc', replay: null, code: 'X', seat: null, at: 12, position: null });
    expect(at('/study?replay=r1')).toMatchObject({ replay: 'r1', at: null });
    expect(at('/study#p=abc')).toMatchObject({ screen: 'study', position: 'abc' });
  });
});
