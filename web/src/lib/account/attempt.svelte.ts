/** Something asked of the server: what came of it, to be shown. */

import { asProblem, type Problem } from '../net/api';

export class Attempts {
  done: string | null = $state(null);
  problem: Problem | null = $state.raw(null);
  busy = $state(false);

  /** Does it, and says what is to be said when it worked. */
  async try(work: () => Promise<unknown>, said: string | null = null): Promise<boolean> {
    this.problem = null;
    this.done = null;
    this.busy = true;
    try {
      await work();
      this.done = said;
      return true;
    } catch (error) {
      this.problem = asProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A form that does this instead of being sent. */
export const submit = (work: () => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  void work();
};
