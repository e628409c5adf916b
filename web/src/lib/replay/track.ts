// The moments of a game in order, with where in the game each is.

import type { Step } from '../log/events';
import { type Line, type Phase, type Round, standing } from '../log/timeline';

export interface Moment {
  /** Entries of the log by then: what the server is asked for. */
  seq: number;
  round: number;
  phase: Phase;
  chain: number | null;
}

/** A stretch of moments with the same phase. */
export interface Stretch {
  round: number;
  phase: Phase;
  /** Indices of moments, the last one included. */
  from: number;
  to: number;
}

/** Every decision that still counts, as the moment after it; the first moment is the start of the game. */
export function moments(steps: readonly Step[], rounds: readonly Round[]): Moment[] {
  const sections = rounds.flatMap((round) => round.sections);
  const started = steps.find((step) => step.entry.entry === 'started');
  const found: Moment[] = started ? [{ seq: started.seq + 1, round: 0, phase: 'setup', chain: null }] : [];
  let at = 0;
  for (const step of standing(steps)) {
    if (step.entry.entry !== 'acted') continue;
    // Of several sections that begin with one decision, the moment after it is in the last.
    while (sections[at + 1] && sections[at + 1]!.seq <= step.seq) at++;
    const section = sections[at];
    if (section) found.push({ seq: step.seq + 1, round: section.round, phase: section.phase, chain: section.chain });
  }
  return found;
}

export function stretches(all: readonly Moment[]): Stretch[] {
  const found: Stretch[] = [];
  all.forEach(({ round, phase }, index) => {
    const last = found.at(-1);
    if (last && last.round === round && last.phase === phase) last.to = index;
    else found.push({ round, phase, from: index, to: index });
  });
  return found;
}

/** The moment shown for a link: the last one not after it. */
export function nearest(all: readonly Moment[], seq: number): number {
  const later = all.findIndex((moment) => moment.seq > seq);
  return later < 0 ? Math.max(0, all.length - 1) : Math.max(0, later - 1);
}

/** The lines that led to a moment. */
export const linesAt = (rounds: readonly Round[], seq: number): Line[] =>
  rounds
    .flatMap((round) => round.sections)
    .filter((section) => section.seq < seq && section.last >= seq - 1)
    .flatMap((section) => section.lines.filter((line) => line.seq === seq - 1));
