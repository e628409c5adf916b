/** Puts the drawings that `<use>` refers to into the page, once. */

import { mount } from 'svelte';
import Sprite from './Sprite.svelte';

/** Items that have a drawing; others are shown by their first letter. */
export const DRAWN_ITEMS: ReadonlySet<string> = new Set(['burger', 'pizza', 'beer', 'lemonade', 'soft_drink']);

export function useSprite(): void {
  if (typeof document === 'undefined' || document.getElementById('magnate-sprite')) return;
  const holder = document.createElement('div');
  holder.hidden = false;
  document.body.prepend(holder);
  mount(Sprite, { target: holder });
}
