import { describe, expect, it } from 'vitest';
import { guideNumbers } from '../src/lib/guide/numbers';
import { paragraphId, TOPICS } from '../src/lib/guide/topics';
import { cardDoesArgs, cardDoes, ceoDoes, milestoneDoes, milestoneWhen, setLanguage } from '../src/lib/i18n';
import { Words } from '../src/lib/i18n/bundle';
import type { Catalogue } from '../src/lib/wire';
import { LANGUAGES, read, ROOT, sources } from './locales';

// As the server gives it.
const catalogue = JSON.parse(read(`${ROOT}gallery/data/catalogue.json`)) as Catalogue;
const box = JSON.parse(read(`${ROOT}gallery/data/box.json`)) as Catalogue;
const anew = JSON.parse(read(`${ROOT}gallery/data/new-milestones.json`)) as Catalogue;

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card says what it does with the numbers of the catalogue', async () => {
    await setLanguage(language);
    const said = [
      ceoDoes(catalogue.numbers),
      ...box.employees.map(cardDoes),
      ...[...box.milestones, ...anew.milestones].flatMap((card) => [milestoneWhen(card), milestoneDoes(card)]),
    ];
    expect(said.length).toBeGreaterThan(catalogue.employees.length + 2 * catalogue.milestones.length);
    expect(said.filter((text) => /[{}]|NaN|undefined|-does|-when/.test(text))).toEqual([]);
  });

  it('every paragraph of the guide finds its numbers', () => {
    const words = new Words(language, sources(language));
    const numbers = guideNumbers({ base: catalogue, box });
    expect(Object.entries(numbers).filter(([, value]) => typeof value !== 'number' ? !value : Number.isNaN(value))).toEqual([]);
    const said = TOPICS.flatMap(({ id, paragraphs }) => paragraphs.map((_, index) => words.say(paragraphId(id, index), numbers)));
    said.push(words.say('guide-learn-company-text', numbers));
    expect(said.filter((text) => /[{}]|NaN|undefined/.test(text))).toEqual([]);
  });
});

it('numbers on cards are those of the catalogue, not of the text', async () => {
  await setLanguage('en');
  const cook = catalogue.employees.find((card) => card.id === 'burger_cook')!;
  const more = { ...cook, ability: { kind: 'cook' as const, makes: ['burger' as const], amount: 77 } };
  expect(cardDoesArgs(more)).toMatchObject({ count: 77 });
  expect(cardDoes(more)).toBe('Makes 77 burgers.');
});
