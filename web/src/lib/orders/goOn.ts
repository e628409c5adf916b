/** On this device: go on by itself where there is nothing to decide, if somebody wants it. Kept in the browser, a table at a time. */

import type { Action, Choices } from '../wire';

const keyOf = (table: string) => `magnate.go-on.${table}`;

export function goesOn(table: string): boolean {
  try {
    return localStorage.getItem(keyOf(table)) === 'yes';
  } catch {
    return false;
  }
}

export function setGoesOn(table: string, yes: boolean): void {
  try {
    if (yes) localStorage.setItem(keyOf(table), 'yes');
    else localStorage.removeItem(keyOf(table));
  } catch {
    // not remembered: it will be asked
  }
}

/** What is the only thing that can be done, if there is only one. */
export function onlyChoice({ actions, campaigns, houses, keeps, hand }: Choices): Action | null {
  return actions.length === 1 && !campaigns && !houses && !keeps && !hand ? actions[0]! : null;
}
