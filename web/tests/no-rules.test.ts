// The client contains no rule: what is legal, and every price, range and slot, comes from the server. This searches for
// numbers where a rule would need one.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, read, ROOT } from './locales';

const catalogue = JSON.parse(read(`${ROOT}gallery/data/catalogue.json`)) as Record<'employees' | 'milestones', { id: string }[]>;
const ids = [...catalogue.employees, ...catalogue.milestones].map(({ id }) => id);

/** Numbers that look like rules and are none, with the reason. */
const NO_RULES: Readonly<Record<string, string>> = {
  "item: 'burger', turns: 2": 'a made-up campaign in the pictures of the tutorial',
  'bank_broke: 3600': 'how long a scene of the show stays, in milliseconds',
  'reserve.cash / 100': 'how many notes are drawn on a reserve card',
  "kind: 'bank', bank: 45 * MINUTE": 'time for the players of a table',
};

/** `waitress: 3`, `['waitress', 3]`, `card === 'waitress' ? 3`: a table of what cards and milestones do. */
const OF_CARDS = new RegExp(String.raw`['"\`]?\b(?:${ids.join('|')})\b['"\`]?\s*[:,\])=>?&|]+\s*[[{(]?\s*-?[1-9]`, 'g');
/** `salary = 5`, `range > 2`, `slots: 3`: a number with the name of one of the rules' quantities. */
const QUANTITIES = 'salar|wage|range|slot|price|tip|bonus|cash|bank|reach|discount|duration|turns|supply|copies|reserve|training|hires|freezer';
const OF_QUANTITIES = new RegExp(String.raw`\w*(?:${QUANTITIES})\w*['"]?\s*(?:[:=<>]=?=?|[*/%])\s*-?(?:[2-9]|\d\d)`, 'gi');

function rulesIn(code: string): string[] {
  const known = Object.keys(NO_RULES).reduce((text, one) => text.replace(one, ''), code);
  return [OF_CARDS, OF_QUANTITIES].flatMap((search) => [...known.matchAll(search)].map(([found]) => found));
}

/** All code of the client, without the looks. `wire.ts` is made from the server's types and holds no values. */
const sources = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('wire.ts'))
  .map((name) => ({ name, code: read(join(ROOT, 'src', name)).replace(/<style>[^]*?<\/style>/g, '') }));

describe('the client contains no rule', () => {
  it('has no numbers of cards, prices, ranges or slots', () => {
    expect(sources.length).toBeGreaterThan(100);
    for (const { name, code } of sources) expect(rulesIn(code), name).toEqual([]);
  });

  it('would find them', () => {
    const planted = ['const TIPS = { waitress: 3 };', "[['trainer', 1]]", "card === 'guru' ? 3 : 0", 'const salary = 5;', 'if (range > 3)', 'ceo_slots: 3,', 'price * 2'];
    for (const code of planted) expect(rulesIn(code), code).not.toEqual([]);
  });

  it('excuses nothing that is not there', () => {
    const all = sources.map(({ code }) => code).join('\n');
    for (const one of Object.keys(NO_RULES)) expect(all, one).toContain(one);
  });

  it('writes no amount of money into its texts, but for the names of milestones', () => {
    for (const language of LANGUAGES)
      for (const file of readdirSync(`${ROOT}locales/${language}`)) {
        const lines = read(`${ROOT}locales/${language}/${file}`).split('\n');
        const amounts = lines.filter((line) => /\$\s?\d|\d\s?\$/.test(line) && !/^(#|milestone-\w+ = )/.test(line));
        expect(amounts, `${language}/${file}`).toEqual([]);
      }
  });
});
