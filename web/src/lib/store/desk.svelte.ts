/** What lies on the board on top of the game: targets, overlays and what is picked up. Panels put it there. */

import type { Focus, Ghost, Hover, Intent, Overlay, Target } from '../board/types';

export interface Layout {
  targets?: readonly Target[];
  overlays?: readonly Overlay[];
  ghosts?: readonly Ghost[];
  selected?: string | null;
  onpick?: (intent: Intent) => void;
  onhover?: (hover: Hover | null) => void;
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
  focus: Focus | null = $state.raw(null);

  /** Shows this until told otherwise; give the returned function to an effect to take it away again. */
  show(layout: Layout): () => void {
    this.layout = layout;
    return () => {
      if (this.layout === layout) this.layout = NOTHING;
    };
  }

  get overlays(): readonly Overlay[] {
    return [...this.always, ...(this.layout.overlays ?? []), ...this.glance];
  }
}
