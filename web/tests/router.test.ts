import { describe, expect, it } from 'vitest';
import { parse } from '../src/router.svelte';

const at = (path: string) => parse(new URL(path, 'http://magnate.test'));

describe('paths', () => {
  it('name the screens', () => {
    expect(at('/')).toEqual({ screen: 'home' });
    expect(at('/about')).toEqual({ screen: 'about' });
    expect(at('/people/Ann%20B')).toEqual({ screen: 'person', who: 'Ann B' });
    expect(at('/leaders')).toEqual({ screen: 'leaders' });
    expect(at('/statistics?kind=map')).toEqual({ screen: 'statistics', asked: '?kind=map' });
    expect(at('/tables?players=3')).toEqual({ screen: 'tables', asked: '?players=3' });
    expect(at('/learn')).toEqual({ screen: 'learn', topic: null });
    expect(at('/learn/lesson/cooking')).toEqual({ screen: 'lesson', id: 'cooking' });
    expect(at('/puzzles')).toEqual({ screen: 'puzzles' });
    expect(at('/editor#p=abc')).toEqual({ screen: 'editor' });
    expect(at('/puzzles/today')).toEqual({ screen: 'puzzle', id: 'today' });
    expect(at('/learn/payday')).toEqual({ screen: 'learn', topic: 'payday' });
    expect(at('/join/ABCD')).toEqual({ screen: 'join', code: 'ABCD' });
    expect(at('/t/xyz?code=K')).toEqual({ screen: 'table', id: 'xyz', code: 'K' });
    expect(at('/t/xyz/replay?at=12')).toEqual({ screen: 'replay', id: 'xyz', seq: 12, code: null });
  });

  it('that mean nothing are said to be missing', () => {
    expect(at('/nowhere').screen).toBe('missing');
    expect(at('/puzzles/a/b').screen).toBe('missing');
    expect(at('/t/a/b/c').screen).toBe('missing');
    expect(at('/t/a/replay?at=soon')).toEqual({ screen: 'replay', id: 'a', seq: null, code: null });
  });
});
