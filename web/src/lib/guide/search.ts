// Finding words in the guide.

import { paragraphId, type Topic } from './topics';
import type { Place } from './state.svelte';

export interface Found extends Place {
  text: string;
}

/** Paragraphs that contain every word asked for, in reading order. A rule id finds its paragraph. */
export function search(topics: readonly Topic[], query: string, say: (id: string) => string): Found[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const { id, paragraphs } of topics) {
    const title = say(`guide-${id}`).toLocaleLowerCase();
    paragraphs.forEach((rules, paragraph) => {
      const text = say(paragraphId(id, paragraph));
      const within = `${title} ${text.toLocaleLowerCase()} ${rules.join(' ').toLowerCase()}`;
      if (words.every((word) => within.includes(word))) found.push({ topic: id, paragraph, text });
    });
  }
  return found;
}
