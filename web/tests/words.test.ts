import { describe, expect, it, vi } from 'vitest';
import { choose, clock, flatten, guideLoaded, hasWords, language, lessonsLoaded, loadGuide, loadLessons, money, number, refusal, relativeTime, setLanguage, startLanguage, t, tParts } from '../src/lib/i18n';
import { Words } from '../src/lib/i18n/bundle';
import { LANGUAGES, sources } from './locales';

const words = Object.fromEntries(LANGUAGES.map((id) => [id, new Words(id, sources(id))])) as Record<(typeof LANGUAGES)[number], Words>;

describe.each([
  { name: 'the guide', load: loadGuide, isLoaded: guideLoaded, id: 'guide-search' },
  { name: 'lessons', load: loadLessons, isLoaded: lessonsLoaded, id: 'lesson-restaurant' },
])('$name', ({ load, isLoaded, id }) => {
  it('are not there before somebody asks', async () => {
    await startLanguage();
    expect([isLoaded(), hasWords(id)]).toEqual([false, false]);
  });

  it('are added once, however many wait for them', async () => {
    const complaints = vi.spyOn(console, 'error');
    await Promise.all([load(), load()]);
    expect([isLoaded(), hasWords(id)]).toEqual([true, true]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('follow a switch of language', async () => {
    const english = t(id);
    await setLanguage('ru');
    expect([isLoaded(), hasWords(id)]).toEqual([true, true]);
    expect(t(id)).not.toBe(english);
    await setLanguage('en');
    expect(t(id)).toBe(english);
  });
});

describe('long texts', () => {
  it('come along when they are asked for in the middle of a switch', async () => {
    vi.resetModules();
    const fresh = await import('../src/lib/i18n');
    await fresh.setLanguage('en');
    await Promise.all([fresh.setLanguage('zh-CN'), fresh.loadLessons()]);
    expect([fresh.language(), fresh.lessonsLoaded(), fresh.hasWords('lesson-restaurant')]).toEqual(['zh-CN', true, true]);
    await Promise.all([fresh.loadGuide(), fresh.setLanguage('ru')]);
    expect([fresh.language(), fresh.lessonsLoaded(), fresh.guideLoaded()]).toEqual(['ru', true, true]);
    await fresh.setLanguage('en');
  });
});

describe('numbers, money and plurals', () => {
  it('begins a term with a capital where a sentence begins', () => {
    expect(words.ru.say('step-houses')).toBe('Дома и сады');
    expect(words.en.say('stage-reserve')).toBe('Reserve card');
    expect(words['zh-CN'].say('step-houses')).toBe('住宅和花园');
  });

  it('writes money with its sign before the currency, never apart from it', () => {
    expect(words.en.money(1250)).toBe('$1,250');
    expect(words.en.money(-5)).toBe('−\u2060$5');
    expect(words.en.money(5, true)).toBe('+\u2060$5');
    expect(words.ru.money(12500)).toBe('$12\u00A0500');
    expect(words['zh-CN'].money(1250)).toBe('$1,250');
  });

  it('counts in Russian: one, few, many', () => {
    const burgers = (count: number) => words.ru.say('item-burger-count', { count });
    expect([1, 2, 5, 11, 21, 22, 25].map(burgers)).toEqual([
      '1 бургер',
      '2 бургера',
      '5 бургеров',
      '11 бургеров',
      '21 бургер',
      '22 бургера',
      '25 бургеров',
    ]);
  });

  it('lists goods and cards', () => {
    expect(words.en.goods({ burger: 2, beer: 1 })).toBe('2 burgers and 1 beer');
    expect(words['zh-CN'].goods({ burger: 2, beer: 1 })).toBe('2 个汉堡和1 瓶啤酒');
    expect(words.ru.goods({ burger: 2, beer: 1 })).toBe('2 бургера и 1 пива');
    expect(words.en.goods({})).toBe('nothing');
    expect(words.en.staff({ waitress: 2, trainer: 1 })).toBe('Waitress ×2, Trainer');
  });

  it('bends words as the sentence needs', () => {
    const args = { chain: 0, card: 'waitress' };
    expect(words.en.say('log-hired', args)).toBe('Rocket Patty hires a waitress.');
    expect(words.ru.say('log-hired', args)).toBe('Ракета-Бургер нанимает официантку.');
    expect(words['zh-CN'].say('log-hired', args)).toBe('火箭肉饼招聘了女服务员。');
  });

  it('puts the names of players in the place of chains', () => {
    const named = new Words('en', sources('en'), (chain) => (chain === 0 ? 'Anna' : undefined));
    expect(named.say('log-turn_order', { chains: [0, 1] })).toBe('Turn order: Anna and Mama Volcano.');
  });

  it('marks what a sentence mentions', () => {
    expect(words.en.parts('log-hired', { chain: 0, card: 'waitress' })).toEqual([
      { kind: 'chain', id: '0', text: 'Rocket Patty' },
      { kind: 'text', id: '', text: ' hires ' },
      { kind: 'card', id: 'waitress', text: 'a waitress' },
      { kind: 'text', id: '', text: '.' },
    ]);
  });
});

describe('the language', () => {
  it('is chosen from what the browser asks for', () => {
    expect(choose(['de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(choose(['zh-Hans-CN'])).toBe('zh-CN');
    expect(choose(['pt'])).toBe('en');
  });

  it('starts from the browser, switches at once, and is remembered', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU', 'en']);
    await startLanguage();
    expect(language()).toBe('ru');
    expect(t('phase-dinnertime')).toBe('Ужин');
    expect(document.documentElement.lang).toBe('ru');
    await setLanguage('zh-CN');
    expect(t('phase-dinnertime')).toBe('晚餐时间');
    expect(tParts('phase-dinnertime')).toHaveLength(1);
    await startLanguage();
    expect(language()).toBe('zh-CN');
  });

  it('tells times in words', async () => {
    await setLanguage('en');
    const now = Date.UTC(2026, 10, 15, 12);
    expect(relativeTime(now - 5 * 60_000, now)).toBe('5 minutes ago');
    expect(relativeTime(now - 26 * 3_600_000, now)).toBe('yesterday');
    expect(relativeTime(now - 3000, now)).toBe('now');
    expect([number(1234), money(-3), clock(3_909_000), clock(69_000)]).toEqual(['1,234', '−\u2060$3', '1:05:09', '1:09']);
  });
});

describe('refusals', () => {
  it('speak with the data of the reason', async () => {
    await setLanguage('en');
    const args = { at: [3, 4], by: { kind: 'house', house: '12' } };
    expect(flatten(args)).toEqual({ at: '3, 4', by_kind: 'house', by_house: '12' });
    expect(refusal({ code: 'not_empty', args, message: 'Square [3,4] is house 12.' })).toBe('House 12 is in the way.');
  });

  it('fall back to the sentence of the server', () => {
    expect(refusal({ code: 'brand_new', message: 'No.' })).toBe('No.');
  });
});
