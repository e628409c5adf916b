/** The drawings that `<use>` refers to. */

import { mount } from 'svelte';
import Sprite from './Sprite.svelte';

/** Items that have a drawing; others are shown by their first letter. */
export const DRAWN_ITEMS: ReadonlySet<string> = new Set(['burger', 'pizza', 'beer', 'lemonade', 'soft_drink', 'kimchi', 'sushi', 'noodles', 'coffee']);

let placed = false;

/** Components that draw with `<use>` call this; the first one places the sprite. */
export function useSprite(): void {
  if (placed || typeof document === 'undefined') return;
  placed = true;
  const holder = document.createElement('div');
  document.body.prepend(holder);
  mount(Sprite, { target: holder });
}
