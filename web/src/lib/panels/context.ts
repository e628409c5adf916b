/** The table and the desk of the screen a panel is on. */

import { getContext, setContext } from 'svelte';
import type { Desk } from '../store/desk.svelte';
import type { TableStore } from '../store/table.svelte';
import type { Catalogue, ChainData, ViewData } from '../wire';
import type { Structuring } from './structuring.svelte';

export interface Screen {
  readonly table: TableStore;
  readonly desk: Desk;
  readonly catalogue: Catalogue;
  /** The game as it is shown; there is one whenever panels are. */
  readonly game: ViewData;
  /** The seat one looks from, or null for spectators. */
  readonly seat: number | null;
  /** One's own company. */
  readonly mine: ChainData | null;
  /** A coach leads through it: nobody else is there, and the hints are the coach's. */
  readonly led?: boolean;
  /** A moment is looked into: nothing is decided that nobody has decided. */
  readonly studied?: boolean;
}

export interface GameScreen extends Screen {
  readonly structuring: Structuring;
}

const KEY = Symbol('screen');

export const provideScreen = (screen: GameScreen): GameScreen => setContext(KEY, screen);
export const useScreen = (): GameScreen => getContext<GameScreen>(KEY);
