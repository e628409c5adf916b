/** What a screen puts into the middle of the header, beside the logo. */

import type { Snippet } from 'svelte';

class Header {
  middle: Snippet | null = $state.raw(null);

  /** Until told otherwise; give the returned function to an effect. */
  show(middle: Snippet): () => void {
    this.middle = middle;
    return () => {
      if (this.middle === middle) this.middle = null;
    };
  }
}

export const header = new Header();
