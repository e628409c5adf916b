/** Targets: where they are, in which order one walks through them, and which one is meant. */

import { covers, keyOf, linesArea, middle, outline, squaresOf, thingArea, tileArea, UNIT, type MapSheet } from './geometry';
import { giantArea } from './layout';
import type { Area, BoardCatalogue, BoardGame, Square, Target, Thing } from './types';

/** Something the keyboard can stand on: a target, or without targets a thing to look at. */
export interface Spot {
  key: string;
  label: string;
  area: Area;
  target: Target | null;
  thing: Thing | null;
}

/** The squares a spot is made of. */
function* squaresOfSpot({ area, target }: Spot): Generator<Square> {
  if (target?.kind === 'place' && target.squares) yield* target.squares;
  else yield* squaresOf(area);
}

const spotCovers = ({ area, target }: Spot, square: Square): boolean =>
  covers(area, square) &&
  (target?.kind !== 'place' || !target.squares || target.squares.some(([x, y]) => x === square[0] && y === square[1]));

/** Ways round on one side of a piece; those above are the same with the piece turned over. */
const WAYS = 4;
const sideOf = (turn: number): number => Math.floor(turn / WAYS);

/** The same way round with the piece turned over. */
export const flipped = (turn: number): number => (sideOf(turn) === 0 ? turn + WAYS : turn - WAYS);
export const canFlip = (turns: readonly number[]): boolean => new Set(turns.map(sideOf)).size > 1;

export type Heading = 'up' | 'down' | 'left' | 'right';

export function targetArea(target: Target, game: BoardGame, catalogue: BoardCatalogue, sheet: MapSheet): Area | null {
  switch (target.kind) {
    case 'square':
      return { at: target.at, w: 1, h: 1 };
    case 'place':
      return { at: target.at, w: target.w, h: target.h };
    case 'house':
      return thingArea({ thing: 'house', number: target.house }, game, catalogue, sheet);
    case 'tile':
      return tileArea(target.tile, sheet);
    case 'edge':
      return linesArea(target, target.count, sheet);
    case 'restaurant':
      return { at: target.at, w: 2, h: 2 };
    case 'campaign':
      return thingArea({ thing: 'campaign', number: target.number }, game, catalogue, sheet);
    case 'rural': {
      const fields = thingArea({ thing: 'house', number: 'rural' }, game, catalogue, sheet);
      return fields && giantArea({ at: [fields.at[0] - 1, fields.at[1] - 1], w: fields.w + 2, h: fields.h + 2 }, target.side);
    }
  }
}

export function targetThing(target: Target): Thing | null {
  switch (target.kind) {
    case 'house':
      return { thing: 'house', number: target.house };
    case 'restaurant':
      return { thing: 'restaurant', chain: target.chain, at: target.at };
    case 'campaign':
      return { thing: 'campaign', number: target.number };
    case 'tile':
      return { thing: 'tile', tile: target.tile };
    default:
      return null;
  }
}

export const turnOf = (target: Target): number => (target.kind === 'place' ? (target.turn ?? 0) : 0);

/** The ways round that some placement has, ascending. */
export function turnsOf(targets: readonly Target[]): number[] {
  const turns = new Set(targets.filter((target) => target.kind === 'place' && !target.fixed).map(turnOf));
  return [...turns].sort((a, b) => a - b);
}

/** Targets that can be picked with the piece this way round. */
export const atTurn = (targets: readonly Target[], turn: number): Target[] =>
  targets.filter((target) => target.kind !== 'place' || target.fixed || turnOf(target) === turn);

/** Reading order: north to south, west to east. Lines beside the map come first, columns before rows. */
export function inReadingOrder(spots: readonly Spot[]): Spot[] {
  const rank = (spot: Spot) => (spot.target?.kind === 'edge' ? (spot.target.axis === 'column' ? 0 : 1) : 2);
  return [...spots].sort(
    (a, b) => rank(a) - rank(b) || a.area.at[1] - b.area.at[1] || a.area.at[0] - b.area.at[0] || a.key.localeCompare(b.key),
  );
}

/** The spot an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function neighbour(spots: readonly Spot[], from: Spot, heading: Heading): Spot | null {
  const [fx, fy] = middle(from.area);
  let best: Spot | null = null;
  let bestCost = Infinity;
  for (const spot of spots) {
    if (spot.key === from.key) continue;
    const [x, y] = middle(spot.area);
    const [dx, dy] = [x - fx, y - fy];
    const ahead = heading === 'up' ? -dy : heading === 'down' ? dy : heading === 'left' ? -dx : dx;
    const aside = Math.abs(heading === 'up' || heading === 'down' ? dx : dy);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2.5;
    if (cost < bestCost) [best, bestCost] = [spot, cost];
  }
  return best;
}

export interface Pointed {
  target: Target | null;
  /** Where the piece in hand would lie, legal or not. */
  at: Square;
}

/** The placement or other target meant by pointing at a place of the map (in squares, with fractions). */
export function pointedAt(
  spots: readonly Spot[],
  point: readonly [number, number],
  turn: number,
  size: { w: number; h: number } | null,
  keepTurn = false,
): Pointed {
  const square: Square = [Math.floor(point[0]), Math.floor(point[1])];
  const at: Square = size
    ? [Math.round(point[0] - size.w / 2), Math.round(point[1] - size.h / 2)]
    : square;
  let best: Target | null = null;
  let bestCost = Infinity;
  for (const spot of spots) {
    const { target, area } = spot;
    if (!target || target.kind === 'edge' || !spotCovers(spot, square)) continue;
    const [mx, my] = middle(area);
    const other = target.kind === 'place' && !target.fixed && turnOf(target) !== turn;
    if (other && keepTurn) continue;
    const cost = Math.hypot(mx - point[0], my - point[1]) + (other ? 100 : 0);
    if (cost < bestCost) [best, bestCost] = [target, cost];
  }
  return { target: best, at };
}

/** Lines picked beside the map: the target whose middle is nearest. */
export function pointedEdge(
  targets: readonly Target[],
  point: readonly [number, number],
  sheet: MapSheet,
): Extract<Target, { kind: 'edge' }> | null {
  const [x, y] = point;
  const [west, north] = sheet.at;
  const axis =
    y < north || y >= north + sheet.height ? 'column' : x < west || x >= west + sheet.width ? 'row' : nearestEdge(point, sheet);
  const along = axis === 'column' ? x : y;
  const far = axis === 'column' ? y > north + sheet.height / 2 : x > west + sheet.width / 2;
  let best: Extract<Target, { kind: 'edge' }> | null = null;
  let bestCost = Infinity;
  for (const target of targets) {
    if (target.kind !== 'edge' || target.axis !== axis) continue;
    const wrong = target.side !== undefined && far !== (target.side === 'south' || target.side === 'east');
    const cost = Math.abs(target.first + target.count / 2 - along) + (wrong ? 0.5 : 0);
    if (cost < bestCost) [best, bestCost] = [target, cost];
  }
  return best;
}

function nearestEdge([x, y]: readonly [number, number], sheet: MapSheet): 'row' | 'column' {
  const [dx, dy] = [x - sheet.at[0], y - sheet.at[1]];
  return Math.min(dy, sheet.height - dy) <= Math.min(dx, sheet.width - dx) ? 'column' : 'row';
}

/** The next way round from this one, on the same side of the piece. */
export function nextTurn(turns: readonly number[], turn: number, step: 1 | -1): number {
  const same = turns.filter((one) => sideOf(one) === sideOf(turn));
  if (same.length === 0) return turn;
  const index = same.indexOf(turn);
  return same[(index + step + same.length) % same.length] ?? turn;
}

/** Where a piece is that is to be turned: chosen, or under the pointer. */
export interface InHand {
  chosen: Target | null;
  square: Square | null;
}

/**
 * The next way round in which the piece fits where it is; `over` turns it over instead. Ways that do not fit are passed over; when
 * none does, or it lies nowhere yet, `key` is null.
 */
export function turned(spots: readonly Spot[], turn: number, step: 1 | -1 | 'over', hand: InHand): { turn: number; key: string | null } {
  const places = spots.filter((spot) => spot.target?.kind === 'place' && !spot.target.fixed);
  const turns = turnsOf(places.flatMap(({ target }) => target ?? []));
  if (step === 'over' && !canFlip(turns)) return { turn, key: null };
  const over = flipped(turn);
  const next = (way: number) => (step === 'over' ? nextTurn(turns, way, 1) : nextTurn(turns, way, step));
  const first = step === 'over' ? (turns.includes(over) ? over : next(over)) : next(turn);
  const lies = hand.chosen?.kind === 'place' ? { at: hand.chosen.at, w: hand.chosen.w, h: hand.chosen.h } : null;
  const square: Square | null = lies ? (middle(lies).map(Math.floor) as unknown as Square) : hand.square;
  if (!square) return { turn: first, key: null };
  const far = ({ at }: Area) => (lies ? Math.hypot(at[0] - lies.at[0], at[1] - lies.at[1]) : 0);
  for (let way = first, tries = 1; tries < turns.length; way = next(way), tries += 1) {
    const fitting = places.filter((spot) => turnOf(spot.target!) === way && (lies ? covers(spot.area, square) : spotCovers(spot, square)));
    const best = fitting.sort((a, b) => far(a.area) - far(b.area))[0];
    if (best) return { turn: way, key: best.key };
  }
  return { turn, key: null };
}

/** Half the size of the dot in the middle of a place, by what the place is worth. */
const DOTS = [6, 9, 12, 16] as const;
/** Where nothing is known of worth. */
const PLAIN = 1;

/** Ground of one worth. */
export interface Ground {
  /** 0 (nothing) to 3 (the best there is); null while it is not known. */
  worth: number | null;
  /** All squares whose best place is worth this, as one outline. */
  path: string;
  /** A dot in the middle of each place worth this, all in one path. */
  marks: string;
}

/** Where something may lie: one outline and one path of dots for each worth, the worst first. */
export function targetGround(spots: readonly Spot[], worth?: ReadonlyMap<string, number>): Ground[] {
  const best = new Map<string, { square: Square; worth: number }>();
  const dots = new Map<number, string[]>();
  for (const spot of spots) {
    const { area, target, key } = spot;
    if (target?.kind === 'edge') continue;
    const tier = worth?.get(key) ?? PLAIN;
    for (const square of squaresOfSpot(spot)) {
      const known = best.get(keyOf(square));
      if (!known || known.worth < tier) best.set(keyOf(square), { square, worth: tier });
    }
    // Pieces of many shapes would leave nothing but dots.
    if (target?.kind !== 'place' || target.squares) continue;
    const size = DOTS[tier] ?? DOTS[PLAIN];
    const [x, y] = middle(area);
    const dot = `M${x * UNIT - size} ${y * UNIT}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
    dots.set(tier, [...(dots.get(tier) ?? []), dot]);
  }
  const known = [...best.values()];
  const tiers = [...new Set([...known.map((one) => one.worth), ...dots.keys()])].sort((a, b) => a - b);
  return tiers.map((tier) => ({
    worth: worth ? tier : null,
    path: outline(known.filter((one) => one.worth === tier).map(({ square }) => square)),
    marks: (dots.get(tier) ?? []).join(''),
  }));
}
