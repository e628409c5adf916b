// What a coach says fits together: nothing is suggested that would be warned of, and reasons are reasons.

import { describe, expect, it } from 'vitest';
import { advised, reconsidered, telling } from '../src/lib/store/counsel';
import type { Action, Advice, Plan, Severity, Warning } from '../src/lib/wire';

const hire = (card: string): Action => ({ action: 'hire', card }) as Action;
const show = { houses: [], squares: [], cards: [], milestones: [] };
const suggestion = (action: Action) => ({ severity: 'note', show, tip: 'suggestion', plan: [action] }) as unknown as Advice;
const plan = (action: Action, reasons: Plan['reasons'] = []): Plan => ({ actions: [action], reasons }) as unknown as Plan;
const costly = (severity: Severity, better: Action) =>
  ({ severity, show, concern: 'costly', loss: {}, played: plan(hire('waitress')), better: plan(better) }) as unknown as Warning;

describe('suggestions', () => {
  it('give way to what a second thought found better', () => {
    const one = reconsidered(suggestion(hire('kitchen_trainee')), () => costly('alarm', hire('pricing_manager')));
    expect(advised(one)).toEqual(hire('pricing_manager'));
  });
  it('stay when nothing much speaks against them', () => {
    for (const doubt of [null, costly('note', hire('pricing_manager'))]) {
      const one = suggestion(hire('kitchen_trainee'));
      expect(reconsidered(one, () => doubt)).toBe(one);
    }
  });
  it('are the only tips that are about a decision', () => {
    const tip = { severity: 'note', show, tip: 'hires_left', count: 1 } as unknown as Advice;
    expect(advised(tip)).toBeUndefined();
    expect(reconsidered(tip, () => costly('alarm', hire('waitress')))).toBe(tip);
  });
});

describe('reasons', () => {
  it('say more than the decision they are for', () => {
    const sells = { reason: 'sells', house: '7', dollars: 10 } as unknown as Plan['reasons'][number];
    const joins = (card: string) => ({ reason: 'hires', card }) as Plan['reasons'][number];
    expect(telling(plan(hire('trainer'), [joins('trainer'), sells, joins('waitress')]))).toEqual([sells, joins('waitress')]);
    const learns = { reason: 'trains', card: 'trainer', to: 'coach' } as Plan['reasons'][number];
    expect(telling(plan({ action: 'train', card: 'trainer', to: 'coach' } as unknown as Action, [learns, sells]))).toEqual([sells]);
  });
});
