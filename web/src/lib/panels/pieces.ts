/** Pieces of the expansion, from what the server says is legal to places on the board. No rule is in here. */

import type { Ghost, Piece, Square, Target } from '../board/types';
import type { Action, Catalogue, Coord, TokenData } from '../wire';
import type { Placement } from './placements';
import { boundsOf, readTile, tilePrint, turnOfPiece } from './shapes';

export type Laid = Extract<Action, { action: 'road' | 'park' | 'tile' | 'shop' | 'offramp' | 'radio' | 'mailbox' }>;
const LAID: ReadonlySet<Action['action']> = new Set(['road', 'park', 'tile', 'shop', 'offramp', 'radio', 'mailbox']);
export const isLaid = (action: Action): action is Laid => LAID.has(action.action);

/** What is needed to draw a piece. */
export interface Drawing {
  chain: number;
  catalogue: Catalogue;
  /** Tokens that are not on the map. */
  tokens: readonly number[];
}

/** The piece an action would lay, and where. */
export function ghostOfPiece(action: Laid, { chain, catalogue, tokens }: Drawing): Ghost {
  const side = catalogue.numbers.tile;
  const token = (number: number): TokenData | undefined => catalogue.campaigns.find((one) => one.number === number);
  switch (action.action) {
    case 'road':
    case 'park':
    case 'offramp':
      return { ...boundsOf(action.squares), piece: { piece: action.action, squares: action.squares } };
    case 'tile': {
      const at: Square = [action.slot[0] * side, action.slot[1] * side];
      return { at, w: side, h: side, piece: { piece: 'tile', ...tilePrint(action.tile, catalogue.tiles) } };
    }
    case 'shop':
      return { at: action.at, w: 1, h: 1, piece: { piece: 'shop', chain } };
    case 'mailbox': {
      const { width, height } = token(action.number) ?? { width: 1, height: 1 };
      return { at: action.at, w: width, h: height, piece: { piece: 'campaign', number: action.number, chain: null, item: action.item, turns: 'eternal' } };
    }
    case 'radio': {
      const number = tokens.find((one) => token(one)?.kind === 'radio') ?? 0;
      const { width, height } = token(number) ?? { width: 1, height: 1 };
      return { at: action.at, w: width, h: height, piece: { piece: 'campaign', number, chain: null, item: 'pizza' } };
    }
  }
}

/** Which way round it lies, and the squares it covers where they are no rectangle. */
function lie(action: Laid, piece: Piece): { turn: number; squares?: readonly Coord[] } {
  if (action.action === 'tile') return { turn: readTile(action.tile).quarters };
  if (piece.piece === 'road' || piece.piece === 'park' || piece.piece === 'offramp') {
    const squares = 'squares' in action ? action.squares : [];
    return { turn: turnOfPiece(squares), squares };
  }
  return { turn: 0 };
}

/** The name of a place among those of one piece. */
export function placeKey(action: Laid): string {
  switch (action.action) {
    case 'road':
    case 'park':
    case 'offramp':
      return action.squares.join(' ');
    case 'tile':
      return `${action.slot},${action.tile}`;
    default:
      return String(action.at);
  }
}

export function piecePlacements(actions: readonly Laid[], drawing: Drawing, label: (action: Laid) => string): Placement[] {
  return actions.map((action) => {
    const key = placeKey(action);
    const { piece, at, w, h } = ghostOfPiece(action, drawing);
    const target: Target = {
      kind: 'place',
      key,
      // There can be a thousand of them, and few are ever read.
      get label() {
        return label(action);
      },
      at, w, h, ...lie(action, piece), piece,
    };
    return { key, action, target };
  });
}

/** What is chosen before the place: the sort of piece, and which of them. */
export function sortOf(action: Laid): string {
  switch (action.action) {
    case 'road':
    case 'park':
      return `${action.action} ${action.piece}`;
    case 'tile':
      return readTile(action.tile).id;
    case 'shop':
      return action.move ? `move ${action.move}` : 'new';
    case 'mailbox':
      return `${action.number} ${action.item}`;
    default:
      return action.action;
  }
}

export function bySort<A extends Laid>(actions: readonly A[]): Map<string, A[]> {
  const found = new Map<string, A[]>();
  for (const action of actions) {
    const sort = sortOf(action);
    const same = found.get(sort);
    if (same) same.push(action);
    else found.set(sort, [action]);
  }
  return found;
}
