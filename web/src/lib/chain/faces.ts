// What is printed on The Chain's cards, in words.

import { hasWords, list, t } from '../i18n';
import type { ActionCardData, Catalogue, CompetitionCardData, Develop, Effect, FoodPane, Lobby, Slot } from '../wire';

/** The word for something a card names; things of expansions are words of this area. */
export function deckWord(kind: 'card' | 'item' | 'milestone', id: string): string {
  const usual = `${kind}-${id}`;
  return hasWords(usual) ? t(usual) : t(`solo-${kind}-${id}`);
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
const items = (ids: readonly string[]): string => list(ids.map((id) => deckWord('item', id)));
const moving = (track: string, by: number): string => t('solo-face-move', { track: t(`solo-track-${track}`), by: signed(by) });

export function slotText({ action }: Slot): string {
  switch (action.action) {
    case 'recruit':
      return deckWord('card', action.employee);
    case 'move':
      return moving(action.track, action.by);
    case 'claim':
      return t('solo-face-claim', { name: deckWord('milestone', action.milestone) });
  }
}

/** What happens instead when a module is not in play. */
export const slotFallback = ({ action }: Slot): string | null =>
  action.action === 'recruit' && action.fallback.length > 0 ? t('solo-face-else', { what: items(action.fallback) }) : null;

export function foodText(pane: FoodPane): string {
  const times = pane.times > 1 ? ` ×${pane.times}` : '';
  switch (pane.mode) {
    case 'items':
      return items(pane.items) + times;
    case 'module': {
      const other = pane.alternative === null ? '' : ` (${t('solo-face-else', { what: deckWord('item', pane.alternative) })})`;
      return deckWord('item', pane.item) + times + other;
    }
    case 'all_demand':
    case 'most_demand':
      return t(`solo-face-${pane.mode}`) + times;
  }
}

export const developText = (develop: Develop): string => t(`solo-face-${develop.place}`, { house: develop.house });
export const lobbyText = (lobby: Lobby): string => t(`solo-face-${lobby.place}`);

export function effectText(effect: Effect): string {
  switch (effect.action) {
    case 'food':
      return foodText(effect);
    case 'lose':
      return t('solo-face-lose', { what: items(effect.items) });
    case 'move':
      return moving(effect.track, effect.by);
    default:
      return t(`solo-face-${effect.action}`);
  }
}

export const recruitTrainText = (by: number): string => moving('recruit_train', by);

export type FoundCard = { kind: 'action'; card: ActionCardData } | { kind: 'warm' | 'cool'; card: CompetitionCardData };

export function findCard(catalogue: Catalogue, id: string): FoundCard | null {
  const { actions, warm, cool } = catalogue.the_chain;
  const action = actions.find((card) => card.id === id);
  if (action) return { kind: 'action', card: action };
  const heated = warm.find((card) => card.id === id);
  if (heated) return { kind: 'warm', card: heated };
  const cooled = cool.find((card) => card.id === id);
  return cooled ? { kind: 'cool', card: cooled } : null;
}
