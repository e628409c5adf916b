/** Single keys: what a press means, or nothing when somebody types, a dialog is open, or they are switched off. */

import { settings } from '../store/settings.svelte';

export type Shortcut = 'confirm' | 'undo' | 'hint' | 'end' | 'back' | 1 | 2 | 3 | 4;

const KEYS: Readonly<Record<string, Shortcut>> = { u: 'undo', h: 'hint', e: 'end', 1: 1, 2: 2, 3: 3, 4: 4 };
/** Keyboards of other alphabets: the key in the same place. */
const CODES: Readonly<Record<string, Shortcut>> = { KeyU: 'undo', KeyH: 'hint', KeyE: 'end' };

export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog[open], section.show')) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key === 'Escape') return 'back';
  // A control that has the focus keeps Enter for itself.
  if (event.key === 'Enter') return target?.closest('button, a, input, summary, [role="button"], [role="tab"]') ? null : 'confirm';
  if (!settings.shortcuts) return null;
  return KEYS[event.key.toLowerCase()] ?? CODES[event.code] ?? null;
}
