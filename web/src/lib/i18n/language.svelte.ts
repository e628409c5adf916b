// Which language is spoken, and everything that speaks it. Reading any of these inside a component or a `$derived`
// follows a switch of language at once.

import { type Args, type Bag, type ChainNames, type Part, Words } from './bundle';

export interface Language {
  id: 'en' | 'zh-CN' | 'ru';
  /** In itself: people look for their own word. */
  name: string;
}
export type LanguageId = Language['id'];

export const LANGUAGES: readonly Language[] = [
  { id: 'en', name: 'English' },
  { id: 'zh-CN', name: '简体中文' },
  { id: 'ru', name: 'Русский' },
];

type Loader = () => Promise<{ default: string[] }>;
const WORDS: Record<LanguageId, Loader> = {
  en: () => import('./words/en'),
  'zh-CN': () => import('./words/zh-CN'),
  ru: () => import('./words/ru'),
};
/** Long texts that only some people need: fetched when asked for, and then kept up with the language. */
type Shelf = 'guide' | 'lessons' | 'analysis' | 'puzzles' | 'people' | 'account' | 'orders';
const SHELVES: Record<Shelf, Record<LanguageId, Loader>> = {
  guide: {
    en: () => import('./words/en.guide'),
    'zh-CN': () => import('./words/zh-CN.guide'),
    ru: () => import('./words/ru.guide'),
  },
  lessons: {
    en: () => import('./words/en.lessons'),
    'zh-CN': () => import('./words/zh-CN.lessons'),
    ru: () => import('./words/ru.lessons'),
  },
  analysis: {
    en: () => import('./words/en.analysis'),
    'zh-CN': () => import('./words/zh-CN.analysis'),
    ru: () => import('./words/ru.analysis'),
  },
  puzzles: {
    en: () => import('./words/en.puzzles'),
    'zh-CN': () => import('./words/zh-CN.puzzles'),
    ru: () => import('./words/ru.puzzles'),
  },
  people: {
    en: () => import('./words/en.people'),
    'zh-CN': () => import('./words/zh-CN.people'),
    ru: () => import('./words/ru.people'),
  },
  account: {
    en: () => import('./words/en.account'),
    'zh-CN': () => import('./words/zh-CN.account'),
    ru: () => import('./words/ru.account'),
  },
  orders: {
    en: () => import('./words/en.orders'),
    'zh-CN': () => import('./words/zh-CN.orders'),
    ru: () => import('./words/ru.orders'),
  },
};
const REMEMBERED = 'magnate.language';

let names = $state.raw<ChainNames>(() => undefined);
let words = $state.raw(new Words('en', []));
/** In which language each shelf is there. */
let loaded = $state.raw<Partial<Record<Shelf, LanguageId>>>({});
/** Shelves somebody has asked for. */
const wanted = new Set<Shelf>();

/** The best of our languages for these wishes, most wanted first. */
export function choose(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language.id.toLowerCase().split('-')[0] === base);
    if (found) return found.id;
  }
  return 'en';
}

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null; // no storage in this browser: start from its languages each time
  }
}

/** The language at the start: the one chosen last time, else what the browser asks for. Await it before the first screen. */
export async function startLanguage(): Promise<void> {
  const last = LANGUAGES.find((language) => language.id === remembered());
  await load(last?.id ?? choose(navigator.languages));
}

/** Switches and remembers. When its words cannot be fetched everything stays as it was and the promise fails. */
export async function setLanguage(id: LanguageId): Promise<void> {
  await load(id);
  try {
    localStorage.setItem(REMEMBERED, id);
  } catch {
    // not remembered, but switched
  }
}

async function load(id: LanguageId): Promise<void> {
  const open = [...wanted];
  const texts = await Promise.all([WORDS[id](), ...open.map((shelf) => SHELVES[shelf][id]())]);
  if (open.length !== wanted.size) return load(id); // somebody asked for more meanwhile
  words = new Words(
    id,
    texts.flatMap((text) => text.default),
    (chain) => names(chain),
  );
  loaded = Object.fromEntries(open.map((shelf) => [shelf, id]));
  document.documentElement.lang = id;
}

async function loadShelf(shelf: Shelf): Promise<void> {
  const current = words;
  const id = current.language as LanguageId;
  if (loaded[shelf] === id) return;
  wanted.add(shelf);
  let texts;
  try {
    texts = await SHELVES[shelf][id]();
  } catch (error) {
    if (!loaded[shelf]) wanted.delete(shelf); // what cannot be had must not keep anybody from another language
    throw error;
  }
  if (words !== current) return loadShelf(shelf); // the language changed meanwhile
  if (loaded[shelf] === id) return; // somebody else waited too
  texts.default.forEach((source) => current.add(source));
  loaded = { ...loaded, [shelf]: id };
}

/** Fetches the long texts of the rule guide; `guideLoaded()` says when they are there. */
export const loadGuide = (): Promise<void> => loadShelf('guide');
export const guideLoaded = (): boolean => loaded.guide === words.language;

/** Fetches what the coach says in lessons; `lessonsLoaded()` says when it is there. */
export const loadLessons = (): Promise<void> => loadShelf('lessons');
export const lessonsLoaded = (): boolean => loaded.lessons === words.language;

/** Fetches what the analysis and the coach say; `analysisLoaded()` says when it is there. */
export const loadAnalysis = (): Promise<void> => loadShelf('analysis');
export const analysisLoaded = (): boolean => loaded.analysis === words.language;

/** Fetches what puzzles say; `puzzlesLoaded()` says when it is there. */
export const loadPuzzles = (): Promise<void> => loadShelf('puzzles');
export const puzzlesLoaded = (): boolean => loaded.puzzles === words.language;

/** Fetches what profiles and statistics say; `peopleLoaded()` says when it is there. */
export const loadPeople = (): Promise<void> => loadShelf('people');
export const peopleLoaded = (): boolean => loaded.people === words.language;

/** Fetches what the account and notices say; `accountLoaded()` says when it is there. */
export const loadAccount = (): Promise<void> => loadShelf('account');
export const accountLoaded = (): boolean => loaded.account === words.language;

/** Fetches what orders and plans say; `ordersLoaded()` says when it is there. */
export const loadOrders = (): Promise<void> => loadShelf('orders');
export const ordersLoaded = (): boolean => loaded.orders === words.language;

/** Puts players' names in the place of chain names everywhere; give the function that knows them at this table. */
export function nameChains(by: ChainNames): void {
  names = by;
}

export const language = (): LanguageId => words.language as LanguageId;
export const t = (id: string, args?: Args): string => words.say(id, args);
export const tParts = (id: string, args?: Args): Part[] => words.parts(id, args);
export const hasWords = (id: string): boolean => words.has(id);
export const chainName = (chain: number): string => words.chain(chain);
/** A house as it is called after the word for a house. */
export const houseName = (id: string): string => words.house(id);
export const number = (value: number): string => words.number(value);
export const money = (value: number, signed = false): string => words.money(value, signed);
export const list = (values: readonly string[]): string => words.list(values);
export const goods = (items: Bag): string => words.goods(items);
export const staff = (cards: Bag): string => words.staff(cards);

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "yesterday", "now". Both times in milliseconds. */
export function relativeTime(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.trunc((at - now) / length);
    if (count !== 0) return format.format(count, unit);
  }
  return format.format(0, 'second');
}

/** Does a text hold Cyrillic letters? A heading with them is set in one face that has both alphabets. */
export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

export const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A stretch of time as "1:05:09" or "5:09": the same in every language. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A long stretch of time in two units at most: "2 d 5 h"; below a day as on a clock. */
export function stretch(milliseconds: number): string {
  if (milliseconds < 86_400_000) return clock(milliseconds);
  const [days, hours] = [Math.floor(milliseconds / 86_400_000), Math.floor(milliseconds / 3_600_000) % 24];
  return [days, hours].flatMap((count, index) => (count > 0 ? [inUnit(count, index === 0 ? 'day' : 'hour', 'narrow')] : [])).join(' ');
}
/** "3 days", "5 minutes": in the largest unit that fits. */
export function duration(milliseconds: number): string {
  const unit = UNITS.find(([, length]) => milliseconds >= length && milliseconds % length === 0);
  return unit ? inUnit(milliseconds / unit[1], unit[0] as TimeUnit, 'long') : inUnit(milliseconds / 1000, 'second', 'long');
}
type TimeUnit = 'day' | 'hour' | 'minute' | 'second';
const inUnit = (count: number, unit: TimeUnit, unitDisplay: 'narrow' | 'long'): string =>
  new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay }).format(count);

/** When something is, seen from today: the time alone, or the day with it. */
export function soon(at: number, now: number = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const parts: Intl.DateTimeFormatOptions = today ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(words.language, { ...parts, hour: '2-digit', minute: '2-digit' }).format(at);
}

// In development a changed word reloads the page: a second copy of this module would speak no language yet.
import.meta.hot?.accept(() => location.reload());
