/** Kinds of bots, and how strong they are. */

import type { BotKind } from '../wire';
import type { Pace } from './settings.svelte';

/** Those to choose by strength, gentlest first. */
export const BOT_LEVELS: readonly BotKind[] = ['trainee', 'assistant', 'supervisor', 'deputy', 'manager', 'director', 'magnate'];
/** Those with a way of their own. */
export const BOT_CHARACTERS: readonly BotKind[] = ['undercutter', 'instructor', 'host', 'gardener', 'aeronaut', 'bill_poster', 'spoiler', 'sprinter'];
/** The level whose rating is nearest to that of each character (docs/bots-measured.md). */
const AS_STRONG_AS: Readonly<Partial<Record<BotKind, BotKind>>> = {
  undercutter: 'assistant',
  instructor: 'trainee',
  host: 'supervisor',
  gardener: 'assistant',
  aeronaut: 'supervisor',
  bill_poster: 'assistant',
  spoiler: 'assistant',
  sprinter: 'supervisor',
};
/** From 1 to as many as there are levels. */
export const strength = (bot: BotKind) => BOT_LEVELS.indexOf(AS_STRONG_AS[bot] ?? bot) + 1;
/** Milliseconds a bot takes at least for a move, so that one can follow. */
export const BOT_PACE: Readonly<Record<Pace, number>> = { slow: 1500, normal: 700, fast: 250, skip: 0 };
/** Who sits down when one only wants to play. */
export const USUAL: BotKind = 'manager';
