/** What a screen with a table does whatever it shows: names, looks and sounds. Called while a component begins. */

import { nameChains } from '../i18n';
import { cue, cueFor } from '../sound/cues';
import { dressChains } from './looks.svelte';
import { seatLooks, seatNames } from './names';
import type { TableStore } from './table.svelte';

export function dressTable(current: () => TableStore | null): void {
  $effect(() => {
    const table = current();
    if (!table) return;
    nameChains(seatNames(table));
    dressChains(seatLooks(table));
    return () => {
      nameChains(() => undefined);
      dressChains();
    };
  });
  $effect(() => current()?.follow());

  // Sounds, for those who switched them on: my turn, a refusal, what just happened.
  const myTurn = $derived(current()?.myTurn ?? false);
  $effect(() => {
    if (myTurn) cue('turn');
  });
  $effect(() => {
    if (current()?.problem) cue('refused');
  });
  let heard: { table: TableStore | null; length: number } = { table: null, length: 0 };
  $effect(() => {
    const table = current();
    const history = table?.history ?? [];
    const news = heard.table === table ? history.slice(heard.length) : [];
    heard = { table, length: history.length };
    const sound = cueFor(news.flatMap((step) => step.events));
    if (sound) cue(sound);
  });
}
