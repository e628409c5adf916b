/** Kinds of bots, weakest first. */

import type { BotKind } from '../wire';
import type { Pace } from './settings.svelte';

export const BOT_LEVELS: readonly BotKind[] = ['trainee', 'manager', 'magnate'];
/** Milliseconds a bot takes at least for a move, so that one can follow. */
export const BOT_PACE: Readonly<Record<Pace, number>> = { slow: 1500, normal: 700, fast: 250, skip: 0 };
/** Who sits down when one only wants to play. */
export const USUAL: BotKind = 'manager';
