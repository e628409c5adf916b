/** Where things go that the position leaves open: tokens beside the map, demand on a house, the sheet's margins. */

import { around, covers, gardenArea, houseSize, keyOf, squaresOf, UNIT, type MapSheet } from './geometry';
import type { Area, Axis, BoardCampaign, BoardCatalogue, BoardGame, BoardHouse, Side, Square } from './types';

export type Edge = Side;

/** A token beside the map, over the lines it covers. In squares; outside the map, so partly negative. */
export interface EdgePlace {
  edge: Edge;
  /** How many tokens lie between it and the map. */
  depth: number;
  first: number;
  count: number;
  /** Where it lies, for those that stand elsewhere: at the rural area. In squares. */
  area?: Area;
}

/** How deep a token beside the map is, in squares. */
export const EDGE_DEPTH = 1.3;
/** How wide a guide beside the map is, in squares. */
const GUIDE = 2.4;
/** The empty margin where nothing lies beside the map. */
export const EDGE_GAP = 0.1;

/** Finds a place for each token beside the map, so that none covers another. */
export function placeAtEdges(
  tokens: readonly { key: string; axis: Axis; first: number; count: number; side?: Edge | undefined }[],
): Map<string, EdgePlace> {
  const places = new Map<string, EdgePlace>();
  const overlaps = (a: { first: number; count: number }, b: { first: number; count: number }) =>
    a.first < b.first + b.count && b.first < a.first + a.count;
  for (const { key, axis, first, count, side } of tokens) {
    const edges: Edge[] = side ? [side] : axis === 'column' ? ['north', 'south'] : ['west', 'east'];
    for (let depth = 0; !places.has(key); depth++)
      for (const edge of edges) {
        const taken = [...places.values()].some(
          (other) => other.edge === edge && other.depth === depth && overlaps(other, { first, count }),
        );
        if (taken || places.has(key)) continue;
        places.set(key, { edge, depth, first, count });
      }
  }
  return places;
}

export function edgeTokens(campaigns: readonly BoardCampaign[], catalogue: BoardCatalogue, rural?: Area | null): Map<string, EdgePlace> {
  const tokens = campaigns.flatMap((campaign) => {
    if (!campaign.lines) return [];
    const count = catalogue.campaigns.find((one) => one.number === campaign.number)?.lines ?? 1;
    return [{ key: String(campaign.number), ...campaign.lines, count, side: campaign.side }];
  });
  const places = placeAtEdges(tokens);
  // Guides lie where nothing else does, in a row below the map.
  const guides = campaigns.filter(({ at, lines, side }) => !at && !lines && !side);
  const depth = 1 + Math.max(-1, ...[...places.values()].filter(({ edge }) => edge === 'south').map((place) => place.depth));
  for (const [i, { number }] of guides.entries()) places.set(String(number), { edge: 'south', depth, first: i * GUIDE, count: GUIDE - 0.2 });
  // Giant billboards stand around the rural area, each on its side.
  for (const { number, at, lines, side } of campaigns)
    if (!at && !lines && side && rural) places.set(String(number), { edge: side, depth: 0, first: 0, count: 1, area: giantArea(rural, side) });
  return places;
}

/** The outermost line of the map over some columns or rows: where a token beside the map lies against it. */
function rim(sheet: MapSheet, edge: Edge, first: number, count: number): number {
  const [[west, north], upright] = [sheet.at, edge === 'north' || edge === 'south'];
  const [from, long] = upright ? [north, sheet.height] : [west, sheet.width];
  const covered = (line: number) =>
    Array.from({ length: Math.ceil(count) }, (_, i) => Math.floor(first) + i).some(
      (across) => (upright ? sheet.kind(across, line) : sheet.kind(line, across)) !== 'off',
    );
  const lines = Array.from({ length: long }, (_, i) => from + i).filter(covered);
  if (edge === 'north' || edge === 'west') return lines[0] ?? from;
  return (lines.at(-1) ?? from + long - 1) + 1;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box of a token beside the map, in units. */
export function edgeBox(place: EdgePlace, sheet: MapSheet): Box {
  const { area, edge, first, count } = place;
  if (area) return { x: area.at[0] * UNIT, y: area.at[1] * UNIT, w: area.w * UNIT, h: area.h * UNIT };
  const deep = (EDGE_DEPTH - 0.12) * UNIT;
  const away = EDGE_GAP * UNIT * 0.5 + place.depth * EDGE_DEPTH * UNIT;
  const [from, long] = [first * UNIT, count * UNIT];
  const line = rim(sheet, edge, first, count) * UNIT;
  switch (edge) {
    case 'north':
      return { x: from, y: line - away - deep, w: long, h: deep };
    case 'south':
      return { x: from, y: line + away, w: long, h: deep };
    case 'west':
      return { x: line - away - deep, y: from, w: deep, h: long };
    case 'east':
      return { x: line + away, y: from, w: deep, h: long };
  }
}

/** The squares a box in units lies on. */
export function squaresUnder({ x, y, w, h }: Box): Iterable<Square> {
  const [west, north] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  return squaresOf({ at: [west, north], w: Math.ceil((x + w) / UNIT) - west, h: Math.ceil((y + h) / UNIT) - north });
}

// ---------------------------------------------------------------- the rural area

/** It is as large as a tile: three by three squares of fields, and a strip for a giant billboard on each side. */
export const RURAL = 5;

/** The place of the rural area in whole squares: in a gap of a map that is not a rectangle, or else east of it or below. */
export function ruralArea(sheet: MapSheet, room: Margins, below: boolean, outside: readonly Square[] = []): Area {
  const [x, y] = sheet.at;
  const taken = new Set(outside.map(keyOf));
  const clear = ([ax, ay]: Square) =>
    [...squaresOf({ at: [ax - 1, ay - 1], w: RURAL + 2, h: RURAL + 2 })].every(
      ([sx, sy]) => sheet.kind(sx, sy) === 'off' && !taken.has(keyOf([sx, sy])),
    );
  // One square beyond the map leaves a gap to the tiles: as few beyond it as can be, then as far aside as there is room.
  const { width, height } = sheet;
  const gaps = [...squaresOf({ at: [x - 1, y - 1], w: width - RURAL + 3, h: height - RURAL + 3 })].filter(clear);
  const aside = ([ax, ay]: Square) => Math.abs(ax - x - (width - RURAL) / 2) + Math.abs(ay - y - (height - RURAL) / 2);
  const beyond = ([ax, ay]: Square) =>
    Number(ax < x || ax + RURAL > x + width) + Number(ay < y || ay + RURAL > y + height);
  const gap = gaps.sort((a, b) => beyond(a) - beyond(b) || aside(b) - aside(a))[0];
  if (gap) return { at: gap, w: RURAL, h: RURAL };
  const at: Square = below
    ? [x + Math.floor((sheet.width - RURAL) / 2), y + Math.ceil(sheet.height + room.south + 0.2)]
    : [x + Math.ceil(sheet.width + room.east + 0.2), y + Math.floor((sheet.height - RURAL) / 2)];
  return { at, w: RURAL, h: RURAL };
}

/** The same game with the rural area where it is drawn. */
export const withRural = (game: BoardGame, { at: [x, y] }: Area): BoardGame => ({
  ...game,
  houses: game.houses.map((house) => (house.kind === 'rural' ? { ...house, at: [x + 1, y + 1] } : house)),
});

export function giantArea({ at: [x, y], w, h }: Area, side: Side): Area {
  const long = RURAL - 2;
  switch (side) {
    case 'north':
      return { at: [x + 1, y], w: long, h: 1 };
    case 'south':
      return { at: [x + 1, y + h - 1], w: long, h: 1 };
    case 'west':
      return { at: [x, y + 1], w: 1, h: long };
    case 'east':
      return { at: [x + w - 1, y + 1], w: 1, h: long };
  }
}

/** On which side of the map squares outside it lie. */
export function sideOf(squares: readonly Square[], sheet: MapSheet): Side {
  const area = around(squares);
  if (!area) return 'north';
  const touches = (dx: number, dy: number) => squares.some(([x, y]) => sheet.kind(x + dx, y + dy) !== 'off');
  if (touches(0, 1)) return 'north';
  if (touches(0, -1)) return 'south';
  return touches(1, 0) ? 'west' : 'east';
}

export type Margins = Record<Edge, number>;

/** Room around the map, in squares: only where something lies or may be put. */
export function margins(places: Iterable<EdgePlace>, outside: Iterable<Square> = [], sheet?: Pick<MapSheet, 'at' | 'width' | 'height'>): Margins {
  const room: Margins = { north: EDGE_GAP, east: EDGE_GAP, south: EDGE_GAP, west: EDGE_GAP };
  const widen = (edge: Edge, by: number) => (room[edge] = Math.max(room[edge], by));
  for (const { edge, depth, area } of places) if (!area) widen(edge, EDGE_GAP + (depth + 1) * EDGE_DEPTH);
  if (!sheet) return room;
  const { at: [west, north], width, height } = sheet;
  for (const [x, y] of outside) {
    if (covers({ at: sheet.at, w: width, h: height }, [x, y])) continue;
    widen('north', north - y + EDGE_GAP);
    widen('west', west - x + EDGE_GAP);
    widen('south', y + 1 - north - height + EDGE_GAP);
    widen('east', x + 1 - west - width + EDGE_GAP);
  }
  return room;
}

export interface Slot {
  x: number;
  y: number;
}

const ROW = 3;

/** Wishes where there is always room: one token for each item, with how many. In a row above the lower edge. */
export function demandHeaps(house: Pick<BoardHouse, 'kind' | 'demand'>): (Slot & { item: string; count: number })[] {
  const counts = new Map<string, number>();
  for (const { item } of house.demand) counts.set(item, (counts.get(item) ?? 0) + 1);
  const middle = (houseSize(house) * UNIT) / 2;
  const step = Math.min(94, (2 * middle - 20) / Math.max(1, counts.size));
  return [...counts].map(([item, count], i) => ({ item, count, x: middle + (i - (counts.size - 1) / 2) * step, y: 2 * middle - 48 }));
}

/** The middles of a house's demand slots, in units from the north-west corner of the building: a row below the house, the
 *  rest in the garden. */
export function demandSlots(house: Pick<BoardHouse, 'garden' | 'cap'> & { demand: readonly unknown[] }): Slot[] {
  const count = Math.max(house.cap ?? 0, house.demand.length);
  const slots: Slot[] = [];
  const first = Math.min(count, ROW);
  for (let i = 0; i < first; i++) slots.push({ x: UNIT + (i - (first - 1) / 2) * 60, y: 160 });
  const rest = count - first;
  if (rest <= 0) return slots;
  const side: Side = house.garden ?? 'south';
  const area = gardenArea([0, 0], side);
  const upright = area.w < area.h;
  for (let i = 0; i < rest; i++) {
    const along = (i - (rest - 1) / 2) * Math.min(72, 160 / rest);
    const middle = { x: (area.at[0] + area.w / 2) * UNIT, y: (area.at[1] + area.h / 2) * UNIT };
    slots.push(upright ? { x: middle.x, y: middle.y + along } : { x: middle.x + along, y: middle.y });
  }
  return slots;
}
