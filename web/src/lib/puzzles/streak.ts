/** For home: the streak in words, and whether today is done. */

import { loadPuzzles, t } from '../i18n';
import { kept, streak, today } from './kept.svelte';

export async function streakNow(): Promise<string> {
  await loadPuzzles();
  const { days } = kept.all;
  const count = streak(days, today());
  if (count === 0) return '';
  return `${t('puzzle-streak', { count })}. ${t(days.includes(today()) ? 'puzzle-daily-done' : 'puzzle-streak-risk')}`;
}
