// What the guide shows.

import { isTopic, placeOf, TOPICS } from './topics';

export interface Place {
  topic: string;
  /** The paragraph to point at, from 0. */
  paragraph: number | null;
}

/** A rule or a topic by its name; the beginning for anything else. */
export function find(name: string | null): Place {
  const place = name === null ? undefined : placeOf(name.toUpperCase());
  if (place) return place;
  return { topic: name !== null && isTopic(name) ? name : TOPICS[0]!.id, paragraph: null };
}

class GuideState {
  open = $state(false);
  place: Place = $state.raw(find(null));

  show(name: string): void {
    this.place = find(name);
    this.open = true;
  }
}

export const guide = new GuideState();
