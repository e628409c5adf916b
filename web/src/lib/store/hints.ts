/** What the best bot would do in one's place. */

import type { Args } from '../i18n';
import type { Action } from '../wire';
import type { Words } from './ask';

/** A decision as a sentence. */
export function actionWords(action: Action): Words {
  return { id: `action-${action.action}`, args: argsOf(action) };
}

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
      return { card: action.marketeer, number: action.number, item: action.item, turns: action.turns };
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
    default:
      return {};
  }
}
