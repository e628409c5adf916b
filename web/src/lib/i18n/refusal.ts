// Refusals in the language spoken: `refusal-<code>` with the reason's data, else the server's own sentence.

import type { Arg, Args } from './bundle';
import { hasWords, t } from './language.svelte';

export interface Refused {
  code: string;
  message: string;
  args?: unknown;
}

/** Nested data as flat arguments: `by: { kind: 'house', house: '5' }` becomes `by_kind` and `by_house`. */
export function flatten(value: unknown, prefix = ''): Args {
  const flat: Record<string, Arg> = {};
  if (typeof value !== 'object' || value === null) return flat;
  for (const [key, part] of Object.entries(value)) {
    const name = prefix + key;
    if (Array.isArray(part)) flat[name] = part.join(', ');
    else if (typeof part === 'object' && part !== null) Object.assign(flat, flatten(part, `${name}_`));
    else if (typeof part === 'string' || typeof part === 'number') flat[name] = part;
    else if (typeof part === 'boolean') flat[name] = String(part);
  }
  return flat;
}

export function refusal(refused: Refused): string {
  const id = `refusal-${refused.code}`;
  return hasWords(id) ? t(id, flatten(refused.args)) : refused.message;
}
