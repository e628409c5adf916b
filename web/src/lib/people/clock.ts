/** How much time a table gives, in words. */

import { duration, t } from '../i18n';
import type { Clock } from '../wire';

export function clockWords(clock: Clock | undefined): string {
  switch (clock?.kind) {
    case 'per_turn':
      return t('people-clock-per_turn', { time: duration(clock.limit) });
    case 'bank':
      return t('people-clock-bank', { time: duration(clock.bank), more: duration(clock.increment) });
    case 'turn_and_bank':
      return t('people-clock-turn_and_bank', { time: duration(clock.limit), more: duration(clock.bank) });
    default:
      return t('people-clock-none');
  }
}
