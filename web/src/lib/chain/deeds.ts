// What The Chain did, as sentences: the log and the show of its turn speak the same words.

import type { Thing } from '../board/types';
import type { Args } from '../i18n';
import type { EventOf } from '../log/events';
import type { Place } from '../wire';

export type Deed = EventOf<'the_chain'>;

export interface Said {
  id: string;
  args: Args;
  things: readonly Thing[];
  /** A detail of how it decides rather than something it does. */
  minor: boolean;
}

/** "action_07" is number 7 of the action cards. */
export function deckCard(id: string): { kind: string; number: number } {
  const [kind = '', number = ''] = id.split('_');
  return { kind, number: Number(number) };
}

const square = (place: Place | null): Thing[] => (place && 'at' in place ? [{ thing: 'square', at: place.at }] : []);
const house = (number: string): Thing => ({ thing: 'house', number });

export function tell(deed: Deed): Said {
  const say = (id: string, args: Args = {}, things: readonly Thing[] = []): Said => ({ id: `solo-did-${id}`, args, things, minor: false });
  const aside = (id: string, args: Args = {}): Said => ({ ...say(id, args), minor: true });
  switch (deed.did) {
    case 'flipped':
      return aside('flipped', { number: deckCard(deed.back).number });
    case 'added_competition':
      return aside('added_competition', { temper: deed.temper, level: deed.level, top: deed.on_top, under: deed.under });
    case 'passed_over':
    case 'resolving':
    case 'returned':
      return aside(deed.did, { temper: deed.temper });
    case 'shuffled':
      return aside(`shuffled-${deed.reason}`);
    case 'in_play':
      return aside(deed.back === null ? 'in_play-first' : 'in_play', {
        front: deckCard(deed.front).number,
        back: deed.back === null ? null : deckCard(deed.back).number,
      });
    case 'moved':
      return deed.from === deed.to
        ? aside('moved-nowhere', { track: deed.track, to: deed.to })
        : say('moved', { track: deed.track, from: deed.from, to: deed.to });
    case 'competition':
      return say(deed.from === deed.to ? 'competition-same' : 'competition', { from: deed.from, to: deed.to });
    case 'compared':
      return aside('compared', { own: deed.own, rival: deed.rival });
    case 'recruited':
      return say('recruited', { card: deed.employee, home: deed.home });
    case 'not_recruited':
      return aside(`not_recruited-${deed.reason}`, { card: deed.employee });
    case 'claimed':
      return deed.claimed ? say('claimed', { milestone: deed.milestone }) : aside('claimed-not', { milestone: deed.milestone });
    case 'stars':
      return aside(deed.stars.length === 0 ? 'stars-none' : 'stars', { count: deed.stars.length });
    case 'ignored':
      return aside('ignored', { module: deed.module });
    case 'got':
      return say(`got-${deed.reason}`, { items: deed.items });
    case 'got_nothing':
      return aside(deed.item === null ? 'got_nothing-demand' : 'got_nothing');
    case 'searched': {
      const tries = deed.tries.length;
      const args = { piece: deed.placing.piece, target: deed.target, tile: deed.tile, tries };
      return deed.tile === null ? say('searched-nowhere', args) : { ...say('searched', args, square(deed.place)), minor: true };
    }
    case 'searched_house':
      return deed.house === null
        ? say('searched_house-none', { target: deed.target })
        : { ...say('searched_house', { target: deed.target, house: deed.house }, [house(deed.house)]), minor: true };
    case 'none_left':
      return aside('none_left');
    case 'released':
      return say('released', { card: deed.employee, home: deed.home });
    case 'stock':
      return say(`stock-${deed.reason}`, { items: deed.items });
    case 'bonus_cash':
    case 'no_drive_ins':
      return say(deed.did);
    case 'bonus_paid':
      return say('bonus_paid', { amount: deed.amount, earned: deed.earned });
    case 'fired_all':
      return say('fired_all', { cards: deed.employees });
    case 'paid':
      return say('paid', { amount: deed.amount, employees: deed.employees });
  }
}
