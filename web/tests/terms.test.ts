// One concept, one word: messages take the words of the game from the table in terms.ftl.

import { describe, expect, it } from 'vitest';
import { LANGUAGES, messages, terms } from './locales';

type Language = (typeof LANGUAGES)[number];

/** Words that stood for a concept of the table, or beside it, before there was one. */
const OLD: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  'zh-CN': [
    /房屋/, /空位数/, /海滩/, /(?<!副)总裁/, /电脑/, /回合顺序/, /冰柜/, /汽车餐厅/, /(忙于|开始)广告/, /回合数/, /剩余.{0,12}回合/, /先跳过|暂不放置/,
    /第一个培训/, /雇佣/, /桌面/, /储备卡/, /撤回|退回/, /访客/, /地块/, /跑腿男孩/, /手推车员/, /高额工资/, /Guest/,
  ],
  ru: [
    /(?<![а-яё])вех[аиуеой]?(?![а-яё])/i, /морозил/i, /маркетолог/i, /кампани/i, /ходов(?![а-яё])/i, /автораздач|авторесторан|окн[ао] для машин|окон для машин/i,
    /ждём \{/i, /Меняет вашу цену/i, /участ(ок|к[аеиу])(?![а-яё])/i, /(?<![а-яё])пол[еяю](?![а-яё])/i, /древ[оа]/i, /лопн/i, /Пока пропустить/i, /резервн/i,
    /шаг(и|ов)? обучения/i, /закупщик|побегуш|менеджер[а-я]* скидок/i, /щёлкн|щелч/i, /(первая|вторая) игра/i, /Guest/,
  ],
};

/** Ordinary words that a term shares: "место" is a slot, and a place in the queue. */
const ORDINARY: Readonly<Record<Language, readonly string[]>> = { en: ['guest'], 'zh-CN': [], ru: ['slot', 'guest'] };
/** Our own name, and the game's. */
const NAMES = /Food Chain Magnate|快餐连锁大亨/g;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Any of these words as a word of its own, the longest first; Chinese has no gaps between words. */
function anyOf(language: Language, words: readonly string[]): RegExp {
  const all = words.toSorted((a, b) => b.length - a.length).map(escaped).join('|');
  return language === 'zh-CN' ? new RegExp(all, 'g') : new RegExp(`(?<![\\p{L}-])(?:${all})(?!\\p{L})`, 'giu');
}

describe('the table of terms', () => {
  it('has the same concepts in every language', () => {
    for (const language of LANGUAGES) expect([...terms(language).keys()].sort(), language).toEqual([...terms('en').keys()].sort());
  });

  it.each(LANGUAGES)('%s has every form its sentences ask for, and uses every concept', (language) => {
    const table = terms(language);
    const used = [...messages(language).values()].flatMap((message) => message.terms.map((one) => ({ ...one, id: message.id })));
    expect(used.filter(({ term, form }) => !table.get(term)?.has(form)).map(({ id, term, form }) => `${id}: -${term} ${form}`)).toEqual([]);
    expect([...table.keys()].filter((term) => !used.some((one) => one.term === term))).toEqual([]);
  });

  it.each(LANGUAGES)('%s writes no word of the table by hand: say { -house } rather than house', (language) => {
    const table = [...terms(language)].filter(([term]) => !ORDINARY[language].includes(term));
    const words = anyOf(language, [...new Set(table.flatMap(([, forms]) => [...forms.values()]).filter(Boolean))]);
    const byHand = [...messages(language).values()].flatMap(({ id, text }) =>
      [...text.replace(NAMES, '').matchAll(words)].map(([word]) => `${id}: ${word}`),
    );
    expect(byHand).toEqual([]);
  });

  it.each(LANGUAGES)('%s has none of the words we gave up', (language) => {
    const table = [...terms(language)].map(([id, forms]) => ({ id: `-${id}`, text: [...forms.values()].join(' ') }));
    const found = [...messages(language).values(), ...table].flatMap(({ id, text }) =>
      OLD[language].filter((old) => old.test(text)).map((old) => `${id}: ${old.source}`),
    );
    expect(found).toEqual([]);
  });
});
