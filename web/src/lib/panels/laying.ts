/** Laying pieces: what places are called, and what to ask about those that are not allowed. */

import type { Intent } from '../board/types';
import { t } from '../i18n';
import type { Action, Coord, Dir, Rect } from '../wire';
import type { Laid } from './pieces';
import type { Placement } from './placements';
import { boundsOf, readTile } from './shapes';
import { placeWords } from './words';

/** A place in words. */
export function laidLabel(action: Laid, map: Rect): string {
  switch (action.action) {
    case 'road':
    case 'park':
      return t('game-place-piece', { ...placeWords(corner(action.squares)), piece: action.piece });
    case 'offramp': {
      const square = corner(action.squares);
      return t('game-place-offramp', { ...placeWords(square), side: t(`side-${sideOf(square, map)}`) });
    }
    case 'tile':
      return t('game-place-tile', { tile: readTile(action.tile).id, ...placeWords(action.slot) });
    default:
      return t('game-place-square', placeWords(action.at));
  }
}
/** The side of the map that something outside it is on. */
function sideOf([x, y]: Coord, { at, width, height }: Rect): Dir {
  if (y < at[1]) return 'north';
  if (y >= at[1] + height) return 'south';
  return x < at[0] + width / 2 ? 'west' : 'east';
}
const corner = (squares: readonly Coord[]): Coord => {
  const [x, y] = boundsOf(squares).at;
  return [x, y];
};

/** The same piece where somebody pointed although it may not lie there, to ask why. */
export const laidElsewhere =
  (placements: readonly Placement[], tile: number) =>
  ({ at, turn, square }: Extract<Intent, { type: 'blocked' }>): Action | null => {
    const like = placements.find(({ target }) => target.kind === 'place' && (target.turn ?? 0) === turn) ?? placements[0];
    if (!like || like.target.kind !== 'place') return null;
    const { action, target } = like;
    const [dx, dy] = [at[0] - target.at[0], at[1] - target.at[1]];
    switch (action.action) {
      case 'road':
      case 'park':
      case 'offramp':
        return { ...action, squares: action.squares.map(([x, y]): Coord => [x + dx, y + dy]) };
      case 'tile':
        return { ...action, slot: [Math.floor(square[0] / tile), Math.floor(square[1] / tile)] };
      case 'shop':
      case 'radio':
      case 'mailbox':
        return { ...action, at: [at[0], at[1]] };
      default:
        return null;
    }
  };
