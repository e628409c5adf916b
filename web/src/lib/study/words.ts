/** Moments, decisions and reasons in words. */

import { type Args, hasWords, t } from '../i18n';
import { actionWords } from '../store/hints';
import type { Action, PlanReason } from '../wire';

export function sayAction(action: Action): string {
  const { id, args } = actionWords(action);
  return t(id, args);
}

/** Things done several times in a row are said once. */
export function sayActions(actions: readonly Action[]): string {
  const said: { text: string; times: number }[] = [];
  for (const action of actions) {
    const text = sayAction(action);
    const last = said.at(-1);
    if (last?.text === text) last.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text)).join(' · ');
}

export function sayReason({ reason, ...args }: PlanReason): string {
  return t(`plan-${reason}`, args as Args);
}

export const sayStage = (stage: string): string => (hasWords(`stage-${stage}`) ? t(`stage-${stage}`) : t('phase-working'));
export const sayRound = (round: number): string => (round === 0 ? t('round-setup') : t('round', { round }));

export const percent = (share: number): number => Math.round(share * 100);
/** No closer than anybody could know. */
export const dollars = (amount: number): number => Math.round(amount);
