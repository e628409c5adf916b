import { describe, expect, it } from 'vitest';
import { Words } from '../src/lib/i18n/bundle';
import { nextPuzzle } from '../src/lib/puzzles/daily';
import { KINDS, numberOf, puzzleList, type WrittenPuzzle, writtenPuzzle } from '../src/lib/puzzles/files';
import { hintsOf } from '../src/lib/puzzles/hints';
import { longest, readKept, streak, today } from '../src/lib/puzzles/kept.svelte';
import { endOf, factLines, houseLine, taskOf } from '../src/lib/puzzles/story';
import type { PuzzleFacts, PuzzleFailure, PuzzleHouse } from '../src/lib/wire';
import { LANGUAGES, sources } from './locales';

const words = LANGUAGES.map((id) => new Words(id, sources(id)));

describe('the days', () => {
  it('are those of whoever reads', () => {
    const noon = new Date(2026, 10, 17, 12);
    expect(today(noon)).toBe(Math.floor(Date.UTC(2026, 10, 17) / 86_400_000));
    expect(today(new Date(2026, 10, 17, 0, 1))).toBe(today(noon));
    expect(today(new Date(2026, 10, 17, 23, 59))).toBe(today(noon));
  });

  it('make a streak that today may still be missing from', () => {
    expect(streak([], 10)).toBe(0);
    expect(streak([8, 9], 10)).toBe(2);
    expect(streak([8, 9, 10], 10)).toBe(3);
    expect(streak([7, 8], 10)).toBe(0);
    expect(longest([1, 2, 3, 8, 9])).toBe(3);
    expect(longest([])).toBe(0);
  });
});

describe('what was kept', () => {
  it('is read as far as it can be', () => {
    expect(readKept(null)).toEqual({ puzzles: {}, days: [] });
    expect(readKept('{')).toEqual({ puzzles: {}, days: [] });
    const text = JSON.stringify({ puzzles: { a: { tries: 2, solved: true, more: 1 }, b: null, c: { tries: -1, shown: true } }, days: [9, 8, 'x', 9] });
    expect(readKept(text)).toEqual({ puzzles: { a: { tries: 2, solved: true }, c: { shown: true } }, days: [8, 9] });
  });
});

describe('all puzzles', () => {
  it('are found, numbered, and lead to another', async () => {
    const list = await puzzleList();
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    for (const card of list) {
      const written = await writtenPuzzle(card);
      expect([written.id, written.goal.kind]).toEqual([card.id, card.kind]);
      expect(numberOf(card, list)).toBeGreaterThan(0);
      expect(nextPuzzle(card, list)?.id).not.toBe(card.id);
    }
  });

  it('have words for their task, their hints and their numbers in every language', async () => {
    for (const card of await puzzleList()) {
      const written = (await writtenPuzzle(card)) as WrittenPuzzle & { facts: PuzzleFacts };
      const lines = [taskOf(written.goal), ...hintsOf(written), ...factLines(written.goal, written.facts), endOf(written.goal, { outcome: 'solved', value: 1 }, null)];
      for (const language of words) for (const { id, args } of lines) expect(language.say(id, args), `${card.id} ${id}`).not.toMatch(/puzzle-|\{|NaN/);
    }
  });

  it('say why a try failed and why a house was won or lost', () => {
    const failures: PuzzleFailure['reason'][] = ['house_lost', 'house_unserved', 'too_little', 'too_few_houses', 'rival_earned', 'too_little_left', 'too_many_fired', 'cannot_pay', 'game_over', 'too_few_milestones'];
    const verdicts = ['won_alone', 'won_by_price', 'won_by_star', 'won_by_waitresses', 'won_by_order', 'no_restaurant', 'no_road', 'no_stock', 'lesser_order', 'dearer', 'lesser_star', 'fewer_waitresses', 'later_in_order'] as const;
    const offer = { chain: 0, unit_price: 10, distance: 1, score: 11, waitresses: 0, order: 1 };
    const ids = new Set<string>();
    for (const verdict of verdicts)
      for (const [winner, of] of [[0, 'dearer'], [0, 'lesser_order'], [1, 'won_by_price'], [null, 'no_stock']] as const) {
        if ((winner === 0) !== verdict.startsWith('won') && winner !== null) continue;
        const own = { ...offer, verdict, ...(verdict === 'no_stock' ? { missing: { beer: 1 } } : {}) } as PuzzleHouse['own'];
        const rival = { ...offer, chain: 1, score: 12, verdict: of, missing: {} } as PuzzleHouse['own'];
        const { id, args } = houseLine({ house: '7', winner, income: winner === 0 ? 10 : 0, own, rival, margin: 1 }, 0);
        ids.add(id);
        for (const language of words) expect(language.say(id, args)).not.toMatch(/puzzle-|\{|undefined|NaN/);
      }
    expect(ids.size).toBe(12);
    for (const reason of failures) for (const language of words) expect(language.has(`puzzle-failed-${reason}`), reason).toBe(true);
  });
});
