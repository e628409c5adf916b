// The log as it stands: steps that were taken back are gone, the rest is sorted into rounds, phases and turns.

import { type GameEvent, seatOf, type Step } from './events';
import { entrySentence, type Lore, type Sentence, sentences } from './sentences';

export type Phase =
  | 'setup'
  | 'restructuring'
  | 'order'
  | 'working'
  | 'dinnertime'
  | 'payday'
  | 'marketing'
  | 'cleanup'
  | 'end';

export interface Line extends Sentence {
  key: string;
  /** Entry of the table's log it came with. */
  seq: number;
  at: number;
}

/** One phase, or one player's working day. */
export interface Section {
  key: string;
  round: number;
  phase: Phase;
  /** Whose working day. */
  chain: number | null;
  /** The first entry of it: where a replay of this section starts. */
  seq: number;
  /** The last entry of it so far. */
  last: number;
  lines: readonly Line[];
  /** Its events, for shows and charts. */
  events: readonly GameEvent[];
}

export interface Round {
  round: number;
  sections: Section[];
}

/** The steps that still count: without those somebody took back. Entries of the table itself stay. */
export function standing(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  let decisions: Step[] = [];
  let asked = 0;
  const forget = (to: number) => {
    const gone = new Set(decisions.slice(to));
    decisions = decisions.slice(0, to);
    for (let i = kept.length - 1; i >= 0; i--) if (gone.has(kept[i]!)) kept.splice(i, 1);
  };
  for (const step of steps) {
    const { entry } = step.entry;
    const seat = seatOf(step.entry);
    if (entry === 'undone') forget(decisions.length - 1);
    if (entry === 'take_back_asked') asked = decisions.findLastIndex((other) => seatOf(other.entry) === seat);
    if (step.rewound && entry !== 'undone') forget(Math.max(0, asked));
    kept.push(step);
    if (entry === 'acted') decisions.push(step);
  }
  return kept;
}

const PHASE_OF: Partial<Record<GameEvent['event'], Phase>> = {
  round_started: 'restructuring',
  structure_chosen: 'restructuring',
  structures_revealed: 'restructuring',
  order_of_choice: 'order',
  position_taken: 'order',
  turn_order: 'order',
  turn_started: 'working',
  dinner_started: 'dinnertime',
  fired: 'payday',
  marketeer_fired: 'payday',
  salaries_paid: 'payday',
  campaign_ran: 'marketing',
  marketing_paid: 'marketing',
  campaign_ended: 'marketing',
  discarded: 'cleanup',
  restaurant_opened: 'cleanup',
  roads_opened: 'cleanup',
  milestones_closed: 'cleanup',
  chain_left: 'cleanup',
  game_ended: 'end',
};

/** A section while the log is read. Most are never looked at, so sentences are only written when somebody asks. */
class Draft implements Section {
  readonly events: GameEvent[] = [];
  readonly #told: { step: Step; what: GameEvent | null }[] = [];
  readonly #lore: Lore;
  #lines: Line[] | null = null;
  last: number;

  constructor(
    readonly key: string,
    readonly round: number,
    readonly phase: Phase,
    readonly chain: number | null,
    readonly seq: number,
    lore: Lore,
  ) {
    this.#lore = lore;
    this.last = seq;
  }

  /** Something that happened: an event, or the entry of the table itself. */
  add(step: Step, event: GameEvent | null): void {
    this.#told.push({ step, what: event });
    if (event) this.events.push(event);
    this.last = step.seq;
    this.#lines = null;
  }

  get lines(): readonly Line[] {
    return (this.#lines ??= this.#told.flatMap(({ step, what }, index) => {
      const said = what ? sentences(what, this.#lore, this.phase === 'dinnertime') : [entrySentence(step.entry)].filter((note) => note !== null);
      return said.map((sentence, n): Line => ({ ...sentence, key: `${this.key}-${index}-${n}`, seq: step.seq, at: step.at }));
    }));
  }
}

export function timeline(steps: readonly Step[], lore: Lore): Round[] {
  const rounds: Round[] = [];
  let round = 0;
  let section: Draft | null = null;
  const enter = (phase: Phase, chain: number | null, seq: number): Draft => {
    let current = rounds.at(-1);
    if (current === undefined || current.round !== round) {
      current = { round, sections: [] };
      rounds.push(current);
    }
    const key = `${round}-${phase}-${chain ?? ''}-${current.sections.length}`;
    const entered = new Draft(key, round, phase, chain, seq, lore);
    current.sections.push(entered);
    return entered;
  };
  for (const step of standing(steps)) {
    if (step.entry.entry !== 'acted') (section ??= enter('setup', null, step.seq)).add(step, null);
    for (const event of step.events) {
      if (event.event === 'round_started') round = event.round;
      const phase = PHASE_OF[event.event];
      const chain = event.event === 'turn_started' ? event.chain : null;
      const another = phase !== undefined && (section?.phase !== phase || section.round !== round || chain !== null);
      if (section === null || another) section = enter(phase ?? 'setup', chain, step.seq);
      section.add(step, event);
    }
  }
  return rounds;
}

/** The sections again with only the larger news after this entry. What that entry itself set off counts too (the last to
 *  act starts dinnertime), but not what this seat did with it. */
export function since(rounds: readonly Round[], seq: number, seat: number): Section[] {
  const isNews = (line: Line) => !line.minor && (line.seq > seq || (line.seq === seq && line.chain !== seat));
  return rounds
    .flatMap(({ sections }) => sections)
    .filter((section) => section.last >= seq)
    .map(({ key, round, phase, chain, seq: from, last, events, lines }) => {
      return { key, round, phase, chain, seq: from, last, events, lines: lines.filter(isNews) };
    })
    .filter((section) => section.lines.length > 0);
}

/** The entry of a seat's last own decision; -1 when there is none. */
export function lastDecision(steps: readonly Step[], seat: number): number {
  const own = standing(steps).filter((step) => step.entry.entry === 'acted' && step.entry.seat === seat);
  return own.at(-1)?.seq ?? -1;
}

/** Where "since your last turn" begins: the decision before the run of own decisions that is still going on is looked for
 *  from the end, so that somebody in the middle of a working day still reads what happened before it. */
export function turnStart(steps: readonly Step[], seat: number): number {
  const decisions = standing(steps).filter((step) => step.entry.entry === 'acted');
  let i = decisions.length - 1;
  while (i >= 0 && seatOf(decisions[i]!.entry) === seat) i--;
  while (i >= 0 && seatOf(decisions[i]!.entry) !== seat) i--;
  return decisions[i]?.seq ?? -1;
}
