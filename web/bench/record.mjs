// The record the measurements play, and its decisions as the server takes them.
import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('../e2e/data/evening.txt', import.meta.url), 'utf8').split('\n');
export const seed = lines.find((line) => line.startsWith('seed: ')).slice(6);
export const players = Number(lines.find((line) => line.startsWith('players: ')).slice(9));
/** Seat, verb and what it is about. */
export const decisions = lines.filter((line) => /^\d+ \w/.test(line)).map((line) => line.split(' '));

const counts = (words) => Object.fromEntries(words.map((word) => word.split('*')).map(([what, many = '1']) => [what, Number(many)]));
const square = (text) => text.split(',').map(Number);
export function actionOf([, verb, ...w]) {
  switch (verb) {
    case 'restaurant': return { action: 'first_restaurant', at: square(w[0]), entrance: w[1] };
    case 'reserve': return { action: verb, card: w[0] };
    case 'work': return { action: verb, cards: counts(w) };
    case 'order': return { action: verb, position: Number(w[0]) };
    case 'hire': case 'fire': return { action: verb, card: w[0] };
    case 'train': return { action: verb, card: w[0], to: w[1] };
    case 'campaign': {
      const what = { action: verb, marketeer: w[0], number: Number(w[1]), item: w[2], turns: w[3] === 'eternal' ? w[3] : Number(w[3]) };
      return w[4] === 'row' || w[4] === 'column' ? { ...what, lines: { axis: w[4], first: Number(w[5]) } } : { ...what, at: square(w[4]), rotated: w[5] === 'rotated' };
    }
    case 'cook': return { action: verb, cook: w[0], item: w[1] };
    case 'errand': return { action: verb, buyer: w[0], item: w[1] };
    case 'fetch': return { action: verb, buyer: w[0], from: square(w[1]), path: w[2] === '-' ? '' : w[2] };
    case 'house': return { action: verb, house: w[0], at: square(w[1]), garden: w[2] };
    case 'garden': return { action: verb, house: w[0], side: w[1] };
    case 'open': return { action: verb, manager: w[0], at: square(w[1]), entrance: w[2] };
    case 'move': return { action: verb, manager: w[0], from: square(w[1]), at: square(w[2]), entrance: w[3] };
    case 'keep': return { action: verb, items: counts(w) };
    default: return { action: verb };
  }
}
