/** What a coach points at: things on the map, cards, and parts of the screen, which say of themselves what they are. */

import type { Snippet } from 'svelte';
import type { Thing } from '../board/types';
import type { View } from '../store/desk.svelte';
import type { ChainData, LessonPanel, LessonPoint, ViewData } from '../wire';

export interface Pointed {
  things: readonly Thing[];
  /** What else of the screen is marked, as a selector of style sheets; empty for nothing. */
  selector: string;
  /** Where on the stage it is to be seen; null when that does not matter. */
  view: View | null;
}

export const NOWHERE: Pointed = { things: [], selector: '', view: null };

/** A coach beside a game. */
export interface Coaching {
  /** What they say; told whether something is being shown. */
  panel: Snippet<[boolean]>;
  pointed: Pointed;
  /** Nothing is to be decided while they talk. */
  talks: boolean;
  /** A column of its own where there is room for it; else in the place of the decision. */
  beside?: boolean;
  /** Only a line of it, to have room for the game. */
  folded: boolean;
}

/** Where parts of the screen are to be seen; the others always are. */
const VIEWS: Partial<Record<LessonPanel, View>> = { beach: 'company', map: 'map', milestones: 'milestones', structure: 'company', supply: 'tree' };

/** One's own, where every chain has one. */
const OWN: ReadonlySet<LessonPanel> = new Set(['cash', 'price', 'stock']);

function thingOf(point: LessonPoint, game: Pick<ViewData, 'chains'>): Thing | null {
  if ('house' in point) return { thing: 'house', number: point.house };
  if ('square' in point) return { thing: 'square', at: point.square };
  if ('tile' in point) return { thing: 'tile', tile: point.tile };
  if ('campaign' in point) return { thing: 'campaign', number: point.campaign };
  if (!('restaurant' in point)) return null;
  const [x, y] = point.restaurant;
  const owner = game.chains.find(({ restaurants }) => restaurants.some(({ at }) => at[0] === x && at[1] === y));
  return owner ? { thing: 'restaurant', chain: owner.chain, at: point.restaurant } : { thing: 'square', at: point.restaurant };
}

function partOf(point: LessonPoint): string | null {
  if ('card' in point) return `[data-card="${point.card}"]`;
  if ('milestone' in point) return `[data-milestone="${point.milestone}"]`;
  if ('panel' in point) return `${OWN.has(point.panel) ? '[data-own] ' : ''}[data-part~="${point.panel}"]`;
  return null;
}

function viewOf(points: readonly LessonPoint[], onMap: boolean, own: ChainData | undefined): View | null {
  if (onMap) return 'map';
  for (const point of points) {
    if ('card' in point) return own && [own.at_work, own.beach].some((cards) => cards[point.card]) ? 'company' : 'tree';
    if ('milestone' in point) return 'milestones';
    const view = 'panel' in point ? VIEWS[point.panel] : undefined;
    if (view) return view;
  }
  return null;
}

export function pointed(points: readonly LessonPoint[], game: Pick<ViewData, 'chains'>, seat: number): Pointed {
  const things = points.map((point) => thingOf(point, game)).filter((thing) => thing !== null);
  const parts = points.map(partOf).filter((part) => part !== null);
  const view = viewOf(points, things.length > 0, game.chains[seat]);
  // The way to what is not on the stage now. Cards are in many places.
  const button = view && parts.some((part) => !part.startsWith('[data-card')) ? [`[data-testid="view-${view}"][aria-pressed="false"]`] : [];
  return { things, selector: [...parts, ...button].join(', '), view };
}

/** Marks parts of the screen; give the returned function to an effect. Works whatever is drawn later. */
export function mark(selector: string): () => void {
  if (!selector) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selector}) { outline: 3px solid var(--mustard-deep) !important; outline-offset: 2px; animation: coach-points 1.1s ease-out 3; }
@keyframes coach-points { from { box-shadow: 0 0 0 0 var(--mustard); } to { box-shadow: 0 0 0 14px transparent; } }
@media (prefers-reduced-motion: reduce) { :is(${selector}) { animation: none; } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
