/** Sentences about cards. */

import { cardDoes, t } from '../i18n';
import type { EmployeeData } from '../wire';

/** What a card does, in one line, with its salary. */
export function cardDetails(card: EmployeeData): string {
  const salary = card.salary > 0 ? t('game-card-salary', { amount: card.salary }) : t('mark-no-salary');
  return [cardDoes(card), salary, card.unique ? t('mark-unique') : ''].filter(Boolean).join(' · ');
}
