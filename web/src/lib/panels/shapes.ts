/** Pieces of several squares: which way round they lie. */

import { around } from '../board/geometry';
import type { Area, Square, TileHouse } from '../board/types';
import type { Catalogue, Coord, TurnedTile } from '../wire';

/** The rectangle around a piece. */
export const boundsOf = (squares: readonly Square[]): Area => around(squares) ?? { at: [0, 0], w: 0, h: 0 };

/** Its form, wherever it lies. */
function form(squares: readonly Square[]): string {
  const { at } = boundsOf(squares);
  return squares
    .map(([x, y]) => `${x - at[0]},${y - at[1]}`)
    .sort()
    .join(' ');
}
const quarter = (squares: readonly Square[]): Square[] => squares.map(([x, y]) => [-y, x]);
const mirror = (squares: readonly Square[]): Square[] => squares.map(([x, y]) => [-x, y]);

/** A piece in its four turns, then turned over in its four turns. */
function ways(squares: readonly Square[]): string[] {
  const found: string[] = [];
  for (const side of [squares, mirror(squares)]) {
    let way: readonly Square[] = side;
    for (let turn = 0; turn < 4; turn += 1) {
      found.push(form(way));
      way = quarter(way);
    }
  }
  return found;
}

const known = new Map<string, number>();

/** Which way round a piece lies: the same number for the same form, a quarter turn more for the next; turned over 4 more. */
export function turnOfPiece(squares: readonly Square[]): number {
  const name = form(squares);
  if (!known.has(name)) {
    // All ways of one piece agree on the first: the least of them.
    const all = ways(squares);
    const first = all.reduce((least, one) => (one < least ? one : least));
    const from = first.split(' ').map((text) => text.split(',').map(Number) as unknown as Square);
    for (const [turn, way] of ways(from).entries()) if (!known.has(way)) known.set(way, turn);
  }
  return known.get(name) ?? 0;
}

/** Letter and clockwise quarter turns of a tile: `"U90"`. */
export function readTile(tile: TurnedTile): { id: string; quarters: number } {
  const [, id = '', degrees = '0'] = /^([A-Z]+)(\d+)$/.exec(tile) ?? [];
  return { id, quarters: Number(degrees) / 90 };
}

/** What is printed on a tile, turned as it would lie. */
export function tilePrint(tile: TurnedTile, tiles: Catalogue['tiles']): { rows: string[]; houses: TileHouse[] } {
  const { id, quarters } = readTile(tile);
  const print = tiles.find((one) => one.id === id);
  let rows = print?.rows ?? [];
  for (let turn = 0; turn < quarters; turn += 1) {
    const before = rows;
    rows = before.map((row, y) => [...row].map((_, x) => before[before.length - 1 - x]?.[y] ?? '.').join(''));
  }
  const squares = (letter: string): Coord[] => rows.flatMap((row, y) => [...row].flatMap((glyph, x): Coord[] => (glyph === letter ? [[x, y]] : [])));
  const garden = squares('G');
  const houses = Object.entries(print?.houses ?? {}).map(([letter, number]) => ({
    number,
    ...boundsOf(squares(letter)),
    garden: garden.length > 0 ? boundsOf(garden) : null,
  }));
  // Houses are houses on the map, whatever their letter.
  const letters = new RegExp(`[${Object.keys(print?.houses ?? {}).join('') || '!'}]`, 'g');
  return { rows: rows.map((row) => row.replace(letters, 'H')), houses };
}
