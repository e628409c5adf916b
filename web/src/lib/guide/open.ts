// One dialog for the whole page, made when somebody first asks for a rule.

import { mount } from 'svelte';
import { guide } from './state.svelte';

let made: Promise<void> | null = null;

async function make(): Promise<void> {
  const { default: GuideDialog } = await import('./GuideDialog.svelte');
  mount(GuideDialog, { target: document.body });
}

/** Shows a rule (`B-MKT-3`) or a topic (`campaigns`). */
export async function openGuide(rule: string): Promise<void> {
  guide.show(rule);
  made ??= make().catch((error: unknown) => {
    made = null;
    throw error;
  });
  await made;
}
