/** Questions to the server about the game as it stands. They change nothing. */

import type { Overlay } from '../board/types';
import type { Args } from '../i18n';
import type { GameEvent } from '../log/events';
import { Problem } from '../net/api';
import type { Action, Answer, Employee, HaulData, HouseForecast, HouseOffers, Mark, Preview, RefusalData, Staff, StructurePlan, Worths } from '../wire';
import type { TableStore } from './table.svelte';

type Named<A extends Answer['answer']> = Extract<Answer, { answer: A }>;

/** A sentence to be: its id and what goes into it. */
export interface Words {
  id: string;
  args: Args;
}

const problemOf = (refusal: RefusalData | null): Problem | null => (refusal ? new Problem(refusal) : null);

/** What an action would do, or why it cannot be done. */
export interface Previewed {
  problem: Problem | null;
  events: GameEvent[];
  notes: Words[];
  /** Possible, but surely not meant. */
  warning: Words | null;
  overlays: Overlay[];
  /** Houses that would stand otherwise tonight. */
  marks: Words[];
  /** Nothing would be left to do in the working day. */
  endsDay: boolean;
  /** Salaries then. */
  due: number;
  /** Cash that would be spent. */
  spent: number;
}

const isRestaurant = (action: Action): boolean => action.action === 'first_restaurant' || action.action === 'open' || action.action === 'move';

/** A restaurant whose road reaches no house at all. */
const leadsNowhere = (preview: Preview, action: Action): boolean =>
  isRestaurant(action) && preview.refusal === null && preview.distances.every(({ after }) => after === null);

/** How far each house would be, compared with the nearest rival: those one is nearest to first. */
function distancesOf(preview: Preview, action: Action): Words[] {
  if (!isRestaurant(action) || preview.refusal !== null) return [];
  const lead = ({ after, rival }: Preview['distances'][number]) => (after ?? Infinity) - (rival?.distance ?? FAR);
  return preview.distances
    .filter(({ after }) => after !== null)
    .toSorted((a, b) => lead(a) - lead(b))
    .map(({ house, after, rival }) =>
      rival
        ? { id: 'stage-note-distance', args: { house, mine: after ?? 0, chain: rival.chain, rival: rival.distance } }
        : { id: 'stage-note-distance-alone', args: { house, mine: after ?? 0 } },
    );
}
/** Farther than any road. */
const FAR = 99;

export async function previewOf(table: TableStore, action: Action): Promise<Previewed> {
  const answer = await table.ask<Named<'preview'>>({ question: 'preview', action });
  return {
    problem: problemOf(answer.refusal),
    events: answer.events,
    notes: [...notesOf(answer), ...passingWords(answer, action), ...distancesOf(answer, action)],
    warning: leadsNowhere(answer, action) ? { id: 'stage-note-nowhere', args: {} } : null,
    overlays: overlaysOf(answer, action),
    marks: markWords(answer),
    endsDay: answer.ends_day,
    due: answer.bill.after.due,
    spent: answer.cash.before - answer.cash.after,
  };
}

/** What changes beyond the event itself. */
function notesOf(preview: Preview): Words[] {
  const notes: Words[] = [];
  const nearer = preview.distances.filter(({ before, after }) => after !== null && (before === null || after < before));
  const farther = preview.distances.filter(({ before, after }) => before !== null && (after === null || after > before));
  if (nearer.length > 0) notes.push({ id: 'game-note-nearer', args: { houses: nearer.map(({ house }) => house) } });
  if (farther.length > 0) notes.push({ id: 'game-note-farther', args: { houses: farther.map(({ house }) => house) } });
  notes.push(...onceOpen(preview));
  notes.push(...markWords(preview));
  if (preview.price.before !== preview.price.after) notes.push({ id: 'game-note-price', args: { ...preview.price } });
  if (preview.cash.before !== preview.cash.after) notes.push({ id: 'game-note-cash', args: { ...preview.cash } });
  const bill = { before: preview.bill.before.due, after: preview.bill.after.due };
  if (bill.before !== bill.after) notes.push({ id: 'game-note-bill', args: bill });
  const full = preview.next_run.filter((one) => one.lost > 0).map((one) => one.house);
  if (full.length > 0) notes.push({ id: 'game-note-full', args: { houses: full } });
  return notes;
}

/** Houses that would pass a new shop. */
const passingWords = ({ houses, refusal }: Preview, { action }: Action): Words[] =>
  action !== 'shop' || refusal !== null ? [] : [houses.length > 0 ? { id: 'stage-note-coffee', args: { houses } } : { id: 'stage-note-coffee-none', args: {} }];

/** What a new road changes once it is open, for oneself and for others. */
function onceOpen({ once_open = [], refusal }: Preview): Words[] {
  if (refusal !== null || once_open.length === 0) return [];
  const nearer = once_open.filter(({ before, after }) => after !== null && (before === null || after < before));
  const others = once_open.filter((one) => !nearer.includes(one));
  const said: Words[] = [];
  if (nearer.length > 0) said.push({ id: 'stage-note-open-nearer', args: { houses: nearer.map(({ house }) => house) } });
  if (others.length > 0) said.push({ id: 'stage-note-open-others', args: { houses: others.map(({ house }) => house) } });
  return said;
}

/** Houses that would stand otherwise, by how they would stand. */
function markWords(preview: Pick<Preview, 'marks'>): Words[] {
  return MARKS.flatMap((mark) => {
    const houses = preview.marks.filter(({ after }) => after === mark).map(({ house }) => house);
    return houses.length > 0 ? [{ id: `stage-note-${mark}`, args: { houses } }] : [];
  });
}
const MARKS: readonly Mark[] = ['secure', 'open', 'lost'];

function overlaysOf(preview: Preview, action: Action): Overlay[] {
  const shown: Overlay[] = [];
  const changed = preview.marks.flatMap(({ house, after }) => (after === null ? [] : [{ number: house, mark: after }]));
  if (changed.length > 0) shown.push({ kind: 'forecast', houses: changed });
  if (preview.reached.length > 0) shown.push({ kind: 'range', squares: preview.reached });
  if (action.action === 'campaign' || action.action === 'mailbox' || action.action === 'radio') {
    const placed = preview.next_run.filter((one) => one.placed > 0);
    const count = Math.max(1, ...placed.map((one) => one.placed));
    const houses = preview.houses.length > 0 ? preview.houses : placed.map((one) => one.house);
    if (houses.length > 0) shown.push({ kind: 'reached', houses, item: action.action === 'radio' ? 'pizza' : action.item, count });
  }
  if (action.action === 'shop' && preview.houses.length > 0) shown.push({ kind: 'reached', houses: preview.houses, item: 'coffee', count: 1 });
  if (action.action === 'park') for (const house of preview.houses) shown.push({ kind: 'note', house, text: '＋', tone: 'good' });
  for (const { house, before, after } of preview.once_open ?? [])
    if (before !== after) shown.push({ kind: 'note', house, text: `${before ?? '–'} → ${after ?? '–'}`, tone: after !== null && (before === null || after < before) ? 'good' : 'bad' });
  if (isRestaurant(action)) {
    // Mine against the nearest rival's: who is nearer has the better price.
    for (const { house, after, rival } of preview.distances.filter((one) => one.after !== null))
      shown.push({
        kind: 'note',
        house,
        text: rival ? `${after} : ${rival.distance}` : `${after}`,
        tone: !rival || (after ?? FAR) < rival.distance ? 'good' : after === rival.distance ? 'plain' : 'bad',
      });
    return shown;
  }
  const later = new Set((preview.once_open ?? []).map(({ house }) => house));
  for (const { house, before, after } of preview.distances.filter((one) => one.before !== one.after && !later.has(one.house)))
    shown.push({
      kind: 'note',
      house,
      text: `${before ?? '–'} → ${after ?? '–'}`,
      tone: after !== null && (before === null || after < before) ? 'good' : 'bad',
    });
  return shown;
}

/** What a set of cards does this round. */
export interface StructureReport {
  problem: Problem | null;
  fits: boolean;
  plan: StructurePlan;
  lines: Words[];
}

export async function structureOf(table: TableStore, cards: Staff): Promise<StructureReport> {
  const plan = await table.ask<Named<'structure'>>({ question: 'structure', cards });
  const lines: Words[] = [
    { id: 'game-sum-slots', args: { count: plan.open_slots } },
    { id: 'game-sum-hires', args: { count: plan.hires } },
  ];
  if (plan.training > 0) lines.push({ id: 'game-sum-training', args: { count: plan.training } });
  lines.push({ id: 'game-sum-price', args: { amount: plan.price.unit_price } });
  if (plan.waitresses > 0) lines.push({ id: 'game-sum-waitresses', args: { count: plan.waitresses } });
  if (plan.cfo) lines.push({ id: 'card-cfo', args: {} });
  if (plan.drive_in) lines.push({ id: 'game-sum-drive-in', args: {} });
  lines.push({ id: 'game-sum-salaries', args: { amount: plan.bill.due } });
  for (const milestone of plan.milestones) lines.push({ id: 'game-sum-milestone', args: { milestone } });
  const problem = problemOf(plan.refusal) ?? (plan.fits ? null : new Problem({ code: 'does_not_fit' }));
  return { problem, fits: plan.fits, plan, lines };
}

/** What a buyer's way brings home. */
export interface Haul {
  problem: Problem | null;
  items: Readonly<Record<string, number>>;
  sources: readonly (readonly [number, number])[];
}

/** The best ways of one buyer, most drinks first. */
export async function haulsOf(table: TableStore, buyer: Employee): Promise<readonly HaulData[]> {
  return (await table.ask<Named<'hauls'>>({ question: 'hauls', buyer })).hauls;
}

/** A way drawn by hand. */
export async function haulOf(table: TableStore, action: Extract<Action, { action: 'fetch' }>): Promise<Haul> {
  const preview = await previewOf(table, action);
  const fetched = preview.events.find((event) => event.event === 'drinks_fetched');
  return { problem: preview.problem, items: fetched?.items ?? {}, sources: fetched?.sources ?? [] };
}

/** Offers of every chain to every house, if dinner were now. */
export const offersNow = (table: TableStore): Promise<Named<'houses'>> => table.ask({ question: 'houses' });

export async function offersOf(table: TableStore, house: string): Promise<HouseOffers | null> {
  return (await offersNow(table)).houses.find((one) => one.house === house) ?? null;
}

/** What is already certain about tonight's dinner; nothing before structures are revealed. */
export const forecastNow = (table: TableStore): Promise<Named<'forecast'>> => table.ask({ question: 'forecast' });

/** What would have to happen for a house to be mine, or not to be. */
export function forecastWords(house: HouseForecast, me: number): Words[] {
  if (house.mark === 'secure') return [{ id: 'stage-forecast-secure', args: { amount: house.income } }];
  const { obstacle } = house;
  if (obstacle)
    switch (obstacle.obstacle) {
      case 'no_road':
        return [{ id: 'stage-lost-no-road', args: {} }];
      case 'goods':
        return [{ id: 'stage-lost-goods', args: { items: obstacle.missing } }];
      case 'dearer':
        return [{ id: 'stage-lost-dearer', args: { chain: obstacle.chain, amount: obstacle.by } }];
      case 'fewer_waitresses':
        return [{ id: 'stage-lost-waitresses', args: { chain: obstacle.chain } }];
      case 'lesser_order':
        return [{ id: 'stage-lost-taste', args: { chain: obstacle.chain } }];
      case 'lesser_star':
        return [{ id: 'stage-lost-star', args: { chain: obstacle.chain } }];
      case 'later_in_order':
        return [{ id: 'stage-lost-order', args: { chain: obstacle.chain } }];
    }
  const words: Words[] = [{ id: 'stage-forecast-open', args: { amount: house.income } }];
  if (house.garden) words.push({ id: 'stage-open-garden', args: {} });
  for (const { chain, makes, moves, before_you } of house.contenders) {
    const lacks = Object.keys(makes).length > 0;
    if (chain === me) {
      if (lacks) words.push({ id: 'stage-open-make', args: { items: makes } });
    } else if (lacks) words.push({ id: before_you ? 'stage-open-rival-makes' : 'stage-open-rival-else', args: { chain, items: makes } });
    else words.push({ id: moves ? 'stage-open-rival-moves' : before_you ? 'stage-open-rival-first' : 'stage-open-rival-has', args: { chain } });
  }
  return words;
}

/** What every place is worth at which the piece of this action may lie. */
export const worthsOf = (table: TableStore, like: Action): Promise<Worths> => table.ask<Named<'worths'>>({ question: 'worths', like });

/** The best place has the highest of four tiers, a place of no use the lowest. */
export function worthTier(net: number, best: number): number {
  if (net <= 0 || best <= 0) return 0;
  return net >= best ? 3 : net * 2 > best ? 2 : 1;
}

/** Roads tinted by their distance from a chain, or from one of its restaurants. */
export async function reachOf(table: TableStore, chain: number, restaurant?: [number, number]): Promise<Overlay> {
  const reach = await table.ask<Named<'reach'>>({ question: 'reach', chain, ...(restaurant ? { restaurant } : {}) });
  return {
    kind: 'reach',
    chain,
    squares: reach.roads,
    houses: reach.houses.flatMap(({ house, distance }) => (distance === null ? [] : [{ number: house, distance }])),
  };
}

/** The way from a chain's nearest entrance to a house, driven by its guests. */
export async function wayTo(table: TableStore, chain: number, house: string): Promise<Overlay | null> {
  const { squares } = await table.ask<Named<'route'>>({ question: 'route', chain, house });
  return squares.length > 1 ? { kind: 'drive', squares: squares.toReversed(), chain } : null;
}

/** Where one of one's cards reaches. */
export async function rangeOf(table: TableStore, card: Employee): Promise<Overlay> {
  const range = await table.ask<Named<'range'>>({ question: 'range', card });
  return { kind: 'range', squares: range.squares };
}

/** Whom one could hire, and why not the others. */
export const hiresOf = (table: TableStore): Promise<Named<'hires'>> => table.ask({ question: 'hires' });

/** Whom one could train to what, and why not. */
export const trainingsOf = (table: TableStore): Promise<Named<'trainings'>> => table.ask({ question: 'trainings' });
