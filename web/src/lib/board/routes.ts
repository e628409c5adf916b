/** Ways by road and by air as lines. */

import { beside, keyOf, restaurantArea, squaresOf, UNIT, type MapSheet } from './geometry';
import type { CoffeeStop, Square } from './types';

const STEP: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The squares of a way by road: the first one, then one for each letter. */
export function routeSquares(from: Square, path: string): Square[] {
  const squares: Square[] = [from];
  let [x, y] = from;
  for (const letter of path) {
    const step = STEP[letter];
    if (!step) continue;
    [x, y] = [x + step[0], y + step[1]];
    squares.push([x, y]);
  }
  return squares;
}

/** How a car drives along squares with a rest at some of them: for `animateMotion`, which wants fractions of way and time. */
export function drive(squares: readonly Square[], stops: readonly CoffeeStop[]): { points: string; times: string; seconds: number } {
  const last = Math.max(1, squares.length - 1);
  const rests = new Set(stops.flatMap((stop) => passing(squares, stop) ?? []));
  const [step, rest] = [Math.min(0.12, 3 / last), 0.55];
  const marks: [part: number, at: number][] = [[0, 0]];
  let now = 0;
  squares.forEach((_, index) => {
    if (index > 0) now += step;
    if (!rests.has(index)) return;
    marks.push([index / last, now]);
    now += rest;
    marks.push([index / last, now]);
  });
  marks.push([1, now]);
  const seconds = Math.max(0.25, now);
  return {
    points: marks.map(([part]) => part.toFixed(4)).join(';'),
    times: marks.map(([, at], i) => (i === marks.length - 1 ? 1 : Math.min(1, at / seconds)).toFixed(4)).join(';'),
    seconds: Number(seconds.toFixed(2)),
  };
}

/** Where along the way a stop is passed first. */
export function passing(squares: readonly Square[], { at, restaurant }: CoffeeStop): number | null {
  const area = restaurant ? restaurantArea(at) : { at, w: 1, h: 1 };
  const near = new Set([...squaresOf(area)].flatMap(beside).map(keyOf));
  const index = squares.findIndex((square) => near.has(keyOf(square)));
  return index < 0 ? null : index;
}

/** The tiles of a way by air: the first one, then one for each letter. */
export function routeTiles(from: Square, path: string, tile: number): Square[] {
  return routeSquares([Math.floor(from[0] / tile), Math.floor(from[1] / tile)], path);
}

/** The line to draw, in units. By air it starts at the restaurant and goes from the middle of a tile to the next. */
export function routePoints(
  route: { from: Square; path: string; air?: boolean },
  sheet: Pick<MapSheet, 'tile'>,
): [number, number][] {
  const middle = ([x, y]: Square): [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
  if (!route.air) return routeSquares(route.from, route.path).map(middle);
  const side = sheet.tile * UNIT;
  const tiles = routeTiles(route.from, route.path, sheet.tile).slice(1);
  return [middle(route.from), ...tiles.map(([col, row]): [number, number] => [(col + 0.5) * side, (row + 0.5) * side])];
}
