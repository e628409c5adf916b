/** Where a game to look into comes from: a table, an uploaded record, a link, or a text somebody has. */

import { api, Problem } from '../net/api';
import { isOnDevice } from '../net/place';
import type { StudySource } from '../wire';
import { unpacked } from './link';
import type { Players } from './study.svelte';

export interface Wanted {
  table: string | null;
  replay: string | null;
  code: string | null;
  /** From which of one's seats, as long as the game is on. */
  seat: number | null;
  position: string | null;
}
export interface Found {
  source: StudySource;
  players: Players | null;
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null);
  if (!response || response.status >= 502) throw new Problem({ code: 'offline' });
  if (response.ok) return response.text();
  const said = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new Problem({ code: said?.code ?? 'not_found', ...(said?.message ? { message: said.message } : {}) }, response.status);
}

async function ofTable(id: string, code: string | null, seat: number | null): Promise<Found> {
  const { table, people } = await api.table(id, code);
  const players = { seats: table.seats, signs: table.signs, people };
  if (table.status === 'lobby') throw new Problem({ code: 'unfinished' });
  if (table.status === 'playing') {
    // What a game hides that is still on stays hidden: whoever has it says whether it may be looked into, and draws the rest.
    const mine = seat ?? table.seat ?? table.yours[0];
    if (mine === undefined) throw new Problem({ code: 'unfinished' });
    const { game } = await api.imagine(id, mine);
    return { source: { from: 'imagined', game, seat: mine }, players };
  }
  const query = code ? `?code=${encodeURIComponent(code)}` : '';
  const text = isOnDevice(id) ? await (await import('../local/place')).deviceRecord(id) : await textAt(`/api/tables/${id}/record${query}`);
  return { source: { from: 'record', text }, players };
}

/** What an address asks for; null when it asks for nothing. Fails with a `Problem`. */
export async function find({ table, replay, code, seat, position }: Wanted): Promise<Found | null> {
  if (table !== null) return ofTable(table, code, seat);
  if (replay !== null) return { source: { from: 'record', text: await textAt(`/api/replays/${encodeURIComponent(replay)}/record`) }, players: null };
  if (position !== null) {
    const held = await unpacked(position);
    return { source: typeof held === 'string' ? { from: 'record', text: held } : { from: 'position', position: held }, players: null };
  }
  return null;
}

/** A text somebody has: a record, or a position. Fails with a `Problem`. */
export function read(text: string): Found {
  if (!text.trimStart().startsWith('{')) return { source: { from: 'record', text }, players: null };
  try {
    return { source: { from: 'position', position: JSON.parse(text) as unknown }, players: null };
  } catch {
    throw new Problem({ code: 'bad_position', message: 'not JSON' });
  }
}
