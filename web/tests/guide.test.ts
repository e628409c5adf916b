import { describe, expect, it, vi } from 'vitest';
import { mostVotes } from '../src/lib/guide/examples';
import { guideNumbers } from '../src/lib/guide/numbers';
import { isTopic, paragraphId, placeOf, TOPIC_OF_STAGE, TOPICS } from '../src/lib/guide/topics';
import { Words } from '../src/lib/i18n/bundle';
import type { Catalogue } from '../src/lib/wire';
import { LANGUAGES, messages, read, REPOSITORY, ROOT, sources } from './locales';

describe('the guide', () => {
  it('tells every rule of the base game', () => {
    const rules = new Set([...read(`${REPOSITORY}docs/rules/base.md`).matchAll(/\*\*(B-[A-Z]+-\d+)\*\*/g)].map((match) => match[1]!));
    expect(rules.size).toBeGreaterThan(60);
    expect([...rules].filter((rule) => placeOf(rule) === undefined)).toEqual([]);
    const told = TOPICS.flatMap((topic) => topic.paragraphs.flat());
    expect(told.filter((rule) => rule.startsWith('B-') && !rules.has(rule))).toEqual([]);
    expect(told.length).toBe(new Set(told).size);
  });

  it('tells every rule of the modules', () => {
    const rules = new Set([...read(`${REPOSITORY}docs/rules/ketchup.md`).matchAll(/(?<!\*)\*{1,2}(K-[A-Z]+-\d+(?:\.\d+)?)\*{1,2}(?!\*)/g)].map((match) => match[1]!));
    expect(rules.size).toBeGreaterThan(150);
    expect([...rules].filter((rule) => placeOf(rule) === undefined)).toEqual([]);
    const told = TOPICS.flatMap((topic) => topic.paragraphs.flat());
    expect(told.filter((rule) => rule.startsWith('K-') && !rules.has(rule))).toEqual([]);
  });

  it('tells every rule of The Chain, those of the modules included', () => {
    const rules = new Set([...read(`${REPOSITORY}docs/rules/the-chain.md`).matchAll(/(?<!\*)\*{1,2}(C-[A-Z]+-\d+)\*{1,2}(?!\*)/g)].map((match) => match[1]!));
    expect(rules.size).toBeGreaterThan(80);
    expect([...rules].filter((rule) => placeOf(rule) === undefined)).toEqual([]);
    const told = TOPICS.filter((topic) => topic.group === 'solo').flatMap((topic) => topic.paragraphs.flat());
    expect(told.filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it('has a place for the rule of every refusal', () => {
    const rules = [...read(`${REPOSITORY}crates/rules/src/refusal.rs`).matchAll(/"([BK]-[A-Z]+-\d+(?:\.\d+)?)"/g)].map((match) => match[1]!);
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
    // The Chain's numbers are printed on its tracks and cards, which no catalogue lists.
    // A worked example counts what it tells of.
    const examples = TOPICS.flatMap(({ id, paragraphs: list }) => list.flatMap((rules, index) => (rules[0]?.startsWith('EX-') ? [paragraphId(id, index)] : [])));
    const numbered = written.filter((id) => !id.startsWith('guide-solo') && !examples.includes(id) && /\d/.test(all.get(id)!.text.replace(/2×2|算 1/g, '').replace(/first_to_have_\d+|first_to_pay_\d+/g, '')));
    expect(numbered).toEqual([]);
  });

  it('works its examples out from the catalogue', () => {
    const [base, box] = ['catalogue', 'box'].map((name) => JSON.parse(read(`${ROOT}gallery/data/${name}.json`)) as Catalogue);
    const numbers = guideNumbers({ base: base!, box: box! });
    expect([numbers['luxury_price'], numbers['sale'], numbers['low_price'], numbers['low_reach']]).toEqual([20, 125, 5, 5]);
    expect([numbers['billboard_range'], numbers['board_a_size'], numbers['board_b_size']]).toEqual([2, '3×2', '2×1']);
    expect([numbers['career'], numbers['guru']]).toEqual([4, 3]);
    expect([numbers['votes'], numbers['votes_sum'], numbers['votes_slots']]).toEqual(['$100 (2), $100 (2), $200 (3), $300 (4)', 700, 2]);
    expect([numbers['fry_price'], numbers['fry_sale'], numbers['fry_cfo'], numbers['guide_turns']]).toEqual([7, 38, 57, 3]);
    expect([numbers['price_low'], numbers['price_high'], numbers['price_sum'], numbers['hard_early'], numbers['hard_late']]).toEqual([5, 20, 600, 2, 3]);
    expect([numbers['park_sale'], numbers['coffee_price'], numbers['coffee_sale'], numbers['rural_sale'], numbers['six_bank']]).toEqual([32, 9, 28, 80, 300]);
    expect(mostVotes([2, 4, 2, 4])).toBe(4);
    // Nothing is left blank in any language.
    for (const language of LANGUAGES) {
      const words = new Words(language, sources(language));
      const complaints = vi.spyOn(console, 'warn');
      const texts = TOPICS.flatMap(({ id, paragraphs }) => paragraphs.map((_, index) => words.say(paragraphId(id, index), numbers)));
      expect(texts.filter((text) => /[{}]|undefined|NaN/.test(text)), language).toEqual([]);
      expect(complaints).not.toHaveBeenCalled();
    }
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
