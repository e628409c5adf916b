/** Games on this device, for lists. What they need is fetched only where there are any. */

import type { TableCard } from '../wire';

const KEY = 'magnate.device';
/** Lists at home show only games one can go on with. */
const GOING = ['lobby', 'playing'];

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Notes that there are games here. */
export function rememberDevice(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // then it is always looked up
  }
}

/** Games on this device; those that are over as well, if wanted. */
export async function deviceGames(finished = false): Promise<TableCard[]> {
  if (!remembered()) return [];
  try {
    const tables = await (await import('../local/place')).deviceTables();
    return tables.filter((table) => finished !== GOING.includes(table.status));
  } catch {
    return [];
  }
}
