/** What the best bot would do in one's place. */

import type { Args } from '../i18n';
import type { Action, Coord } from '../wire';
import type { Words } from './ask';
import { goodsOf } from './goods';

/** A decision as a sentence. */
export function actionWords(action: Action): Words {
  return { id: `action-${action.action}${formOf(action)}`, args: argsOf(action) };
}

/** Some are said in another way. */
function formOf(action: Action): string {
  if (action.action === 'train' && action.at_work) return '-at_work';
  if (action.action === 'campaign' && action.items) return '-two';
  if (action.action === 'shop' && action.move) return '-move';
  if (action.action === 'pay' && action.items) return '-items';
  return '';
}
const place = ([x, y]: Coord): Args => ({ column: x + 1, row: y + 1 });

function argsOf(action: Action): Args {
  switch (action.action) {
    case 'first_restaurant':
    case 'open':
    case 'move':
      return { column: action.at[0] + 1, row: action.at[1] + 1 };
    case 'reserve':
      return { cash: Number(action.card) };
    case 'work':
      return { cards: action.cards };
    case 'order':
      return { position: action.position };
    case 'hire':
    case 'fire':
      return { card: action.card };
    case 'train':
      return { card: action.card, to: action.to };
    case 'campaign':
      return { card: action.marketeer, number: action.number, turns: action.turns, ...goodsOf(action) };
    case 'cook':
      return { card: action.cook, item: action.item };
    case 'errand':
      return { card: action.buyer, item: action.item };
    case 'fetch':
      return { card: action.buyer };
    case 'house':
      return { house: action.house, column: action.at[0] + 1, row: action.at[1] + 1 };
    case 'garden':
      return { house: action.house };
    case 'fire_busy':
      return { number: action.number };
    case 'keep':
      return { items: action.items };
    case 'pay':
      return action.items ? { items: action.items } : {};
    case 'road':
    case 'park':
      return { ...place(action.squares[0]!), piece: action.piece };
    case 'offramp':
      return place(action.squares[0]!);
    case 'tile':
      return { ...place(action.slot), tile: action.tile.replace(/\d+$/, '') };
    case 'shop':
      return place(action.at);
    case 'radio':
      return { ...place(action.at), house: action.house };
    case 'mailbox':
      return { ...place(action.at), number: action.number, item: action.item };
    default:
      return {};
  }
}
