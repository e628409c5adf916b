import { describe, expect, it } from 'vitest';
import { Words } from '../src/lib/i18n/bundle';
import { type GameEvent, seatOf, type Step, type TableEntry } from '../src/lib/log/events';
import { entrySentence, sentences, SILENT } from '../src/lib/log/sentences';
import { lastDecision, since, standing, timeline, turnStart } from '../src/lib/log/timeline';
import type { Action } from '../src/lib/wire';
import { LANGUAGES, read, REPOSITORY, ROOT, sources } from './locales';

const lore = { kind: (number: number) => (number > 10 ? 'billboard' : number > 6 ? 'mailbox' : number > 3 ? 'airplane' : 'radio') };
const samples = read(`${ROOT}tests/data/events.jsonl`).trim().split('\n').map((line) => JSON.parse(line) as GameEvent);
// What random games never do.
samples.push(
  { event: 'hired', chain: 1, card: 'kitchen_trainee', phantom: true },
  { event: 'bankrupt', chain: 2, owed: 12 },
  { event: 'chain_left', chain: 2 },
  { event: 'game_ended', standings: [{ chain: 2, rank: 3, cash: 0, bankrupt: true }] },
  { event: 'structure_chosen', chain: 0, cards: null },
  { event: 'reserve_chosen', chain: 0, card: null },
);
// What only The Chain does: one of each deed.
const here = { event: 'the_chain', card: 'action_07', pane: 'slot_1' } as const;
samples.push(
  { ...here, did: 'flipped', back: 'action_07', used: null },
  { ...here, did: 'added_competition', level: 'hot', temper: 'warm', on_top: 1, under: 2 },
  { ...here, did: 'passed_over', temper: 'cool', level: 'warm' },
  { ...here, did: 'resolving', temper: 'warm' },
  { ...here, did: 'returned', temper: 'warm' },
  { ...here, did: 'shuffled', reason: 'crossed', times: 1 },
  { ...here, did: 'shuffled', reason: 'deck_empty', times: 1 },
  { ...here, did: 'in_play', front: 'action_03', back: null },
  { ...here, did: 'in_play', front: 'action_03', back: 'action_07' },
  { ...here, did: 'moved', track: 'waitresses', from: 1, to: 2, lost: 0 },
  { ...here, did: 'moved', track: 'price_distance', from: 2, to: 2, lost: 1 },
  { ...here, did: 'competition', from: 'cold', to: 'cool' },
  { ...here, did: 'competition', from: 'neutral', to: 'neutral' },
  { ...here, did: 'compared', own: 10, rival: 20 },
  { ...here, did: 'recruited', employee: 'guru', home: 'one_x_pile' },
  { ...here, did: 'not_recruited', employee: 'guru', reason: 'owned' },
  { ...here, did: 'not_recruited', employee: 'guru', reason: 'pool_empty' },
  { ...here, did: 'not_recruited', employee: 'brand_manager', reason: 'places_full' },
  { ...here, did: 'claimed', milestone: 'first_errand_boy_played', claimed: true },
  { ...here, did: 'claimed', milestone: 'first_cart_operator_used', claimed: false },
  { ...here, did: 'stars', stars: [] },
  { ...here, did: 'stars', stars: ['develop', 'lobby'] },
  { ...here, did: 'ignored', module: 'kimchi' },
  ...(['printed', 'alternative', 'fallback', 'all_demand', 'most_demand', 'draw'] as const).map(
    (reason): GameEvent => ({ ...here, did: 'got', items: { beer: 2 }, each: 2, reason, demand: [] }),
  ),
  { ...here, did: 'got_nothing', item: 'sushi' },
  { ...here, did: 'searched', placing: { piece: 'restaurant' }, target: 4, tries: [], tile: 5, place: { at: [1, 2], rotated: false } },
  { ...here, did: 'searched', placing: { piece: 'house', house: '6' }, target: 4, tries: [], tile: null, place: null },
  { ...here, did: 'searched_house', target: '3', tries: [], house: '4' },
  { ...here, did: 'searched_house', target: '3', tries: [], house: null },
  { ...here, did: 'none_left' },
  { ...here, did: 'released', employee: 'brand_manager', home: 'pool' },
  ...(['over_limit', 'inventory_drop', 'inventory_boost', 'lost'] as const).map(
    (reason): GameEvent => ({ ...here, did: 'stock', reason, items: { pizza: 3 } }),
  ),
  { ...here, did: 'bonus_cash' },
  { ...here, did: 'bonus_paid', earned: 100, amount: 50 },
  { ...here, did: 'no_drive_ins' },
  { ...here, did: 'fired_all', employees: { guru: 1 } },
  { ...here, did: 'paid', employees: 3, amount: 15 },
);
const game = read(`${ROOT}tests/data/game.jsonl`)
  .trim()
  .split('\n')
  .map((line, seq): Step => {
    const { chain, action, events } = JSON.parse(line) as { chain: number; action: Action; events: GameEvent[] };
    return { seq, at: seq * 1000, entry: { entry: 'acted', seat: chain, action }, events, rewound: false };
  });
const acted = (seq: number, seat: number, event: GameEvent): Step => ({
  seq,
  at: seq,
  entry: { entry: 'acted', seat, action: { action: 'end' } },
  events: [event],
  rewound: false,
});
const other = (seq: number, entry: string, seat: number, rewound: boolean, yes = true): Step => ({
  seq,
  at: seq,
  entry: { entry, seat, yes } as TableEntry,
  events: [],
  rewound,
});

describe('sentences', () => {
  it('cover every event of the rules', () => {
    const source = read(`${REPOSITORY}crates/rules/src/event.rs`);
    const body = source.slice(source.indexOf('pub enum Event {'));
    const names = [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {4}([A-Z]\w*)/gm)].map((match) =>
      match[1]!.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase(),
    );
    const shown = new Set(samples.map((event) => event.event));
    expect(names.filter((name) => !shown.has(name as GameEvent['event']))).toEqual([]);
  });

  it.each(LANGUAGES)('are whole in %s: nothing missing, nothing left open', (language) => {
    const words = new Words(language, sources(language));
    for (const event of samples) {
      const lines = sentences(event, lore);
      const quiet = (SILENT as readonly string[]).includes(event.event) || (event.event === 'discarded' && lines.length === 0);
      expect(lines.length > 0 || quiet, event.event).toBe(true);
      for (const line of lines) {
        const text = words.say(line.id, line.args);
        expect(text, line.id).not.toBe(line.id);
        expect(text, line.id).not.toMatch(/[{}]|undefined|NaN|_|card-|item-/);
      }
    }
  });

  it('point at what they speak of', () => {
    const served = samples.find((event) => event.event === 'house_served')!;
    const [line] = sentences(served, lore);
    expect(line!.things).toEqual([{ thing: 'house', number: served.event === 'house_served' ? served.house : '' }]);
  });

  it('tell what happens at the table', () => {
    const source = read(`${REPOSITORY}crates/table/src/entry.rs`);
    const body = source.slice(source.indexOf('pub enum Entry {'));
    const names = [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {4}([A-Z]\w*)/gm)].map((match) =>
      match[1]!.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase(),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const words = new Words(language, sources(language));
      for (const entry of names.filter((name) => name !== 'acted')) {
        const line = entrySentence({ entry, seat: 0, absent: 1 } as TableEntry);
        expect(line, entry).not.toBeNull();
        expect(words.say(line!.id, line!.args)).not.toBe(line!.id);
      }
    }
  });
});

describe('the timeline', () => {
  it('sorts a whole game into rounds, phases and turns', () => {
    const rounds = timeline(game, lore);
    expect(rounds[0]!.round).toBe(0);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index));
    const second = rounds[2]!.sections.map((section) => section.phase);
    expect(second).toEqual(['restructuring', 'order', 'working', 'working', 'dinnertime', 'payday', 'marketing', 'cleanup'].filter((phase) => second.includes(phase as never)));
    expect(rounds.at(-1)!.sections.at(-1)!.phase).toBe('end');
    const days = rounds[2]!.sections.filter((section) => section.phase === 'working').map((section) => section.chain);
    expect(new Set(days)).toEqual(new Set([0, 1]));
    const keys = rounds.flatMap(({ sections }) => sections.flatMap((section) => [section.key, ...section.lines.map((line) => line.key)]));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('forgets what was undone', () => {
    const hire = (seq: number): Step => acted(seq, 0, { event: 'hired', chain: 0, card: 'waitress', phantom: false });
    const steps = [hire(0), hire(1), other(2, 'undone', 0, true), hire(3)];
    expect(standing(steps).map((step) => step.seq)).toEqual([0, 2, 3]);
  });

  it('forgets what everybody agreed to take back', () => {
    const hire = (seq: number, seat: number): Step => acted(seq, seat, { event: 'hired', chain: seat, card: 'waitress', phantom: false });
    const steps = [hire(0, 0), hire(1, 1), hire(2, 0), hire(3, 1), other(4, 'take_back_asked', 0, false), other(5, 'take_back_answered', 1, true)];
    expect(standing(steps).map((step) => step.seq)).toEqual([0, 1, 4, 5]);
    const refused = [...steps.slice(0, 5), other(5, 'take_back_answered', 1, false, false)];
    expect(standing(refused)).toHaveLength(6);
  });

  it('knows what is new since the last turn', () => {
    const rounds = timeline(game, lore);
    const mine = game.filter((step) => seatOf(step.entry) === 0);
    expect(lastDecision(game, 0)).toBe(mine.at(-1)!.seq);
    const cut = game.slice(0, 200);
    const from = turnStart(cut, 0);
    expect(seatOf(cut[from]!.entry)).toBe(0);
    expect(cut.slice(from + 1).some((step) => seatOf(step.entry) === 1)).toBe(true);
    const news = since(timeline(cut, lore), from, 0).flatMap((section) => section.lines);
    expect(news.every((line) => line.seq >= from && !line.minor)).toBe(true);
    expect(since(rounds, game.length, 0)).toEqual([]);
  });
});
