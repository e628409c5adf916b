/** Ways by road and by air as lines. */

import { UNIT, type MapSheet } from './geometry';
import type { Square } from './types';

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
