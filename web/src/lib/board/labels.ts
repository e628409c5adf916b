/** What a thing on the map is called, for screen readers and captions. */

import { chainName, list, t } from '../i18n';
import { campaignKind } from './geometry';
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
      return t('board-thing-house', {
        number: thing.number,
        garden: house?.garden ? 1 : 0,
        wants: wanted.length === 0 ? t('goods-none') : list(wanted),
        room: Math.max(0, (house?.cap ?? 0) - wanted.length),
      });
    }
    case 'restaurant': {
      const restaurants = game.position.chains[thing.chain]?.restaurants ?? [];
      const restaurant = restaurants.find(({ at }) => at[0] === thing.at[0] && at[1] === thing.at[1]);
      return t('board-thing-restaurant', {
        name: owner(thing.chain),
        entrance: restaurant?.entrance ?? 'north-east',
        state: restaurant?.open === false ? 'soon' : game.chains?.[thing.chain]?.drive_in ? 'drive-in' : 'open',
      });
    }
    case 'campaign': {
      const campaign = game.position.campaigns.find(({ number }) => number === thing.number);
      return t('board-thing-campaign', {
        kind: t(`campaign-${campaignKind(thing.number, catalogue)}`),
        number: thing.number,
        name: owner(campaign?.chain ?? null),
        item: t(`item-${campaign?.item ?? 'burger'}`),
        turns: campaign?.turns === 'eternal' ? -1 : (campaign?.turns ?? 0),
      });
    }
    case 'source':
      return t('board-thing-source', { item: t(`item-${thing.item}`) });
    case 'tile':
      return t('board-thing-tile', { column: thing.tile[0] + 1, row: thing.tile[1] + 1 });
    case 'square':
      return t('board-thing-square', { column: thing.at[0] + 1, row: thing.at[1] + 1 });
  }
}
