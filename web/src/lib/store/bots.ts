/** Kinds of bots, weakest first. */

import type { BotKind } from '../wire';

export const BOT_LEVELS: readonly BotKind[] = ['random'];
/** Who plays on for somebody absent. */
export const STAND_IN: BotKind = 'random';
/** Who sits down when one only wants to play. */
export const USUAL: BotKind = 'random';
