/** What to call people and chains. */

import { type ChainNames, t } from '../i18n';
import type { Person } from '../wire';
import type { TableStore } from './table.svelte';

/** Whoever plays on this device is nobody's guest. */
const DEVICE = 'device';

/** Somebody without a name of their own is a guest, in the reader's language. */
export const personName = (person: Person): string =>
  person.left ? t('person-left') : person.id === DEVICE ? t('device-you') : (person.named ? person.name : t('guest-name', { code: person.id.slice(0, 4) }));

type Seated = Pick<TableStore, 'view' | 'people'>;

/** The look of every seat of a table. */
export const seatLooks = (table: Seated) => {
  const signs = table.view?.signs;
  return (chain: number): number => signs?.[chain]?.look ?? chain;
};

/** People's names, unless one person plays several seats: then the names of those seats. Without any, the chain's own name. */
export function seatNames(table: Seated): ChainNames {
  const seats = table.view?.seats ?? [];
  const look = seatLooks(table);
  const users = seats.map((seat) => (seat.kind === 'person' ? seat.user : null));
  const names = users.map((user, seat) => {
    // On this device nobody needs to be told who they are: the log speaks of chains.
    if (user === null || user === DEVICE) return table.view?.signs[seat]?.name || undefined;
    const person = table.people[user];
    if (users.filter((other) => other === user).length === 1) return person && personName(person);
    return table.view?.signs[seat]?.name || undefined;
  });
  return (chain) => (seats[chain]?.kind === 'the_chain' ? t('table-seat-the-chain') : (names[chain] ?? t(`chain-${look(chain)}`)));
}
