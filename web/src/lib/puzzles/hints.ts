/** What helps with a puzzle, from a word about it to the people who solve it. */

import type { Args } from '../i18n';
import type { WrittenPuzzle } from './files';

export interface Hint {
  id: string;
  args: Args;
}

export function hintsOf({ goal, solution, solver, position }: WrittenPuzzle): readonly Hint[] {
  const { kind, ...args } = goal;
  const general: Hint = { id: `puzzle-hint-${kind}`, args };
  const work = solution.find((action) => action.action === 'work');
  if (!work) return [general];
  const cards = work.cards as Readonly<Record<string, number>>;
  // Somebody who works as things stand, and should not.
  const idle = Object.keys(position.chains[solver]?.at_work ?? {}).find((card) => !cards[card]);
  const rest: Hint[] = idle ? [{ id: 'puzzle-hint-not-work', args: { card: idle } }] : [];
  return [general, ...rest, { id: 'puzzle-hint-work', args: { cards } }];
}
