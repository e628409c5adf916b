/** Looks of the chains: colour, symbol and pattern. Their names are words (`chain-0` …). */

export interface ChainLook {
  id: number;
  /** The colour, and what is readable on it: CSS values. */
  colour: string;
  on: string;
  /** Ids in the sprite. */
  symbol: string;
  pattern: string;
}

import { lookOf } from '../store/looks.svelte';

/** How many chains have looks of their own. */
export const CHAIN_LOOKS = 6;

/** The look of a chain of the table that is being shown. */
export const chainLook = (chain: number): ChainLook => lookById(lookOf(chain));

/** A look by its own number. */
export function lookById(id: number): ChainLook {
  const look = ((id % CHAIN_LOOKS) + CHAIN_LOOKS) % CHAIN_LOOKS;
  return {
    id: look,
    colour: `var(--chain-${look})`,
    on: `var(--chain-${look}-on)`,
    symbol: `#art-chain-${look}`,
    pattern: `url(#art-pattern-${look})`,
  };
}
