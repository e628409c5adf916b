import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonList, lessonText } from '../src/lib/lessons/files';
import { pointed } from '../src/lib/lessons/points';
import { nextLesson, readLearned } from '../src/lib/lessons/progress.svelte';
import type { LessonCard } from '../src/lib/lessons/files';
import type { ChainData, LessonPoint } from '../src/lib/wire';
import { REPOSITORY } from './locales';

describe('the lessons', () => {
  it('are listed without loading any of them, and each can be fetched', async () => {
    const files = readdirSync(`${REPOSITORY}lessons`).filter((name) => /^\d/.test(name)).sort();
    const list = await lessonList();
    expect(list.map((card) => `${String(card.order).padStart(2, '0')}-${card.id}.json`)).toEqual(files);
    for (const card of list) {
      const lesson = JSON.parse(await lessonText(card.id)) as { id: string; steps: unknown[] };
      expect([lesson.id, lesson.steps.length]).toEqual([card.id, card.steps]);
    }
  });

  it('say that there is none of that name', async () => {
    await expect(lessonText('dancing')).rejects.toThrow('There is no lesson dancing');
    await expect(lessonText('e')).rejects.toThrow();
  });
});

describe('what was learned', () => {
  it('is read as far as it can be', () => {
    expect(readLearned('{"a":{"done":true,"first":true},"b":{"step":3},"c":{"step":1,"done":"yes"},"d":7}')).toEqual({ a: { done: true, first: true }, b: { step: 3 }, c: {} });
    expect(readLearned('{"a":{"made":["0 pass"]},"b":{"made":[]},"c":{"made":[1]}}')).toEqual({ a: { made: ['0 pass'] }, b: {}, c: {} });
    for (const text of [null, '', 'null', '[', '"x"', '{"a":null}']) expect(readLearned(text)).toEqual({});
  });

  it('says what comes next: what was begun, else the first that is not done', () => {
    const list = ['a', 'b', 'c'].map((id) => ({ id }) as LessonCard);
    const next = (learned: Parameters<typeof nextLesson>[1]) => nextLesson(list, learned)?.id ?? null;
    expect(next({})).toBe('a');
    expect(next({ a: { done: true } })).toBe('b');
    expect(next({ a: { done: true }, c: { step: 2 } })).toBe('c');
    // A lesson done once and begun again is in nobody's way.
    expect(next({ a: { done: true, step: 2 } })).toBe('b');
    expect(next({ a: { done: true }, b: { done: true }, c: { done: true } })).toBe(null);
  });
});

describe('what the coach points at', () => {
  const chain = { chain: 0, at_work: { waitress: 1 }, beach: {}, restaurants: [{ at: [3, 4] }] } as unknown as ChainData;
  const at = (...points: LessonPoint[]) => pointed(points, { chains: [chain] }, 0);

  it('is on the map, where it stands', () => {
    expect(at({ house: '7' }, { restaurant: [3, 4] }, { restaurant: [0, 0] })).toEqual({
      things: [
        { thing: 'house', number: '7' },
        { thing: 'restaurant', chain: 0, at: [3, 4] },
        { thing: 'square', at: [0, 0] },
      ],
      selector: '',
      view: 'map',
    });
  });

  it('or a part of the screen, with the way to it', () => {
    expect(at({ panel: 'cash' })).toEqual({ things: [], selector: '[data-own] [data-part~="cash"]', view: null });
    expect(at({ panel: 'beach' }).selector).toContain('[data-testid="view-company"]');
    expect(at({ milestone: 'first_to_train_someone' }).view).toBe('milestones');
  });

  it('or a card: in the company, or in the career tree', () => {
    expect([at({ card: 'waitress' }).view, at({ card: 'trainer' }).view]).toEqual(['company', 'tree']);
    expect(at({ card: 'trainer' }).selector).toBe('[data-card="trainer"]');
  });
});
