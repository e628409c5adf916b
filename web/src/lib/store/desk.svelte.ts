/**
 * What lies on the table on top of the game: what the stage shows, targets and overlays on the map, what is looked at, and
 * what the button at the foot of the decision would do. Panels put it there.
 */

import type { Snippet } from 'svelte';
import type { Action } from '../wire';
import type { Focus, Ghost, Hover, Intent, Overlay, Target, Thing } from '../board/types';

export interface Layout {
  targets?: readonly Target[];
  /** What they are worth, 0 to 3, by key. */
  worth?: ReadonlyMap<string, number> | undefined;
  overlays?: readonly Overlay[];
  ghosts?: readonly Ghost[];
  selected?: string | null;
  /** A target looked at elsewhere, in a list: drawn as if pointed at. */
  pointed?: string | null;
  onpick?: (intent: Intent) => void;
  onhover?: (hover: Hover | null) => void;
}

/** The button that decides, and what it would do. */
export interface Proposal {
  label: string;
  testid: string;
  disabled: boolean;
  run: () => void;
  /** What it would decide, where that is known beforehand. */
  action?: Action | null;
  /** What will happen, in a sentence or two. */
  effect?: Snippet | undefined;
  /** That has as much room whatever it says: pointing at something must not push away what is pointed at. */
  steady?: boolean;
  /** What can be done instead, whatever is chosen. */
  instead?: { label: string; testid: string; run: () => void } | null;
  /** The same and something more, in one go. */
  more?: { label: string; testid: string; run: () => void } | null;
}

/** What somebody else would do, drawn. */
export interface Advised {
  ghosts: readonly Ghost[];
  overlays: readonly Overlay[];
  card: string | null;
}

/** What the stage can show. */
export type View = 'map' | 'company' | 'tree' | 'milestones' | 'order';
export interface Looking {
  view: View;
  /** Whose company. */
  chain?: number;
}

const NOTHING: Layout = {};

export class Desk {
  /** What the open panel shows. */
  layout: Layout = $state.raw(NOTHING);
  /** What is shown whatever one does. */
  always: readonly Overlay[] = $state.raw([]);
  /** What pointing at something shows, on top. */
  glance: readonly Overlay[] = $state.raw([]);
  /** Which way round the piece in hand is. */
  turn = $state(0);
  /** Turns it; the board knows which ways fit. */
  rotate: (step?: 1 | -1 | 'over') => void = () => undefined;
  focus: Focus | null = $state.raw(null);
  /** What is decided by the button at the foot. */
  proposal: Proposal | null = $state.raw(null);
  /** What the adviser would do. */
  advice: Advised | null = $state.raw(null);
  /** What somebody wants to see instead of what the decision is about. */
  looking: Looking | null = $state.raw(null);
  /** Something on the map whose details are told. */
  looked: Thing | null = $state.raw(null);

  /** Shows this until told otherwise; give the returned function to an effect to take it away again. */
  show(layout: Layout): () => void {
    this.layout = layout;
    return () => {
      if (this.layout === layout) this.layout = NOTHING;
    };
  }

  /** The same for the button at the foot. */
  propose(proposal: Proposal): () => void {
    this.proposal = proposal;
    return () => {
      if (this.proposal === proposal) this.proposal = null;
    };
  }

  get overlays(): readonly Overlay[] {
    return [...this.always, ...(this.layout.overlays ?? []), ...(this.advice?.overlays ?? []), ...this.glance];
  }

  get ghosts(): readonly Ghost[] {
    return [...(this.layout.ghosts ?? []), ...(this.advice?.ghosts ?? [])];
  }
}
