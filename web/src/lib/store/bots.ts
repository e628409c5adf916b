/** Kinds of bots, weakest first. */

import type { BotKind } from '../wire';

export const BOT_LEVELS: readonly BotKind[] = ['trainee', 'manager', 'magnate'];
/** Who plays on for somebody absent. */
export const STAND_IN: BotKind = 'manager';
/** Who sits down when one only wants to play. */
export const USUAL: BotKind = 'manager';
