/** Drawing a way by hand: where a path leads, and which squares come next. Whether it is allowed is the server's word. */

import type { Coord } from '../wire';

const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The square a path ends on; each letter moves by `stride` squares (one by road, a tile through the air). */
export function endOf(from: Coord, path: string, stride = 1): Coord {
  let [x, y] = from;
  for (const letter of path) {
    const step = STEPS[letter];
    if (step) [x, y] = [x + step[0] * stride, y + step[1] * stride];
  }
  return [x, y];
}

export interface Next {
  letter: string;
  at: Coord;
}

/** Squares beside the end of a path that are printed as a road. */
export function nextRoads(board: readonly string[], from: Coord, path: string): Next[] {
  const [x, y] = endOf(from, path);
  return Object.entries(STEPS).flatMap(([letter, [dx, dy]]) => {
    const glyph = board[y + dy]?.[x + dx];
    return glyph === '#' || glyph === '+' ? [{ letter, at: [x + dx, y + dy] as Coord }] : [];
  });
}

/** Tiles beside the end of a flight, as column and row of tiles. */
export function nextTiles(columns: number, rows: number, tile: Coord, path: string): Next[] {
  const [x, y] = endOf(tile, path);
  return Object.entries(STEPS).flatMap(([letter, [dx, dy]]) => {
    const at: Coord = [x + dx, y + dy];
    return at[0] >= 0 && at[1] >= 0 && at[0] < columns && at[1] < rows ? [{ letter, at }] : [];
  });
}
