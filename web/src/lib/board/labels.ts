/** What a thing on the map is called, for screen readers and captions. */

import { chainName, houseName, list, t } from '../i18n';
import { campaignKind, readMap } from './geometry';
import { sideOf } from './layout';
import type { BoardCatalogue, BoardGame, Thing } from './types';

export function thingLabel(
  thing: Thing,
  game: BoardGame,
  catalogue: BoardCatalogue,
  names?: readonly string[],
): string {
  const owner = (chain: number | null) => (chain === null ? t('chains-none') : (names?.[chain] ?? chainName(chain)));
  switch (thing.thing) {
    case 'house': {
      const house = game.houses.find((one) => one.number === thing.number);
      const wanted = house?.demand.map(({ item }) => t(`item-${item}`)) ?? [];
      const wants = wanted.length === 0 ? t('goods-none') : list(wanted);
      if (house?.kind === 'rural') return t('board-thing-rural', { wants });
      const number = houseName(thing.number);
      if (house?.kind === 'apartment') return t('board-thing-apartment', { number, wants });
      return t('board-thing-house', {
        number,
        garden: house?.garden ? 1 : 0,
        wants,
        room: Math.max(0, (house?.cap ?? 0) - wanted.length),
      });
    }
    case 'restaurant': {
      const restaurants = game.chains[thing.chain]?.restaurants ?? [];
      const restaurant = restaurants.find(({ at }) => at[0] === thing.at[0] && at[1] === thing.at[1]);
      return t('board-thing-restaurant', {
        name: owner(thing.chain),
        entrance: restaurant?.entrance ?? 'north-east',
        state: restaurant?.open === false ? 'soon' : game.chains[thing.chain]?.drive_in ? 'drive-in' : 'open',
      });
    }
    case 'campaign': {
      const campaign = game.campaigns.find(({ number }) => number === thing.number);
      return t('board-thing-campaign', {
        kind: t(`campaign-${campaignKind(thing.number, catalogue)}`),
        number: thing.number,
        name: owner(campaign?.chain ?? null),
        item: t(`item-${campaign?.item ?? 'burger'}`),
        turns: campaign?.turns === 'eternal' ? -1 : (campaign?.turns ?? 0),
      });
    }
    case 'shop':
      return t('board-thing-shop', { name: owner(thing.chain) });
    case 'park':
    case 'works':
    case 'roadworks':
      return t(`board-thing-${thing.thing}`);
    case 'offramp':
      return t('board-thing-offramp', { side: sideOf(thing.squares, readMap(game.board, game.position.map, game.map?.at)) });
    case 'source':
      return t('board-thing-source', { item: t(`item-${thing.item}`) });
    case 'tile':
      return t('board-thing-tile', { column: thing.tile[0] + 1, row: thing.tile[1] + 1 });
    case 'square':
      return t('board-thing-square', { column: thing.at[0] + 1, row: thing.at[1] + 1 });
  }
}
