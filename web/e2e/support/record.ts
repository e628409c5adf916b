/** Game records, as far as the tests need them: the seed, and the decisions as the server takes them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, Coord, Corner, Dir, Duration, Employee, Item, Module, NewTable, ReserveCard, Solo, Staff, Stock } from '../../src/lib/wire';

export interface Decision {
  seat: number;
  action: Action;
}

export interface Recording {
  options: NewTable['options'];
  seed: string;
  decisions: Decision[];
}

/** Reads a record of `e2e/data`. The format is described in docs/records.md. */
export function readRecord(name: string): Recording {
  const lines = readFileSync(join(import.meta.dirname, '../data', name), 'utf8').split('\n');
  const header = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2) ?? '';
  const written = lines.filter((line) => /^\d+ \w/.test(line));
  const players = Number(header('players'));
  const switches = header('solo').split(' ').filter((word) => word !== '' && word !== 'plain');
  const solo = header('solo') === '' ? {} : { solo: Object.fromEntries(switches.map((name) => [name, true])) as unknown as Solo };
  const modules = header('modules') === '' ? {} : { modules: header('modules').split(' ') as Module[] };
  const asked = header('map_settings').split(' ').filter(Boolean);
  const map = asked.length > 0 ? { map_settings: Object.fromEntries(asked.map((id) => [id, true])) } : {};
  return { options: { players, ...solo, ...modules, ...map }, seed: header('seed'), decisions: written.map(readDecision) };
}

/** Reads a line of a record. */
export function readDecision(line: string): Decision {
  const [seat, verb = '', ...words] = line.split(' ');
  return { seat: Number(seat), action: readAction(verb, words) };
}

function readAction(verb: string, words: string[]): Action {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = words;
  switch (verb) {
    case 'pass':
    case 'end':
    case 'decline':
      return { action: verb };
    case 'pay':
      return words.length > 0 ? { action: 'pay', items: counts(words) as Stock } : { action: 'pay' };
    case 'road':
    case 'park':
      return { action: verb, piece: a, squares: words.slice(1).map(square) } as Action;
    case 'offramp':
      return { action: 'offramp', squares: words.map(square) };
    case 'tile':
      return { action: 'tile', tile: a, slot: square(b) };
    case 'shop':
      return { action: 'shop', at: square(a), ...(b === 'from' ? { move: square(c) } : {}) };
    case 'radio':
      return { action: 'radio', house: a, at: square(b) };
    case 'mailbox':
      return { action: 'mailbox', number: Number(a), at: square(b), item: c as Item };
    case 'restaurant':
      return { action: 'first_restaurant', at: square(a), entrance: b as Corner };
    case 'reserve':
      return { action: 'reserve', card: a as ReserveCard };
    case 'work':
      return { action: 'work', cards: counts(words) as Staff };
    case 'order':
      return { action: 'order', position: Number(a) };
    case 'hire':
      return { action: 'hire', card: a as Employee };
    case 'train':
      return { action: 'train', card: a as Employee, to: b as Employee, ...(c === 'at_work' ? { at_work: true } : {}) };
    case 'campaign': {
      const turns = (d === 'eternal' ? d : Number(d)) as Duration;
      const again = words.at(-1) === 'second' ? { second: true } : {};
      const [item, other] = c.split('+') as [Item, Item?];
      const what = { action: 'campaign', marketeer: a as Employee, number: Number(b), turns, ...again, ...(other ? { items: [item, other] as [Item, Item] } : { item }) } as const;
      // A guide has no place on the map.
      if (e === '' || e === 'second') return what;
      if (isSide(e)) return { ...what, side: e };
      if (e === 'row' || e === 'column') return { ...what, lines: { axis: e, first: Number(f) }, ...(isSide(words[6]) ? { side: words[6] } : {}) };
      return { ...what, at: square(e), rotated: f === 'rotated' };
    }
    case 'cook':
      return { action: 'cook', cook: a as Employee, item: b as Item };
    case 'errand':
      return { action: 'errand', buyer: a as Employee, item: b as Item };
    case 'fetch':
      return { action: 'fetch', buyer: a as Employee, from: square(b), path: c === '-' ? '' : c };
    case 'house':
      return { action: 'house', house: a, at: square(b), garden: c as Dir };
    case 'garden':
      return { action: 'garden', house: a, side: b as Dir };
    case 'open':
      return { action: 'open', manager: a as Employee, at: square(b), entrance: c as Corner };
    case 'move':
      return { action: 'move', manager: a as Employee, from: square(b), at: square(c), entrance: d as Corner };
    case 'fire':
      return { action: 'fire', card: a as Employee };
    case 'fire_busy':
      return { action: 'fire_busy', number: Number(a) };
    case 'keep':
      return { action: 'keep', items: counts(words) as Stock };
    default:
      throw new Error(`a record with "${verb}"`);
  }
}

const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];
const isSide = (word: string | undefined): word is Dir => word !== undefined && SIDES.includes(word);

function square(text: string): Coord {
  const [x, y] = text.split(',').map(Number);
  return [x ?? NaN, y ?? NaN];
}

/** `waitress*2 trainer` */
function counts(words: string[]): Record<string, number> {
  return Object.fromEntries(
    words.map((word) => {
      const [what = '', many = '1'] = word.split('*');
      return [what, Number(many)];
    }),
  );
}
