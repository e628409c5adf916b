/** What to call the chains of a table: people's names, unless one person plays several. */

import { type ChainNames, t } from '../i18n';
import type { TableStore } from './table.svelte';

export function seatNames(table: Pick<TableStore, 'view' | 'people'>): ChainNames {
  const users = (table.view?.seats ?? []).map((seat) => (seat.kind === 'person' ? seat.user : null));
  const names = users.map((user) =>
    user !== null && users.filter((other) => other === user).length === 1 ? table.people[user]?.name : undefined,
  );
  return (chain) => (table.view?.seats[chain]?.kind === 'the_chain' ? t('table-seat-the-chain') : names[chain]);
}
