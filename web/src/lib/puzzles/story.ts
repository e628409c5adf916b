/** What an evening came to, as sentences: who worked, how every house decided, and what trying everything has shown. */

import type { Thing } from '../board/types';
import type { Args } from '../i18n';
import { lore } from '../log/lore';
import { sentences } from '../log/sentences';
import type { PuzzleExplanation, PuzzleFacts, PuzzleGoal, PuzzleHouse, PuzzleOutcome, PuzzleStory } from '../wire';

export interface StoryLine {
  id: string;
  args: Args;
  things: readonly Thing[];
  tone: 'plain' | 'good' | 'bad';
}

const line = (id: string, args: Args, more: Partial<StoryLine> = {}): StoryLine => ({ id: `puzzle-${id}`, args, things: [], tone: 'plain', ...more });

/** The task, in a sentence. */
export const taskOf = ({ kind, ...args }: PuzzleGoal): StoryLine => line(`task-${kind}`, args);

/** How it ended, in a sentence. */
export function endOf(goal: PuzzleGoal, outcome: PuzzleOutcome, story: PuzzleStory | null): StoryLine {
  if (outcome.outcome === 'failed') {
    const { reason, ...args } = outcome.failure;
    return line(`failed-${reason}`, args, { tone: 'bad' });
  }
  const { kind, ...args } = goal;
  // What a rival earns counts below zero.
  const came = { value: outcome.value, earned: -outcome.value, milestones: story?.milestones ?? [] };
  return line(`solved-${kind}`, { ...args, ...came }, { tone: 'good' });
}

const WON: Partial<Record<PuzzleHouse['own']['verdict'], string>> = { won_by_price: 'by-price', won_by_star: 'by-star', won_by_waitresses: 'by-waitresses', won_by_order: 'by-order' };
const LOST: Partial<Record<PuzzleHouse['own']['verdict'], string>> = {
  no_stock: 'stock',
  dearer: 'price',
  lesser_star: 'tie',
  fewer_waitresses: 'tie',
  later_in_order: 'tie',
  lesser_order: 'taste',
};

/** Why a house went where it did. */
export function houseLine({ house, winner, income, own, rival, margin }: PuzzleHouse, solver: number): StoryLine {
  const things: readonly Thing[] = [{ thing: 'house', number: house }];
  const args = { house, income, own: own.score, other: rival?.score, rival: rival?.chain, margin };
  if (winner === solver) {
    const how = rival?.verdict === 'lesser_order' ? 'by-taste' : (rival && WON[own.verdict]) || 'alone';
    return line(`explain-won-${how}`, args, { things, tone: 'good' });
  }
  if (winner === null) return line('explain-unserved', { house }, { things });
  const missing = own.verdict === 'no_stock' ? own.missing : {};
  return line(`explain-lost-${LOST[own.verdict] ?? 'road'}`, { ...args, rival: winner, missing }, { things, tone: 'bad' });
}

/** An evening: the company, the houses, the money. */
export function storyLines(story: PuzzleStory, goal: PuzzleGoal, solver: number): StoryLine[] {
  const { outcome, at_work, unit_price, houses, income, milestones, due, cash } = story;
  return [
    line('explain-company', { cards: at_work, price: unit_price }),
    ...houses.map((house) => houseLine(house, solver)),
    line('explain-income', { amount: income }),
    ...(goal.kind === 'hold_rival' && outcome ? [line('explain-rival', { rival: goal.rival, amount: -outcome.value })] : []),
    ...(milestones.length > 0 ? [line('explain-milestones', { milestones })] : []),
    ...(due !== undefined && goal.kind === 'payday' ? [line('explain-salaries', { due, cash })] : []),
  ];
}

/** What the solution does, deed by deed; who works is told elsewhere. */
export function deedLines({ events }: PuzzleExplanation, solver: number): StoryLine[] {
  const dinner = events.findIndex(({ event }) => event === 'dinner_started');
  const told = events.filter(({ event }, index) => (index < dinner || event === 'fired' || event === 'marketeer_fired') && event !== 'structures_revealed' && event !== 'turn_order');
  return told
    .flatMap((event) => sentences(event, lore))
    .filter(({ chain, minor }) => chain === solver && !minor)
    .map(({ id, args, things, tone }) => ({ id, args, things, tone: tone === 'milestone' ? 'good' : 'plain' }));
}

/** Values below this are none: the game ended before anything could be counted. */
const NOTHING = -1_000_000;

/** What trying everything has shown. */
export function factLines(goal: PuzzleGoal, { ends, solving, second, obvious, trainee, manager }: PuzzleFacts): StoryLine[] {
  const { kind, ...args } = goal;
  const sign = kind === 'hold_rival' ? -1 : 1;
  const compare = (what: 'second' | 'obvious', value: number | undefined): StoryLine[] =>
    kind === 'win_house' || value === undefined || value < NOTHING ? [] : [line(`explain-${what}-${kind}`, { ...args, value: sign * value })];
  const who = trainee && manager ? 'both' : trainee ? 'trainee' : manager ? 'manager' : 'nobody';
  return [line('explain-tried', { ends, solving }), ...compare('second', second), ...compare('obvious', obvious), line('explain-bots', { who })];
}
