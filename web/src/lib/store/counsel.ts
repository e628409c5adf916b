/** What a coach says, as a message and its arguments. */

import type { Arg, Args } from '../i18n/bundle';
import type { Action, Advice, Plan, PlanReason, Warning } from '../wire';

export type Said = Advice | Warning;

/** Data that messages can take: ids, numbers, bags, lists; what else a coach knows is for drawing. */
const NOT_SAID = ['severity', 'show', 'tip', 'concern', 'with', 'plan', 'played', 'better', 'obstacle', 'yours', 'theirs', 'loss', 'last'];

export function say(one: Said): { id: string; args: Args } {
  const args: Record<string, Arg> = {};
  for (const [key, value] of Object.entries(one)) if (!NOT_SAID.includes(key)) args[key] = value as Arg;
  if ('tip' in one) {
    const rivals = 'rivals' in one && one.rivals.length > 0 && one.tip !== 'milestone_going';
    const last = one.tip === 'bank_soon' && one.last;
    return { id: `tip-${one.tip}${rivals ? '-rivals' : last ? '-last' : ''}`, args };
  }
  if (one.concern === 'costly') {
    const percent = Math.round(100 * one.loss.chance.mean);
    args['percent'] = percent;
    args['dollars'] = Math.round(one.loss.margin.mean);
    return { id: percent > 0 ? 'warn-costly' : 'warn-costly-money', args };
  }
  const rivals = 'rivals' in one && one.rivals.length > 0;
  return { id: `warn-${one.concern}${rivals ? '-rivals' : ''}`, args };
}

/** What a coach would do: a suggestion's first decision, or the better one of two. */
export const advised = (one: Said): Action | undefined =>
  'tip' in one ? (one.tip === 'suggestion' ? one.plan[0] : undefined) : one.concern === 'costly' ? one.better.actions[0] : undefined;

/** Whoever thought twice knows better than at first glance: nothing is suggested that would be warned of. */
export function reconsidered(one: Advice, doubt: (action: Action) => Warning | null): Advice {
  const first = advised(one);
  const warning = first && one.tip === 'suggestion' ? doubt(first) : null;
  return warning && one.tip === 'suggestion' && warning.concern === 'costly' && warning.severity !== 'note' ? { ...one, plan: warning.better.actions } : one;
}

/** Reasons that say more than the decision itself: who is hired joins, as everybody knows. */
export function telling({ actions: [first], reasons }: Plan): PlanReason[] {
  return reasons.filter(
    (one) => !(one.reason === 'hires' && first?.action === 'hire' && first.card === one.card) && !(one.reason === 'trains' && first?.action === 'train' && first.to === one.to),
  );
}
