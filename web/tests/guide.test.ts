import { describe, expect, it } from 'vitest';
import { isTopic, paragraphId, placeOf, TOPIC_OF_STAGE, TOPICS } from '../src/lib/guide/topics';
import { LANGUAGES, messages, read, REPOSITORY, ROOT } from './locales';

describe('the guide', () => {
  it('tells every rule of the base game', () => {
    const rules = new Set([...read(`${REPOSITORY}docs/rules/base.md`).matchAll(/\*\*(B-[A-Z]+-\d+)\*\*/g)].map((match) => match[1]!));
    expect(rules.size).toBeGreaterThan(60);
    expect([...rules].filter((rule) => placeOf(rule) === undefined)).toEqual([]);
    const told = TOPICS.flatMap((topic) => topic.paragraphs.flat());
    expect(told.filter((rule) => !rules.has(rule))).toEqual([]);
    expect(told.length).toBe(new Set(told).size);
  });

  it('has a place for the rule of every refusal', () => {
    const rules = [...read(`${REPOSITORY}crates/rules/src/refusal.rs`).matchAll(/"(B-[A-Z]+-\d+)"/g)].map((match) => match[1]!);
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.filter((rule) => placeOf(rule) === undefined)).toEqual([]);
  });

  it.each(LANGUAGES)('has all its paragraphs in %s, no more, and no number of its own', (language) => {
    const all = messages(language);
    const paragraphs = TOPICS.flatMap(({ id, paragraphs: list }) => list.map((_, index) => paragraphId(id, index)));
    expect(paragraphs.filter((id) => !all.has(id))).toEqual([]);
    expect(TOPICS.filter(({ id }) => !all.has(`guide-${id}`))).toEqual([]);
    const written = [...all.keys()].filter((id) => /^guide-[a-z]+-\d+$/.test(id));
    expect(written.filter((id) => !paragraphs.includes(id))).toEqual([]);
    // "2×2" squares of a building are its drawing, not a number of a card.
    const numbered = written.filter((id) => /\d/.test(all.get(id)!.text.replace(/2×2|算 1/g, '').replace(/first_to_have_\d+|first_to_pay_\d+/g, '')));
    expect(numbered).toEqual([]);
  });

  it('knows the topic of every moment of the game', () => {
    expect(Object.values(TOPIC_OF_STAGE).filter((topic) => !isTopic(topic))).toEqual([]);
  });

  it('is linked only with rules it knows', () => {
    const source = read(`${ROOT}src/lib/show/breakdown.ts`);
    const linked = [...source.matchAll(/rule: '([\w-]+)'/g)].map((match) => match[1]!);
    expect(linked.filter((rule) => placeOf(rule) === undefined)).toEqual([]);
  });
});
