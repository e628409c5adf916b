import { describe, expect, it } from 'vitest';
import { at, emptyTown, pathText, put } from '../src/lib/editor/editing.svelte';

describe('a position that is edited', () => {
  const whole = { version: 1, map: ['A0'], chains: [{ cash: 5 }, {}] };

  it('changes where it is told, and nowhere else', () => {
    expect(put(whole, ['chains', 0, 'cash'], 7)).toEqual({ version: 1, map: ['A0'], chains: [{ cash: 7 }, {}] });
    expect(put(whole, ['chains', 1, 'stock', 'beer'], 2)).toEqual({ ...whole, chains: [{ cash: 5 }, { stock: { beer: 2 } }] });
    expect(put(whole, ['campaigns', 0, 'lines', 'axis'], 'row')).toEqual({ ...whole, campaigns: [{ lines: { axis: 'row' } }] });
    expect(put(whole, ['chains', 0], undefined)).toEqual({ ...whole, chains: [{}] });
    expect(put(whole, ['chains', 0, 'cash'], undefined)).toEqual({ ...whole, chains: [{}, {}] });
    expect(Object.keys(put(whole, ['map'], ['B0']) as object)).toEqual(['version', 'map', 'chains']);
    expect(whole.chains[0]).toEqual({ cash: 5 });
  });

  it('is read along a path that faults are named by', () => {
    expect(at(whole, ['chains', 0, 'cash'])).toBe(5);
    expect(at(whole, ['chains', 4, 'cash'])).toBeUndefined();
    expect(pathText(['chains', 1, 'restaurants', 0, 'at'])).toBe('chains[1].restaurants[0].at');
    expect(pathText([])).toBe('');
  });

  it('begins with an empty town', () => {
    expect(emptyTown(2, 2, ['A', 'B', 'C'], 2)).toEqual({ version: 1, map: ['A0 B0', 'C0 --'], chains: [{}, {}] });
  });
});
