/** Beginning a game that needs no other people: on the server, or on this device when it is away or one wants it so. */

import { api, asProblem } from '../net/api';
import type { NewTable } from '../wire';
import { BOT_PACE } from './bots';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

/** The id of the new table. */
export async function begin(table: NewTable): Promise<string> {
  if (settings.games === 'device') return (await api.createHere(table)).table.id;
  try {
    await session.ensure();
    return (await api.create(table)).table.id;
  } catch (error) {
    if (!asProblem(error).offline) throw error;
    return (await api.createHere(table)).table.id;
  }
}

/** The game to begin with, against the bot that goes easy on one. */
export const beginIntro = (): Promise<string> =>
  begin({ options: { players: 2, intro: 'first', bot_pace: BOT_PACE[settings.pace] }, bots: [{ seat: 1, bot: 'trainee' }], start: true });
