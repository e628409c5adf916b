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

const BACK: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const isRoad = (glyph: string | undefined): boolean => glyph === '#' || glyph === '+';

/** Where a step leads from a square; null where nothing is printed to drive on. */
export type Ground = (from: Coord, letter: string, last: string | undefined) => Coord | null;

/** Roads: ahead, left or right, and over a bridge only straight on. The square one came from is no way ahead. */
export const onRoads =
  (board: readonly string[], [left, top]: Coord = [0, 0]): Ground =>
  ([x, y], letter, last) => {
    const [dx, dy] = STEPS[letter] ?? [0, 0];
    const glyph = (across: number, down: number) => board[down - top]?.[across - left];
    if (last !== undefined && letter === BACK[last]) return null;
    if (glyph(x, y) === '+' && last !== undefined && letter !== last) return null;
    return isRoad(glyph(x + dx, y + dy)) ? [x + dx, y + dy] : null;
  };

/** Tiles, as column and row of tiles. */
export function throughAir(tiles: readonly Coord[]): Ground {
  const names = new Set(tiles.map(String));
  return ([x, y], letter, last) => {
    const [dx, dy] = STEPS[letter] ?? [0, 0];
    const at: Coord = [x + dx, y + dy];
    if (last !== undefined && letter === BACK[last]) return null;
    return names.has(String(at)) ? at : null;
  };
}

/** The next squares of a path. */
export function nextOn(ground: Ground, from: Coord, path: string): Next[] {
  const end = endOf(from, path);
  return Object.keys(STEPS).flatMap((letter) => {
    const at = ground(end, letter, path.at(-1));
    return at ? [{ letter, at }] : [];
  });
}

/** Everywhere a path can be led on to, and the shortest way there: its letters by the name of the square. */
export function waysOn(ground: Ground, from: Coord, path: string): Map<string, string> {
  const start = endOf(from, path);
  const found = new Map<string, string>();
  // Over a bridge it matters where one came from: squares are told apart by the last step.
  const seen = new Set([`${start} ${path.at(-1)}`]);
  let front: { at: Coord; letters: string }[] = [{ at: start, letters: '' }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { at, letters } of front)
      for (const letter of Object.keys(STEPS)) {
        const to = ground(at, letter, letters.at(-1) ?? path.at(-1));
        if (!to || seen.has(`${to} ${letter}`)) continue;
        seen.add(`${to} ${letter}`);
        const way = { at: to, letters: letters + letter };
        if (!found.has(String(to)) && String(to) !== String(start)) found.set(String(to), way.letters);
        next.push(way);
      }
    front = next;
  }
  return found;
}

/** Tile borders a way crosses. */
export function bordersOf(from: Coord, path: string, tile: number): number {
  let crossed = 0;
  for (let steps = 1; steps <= path.length; steps += 1) {
    const [a, b] = [endOf(from, path.slice(0, steps - 1)), endOf(from, path.slice(0, steps))];
    const apart = (i: 0 | 1) => Math.floor(a[i] / tile) !== Math.floor(b[i] / tile);
    if (apart(0) || apart(1)) crossed += 1;
  }
  return crossed;
}
