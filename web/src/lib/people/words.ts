/** Openings, places and other keys of the statistics in words. */

import { list, number, t } from '../i18n';
import type { ScoreMark, Person } from '../wire';
import { personName } from '../store/names';

/** Hires of a round, or nobody. */
const round = (cards: string): string =>
  cards === '' ? t('people-opening-nothing') : list(cards.split('+').map((card) => t(`card-${card}`)));

/** `trainer/recruiting_girl+trainer`: the hires of the first two rounds. */
export function openingName(key: string): string {
  const [first = '', second] = key.split('/');
  return second === undefined ? round(first) : t('people-opening-then', { first: round(first), second: round(second) });
}

/** What a row of the statistics is about. */
export function markName(kind: ScoreMark, key: string): string {
  switch (kind) {
    case 'opening':
      return openingName(key);
    case 'milestone':
      return t(`milestone-${key}`);
    case 'reserve':
      return t('people-reserve', { card: key });
    case 'place':
      return t(`people-place-${key}`);
    case 'tile':
      return t('people-tile', { tile: key });
    case 'map':
      return key.replaceAll('/', ' / ');
  }
}

const share = (value: number): string => `${number(Math.round(value * 100))}\u00a0%`;

/** How often it won, with where the chance may lie. */
export const rate = (of: { times: number; wins: number; low: number; high: number }): string =>
  t('people-rate-value', { rate: share(of.times > 0 ? of.wins / of.times : 0), low: share(of.low), high: share(of.high) });
export { share };

export const nameOf = (people: readonly Person[], id: string | null): string => {
  const person = people.find((one) => one.id === id);
  return person ? personName(person) : t('person-left');
};
