/** What is wrong with a position, in the reader's language. */

import { hasWords, refusal, t, type Args } from '../i18n';
import { Problem } from '../net/api';
import type { PositionFault } from '../wire';

/** Modules are called by their names. */
const named = (args: PositionFault['args']): Args =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, key === 'module' || key === 'other' ? t(`module-${String(value)}`) : value])) as Args;

/** The rule that says so stands at the end of the sentence that comes with it. */
const RULE = /\(([BK]-[A-Z]+-\d+)\)$/;

/** Faults have words of their own, or those of the refusal the rules would give. */
export function sayFault({ code, args, reason }: PositionFault): string {
  const [, rule] = RULE.exec(reason) ?? [];
  const words = hasWords(`fault-${code}`) ? t(`fault-${code}`, named(args)) : hasWords(`refusal-${code}`) ? refusal(new Problem({ code, args: args as never })) : null;
  return words === null ? reason : rule ? `${words} (${rule})` : words;
}
