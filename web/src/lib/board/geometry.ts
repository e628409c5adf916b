/** Squares, areas and what lies where. Pure: from the data of a view to places on the map. */

import type { Area, BoardCampaign, BoardCatalogue, BoardGame, BoardHouse, Corner, Side, Square, Thing } from './types';

/** Drawing units a square measures. */
export const UNIT = 100;

export type SquareKind = 'empty' | 'road' | 'bridge' | 'house' | 'garden' | 'park' | 'works' | 'source' | 'off';

export interface Tile {
  col: number;
  row: number;
  /** Letter and turn, as in the position. */
  name: string;
}

export interface Source {
  at: Square;
  item: string;
}

/** The printed map, worked out once for a board. */
export interface MapSheet {
  /** Its north-west square: a map that grew to the north or west begins before 0. */
  at: Square;
  width: number;
  height: number;
  /** Squares along the side of a tile. */
  tile: number;
  tiles: Tile[];
  sources: Source[];
  kind: (x: number, y: number) => SquareKind;
}

const SOURCES: Record<string, string> = { B: 'beer', L: 'lemonade', S: 'soft_drink' };
const KINDS: Record<string, SquareKind> = {
  '#': 'road',
  '+': 'bridge',
  H: 'house',
  G: 'garden',
  P: 'park',
  w: 'works',
  B: 'source',
  L: 'source',
  S: 'source',
  ' ': 'off',
};

export function readMap(rows: readonly string[], map: readonly string[], at: Square = [0, 0]): MapSheet {
  const height = rows.length;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kind = (x: number, y: number): SquareKind => KINDS[rows[y - at[1]]?.[x - at[0]] ?? ' '] ?? 'empty';
  const sources: Source[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((glyph, x) => {
      const item = SOURCES[glyph];
      if (item) sources.push({ at: [x + at[0], y + at[1]], item });
    }),
  );
  const names = map.map((row) => row.split(' '));
  const tile = names.length > 0 ? Math.max(1, Math.round(height / names.length)) : Math.max(1, height);
  const [west, north] = [Math.floor(at[0] / tile), Math.floor(at[1] / tile)];
  const tiles = names.flatMap((row, r) => row.map((name, col) => ({ col: col + west, row: r + north, name })));
  return { at, width, height, tile, tiles: tiles.filter((t) => kind(t.col * tile, t.row * tile) !== 'off'), sources, kind };
}

/** All squares of the bounding box, on a tile or not. */
export const sheetArea = ({ at, width, height }: Pick<MapSheet, 'at' | 'width' | 'height'>): Area => ({ at, w: width, h: height });

export const keyOf = (at: Square): string => `${at[0]},${at[1]}`;

export const isRoad = (kind: SquareKind): boolean => kind === 'road' || kind === 'bridge';

/** Squares along the side of a building. */
export const houseSize = ({ kind }: Pick<BoardHouse, 'kind'>): number => (kind === 'apartment' || kind === 'rural' ? 3 : 2);

/** A house with its garden. */
export function houseArea(house: Pick<BoardHouse, 'at' | 'garden' | 'kind'>): Area {
  const garden = house.garden ? gardenArea(house.at, house.garden) : null;
  if (!garden) return { at: house.at, w: houseSize(house), h: houseSize(house) };
  const at: Square = [Math.min(house.at[0], garden.at[0]), Math.min(house.at[1], garden.at[1])];
  return garden.w === 1 ? { at, w: 3, h: 2 } : { at, w: 2, h: 3 };
}

/** The garden beside a building. */
export function gardenArea([x, y]: Square, side: Side): Area {
  switch (side) {
    case 'north':
      return { at: [x, y - 1], w: 2, h: 1 };
    case 'south':
      return { at: [x, y + 2], w: 2, h: 1 };
    case 'west':
      return { at: [x - 1, y], w: 1, h: 2 };
    case 'east':
      return { at: [x + 2, y], w: 1, h: 2 };
  }
}

/** The building inside a footprint that includes its garden. */
export function buildingIn([x, y]: Square, garden: Side): Square {
  if (garden === 'north') return [x, y + 1];
  if (garden === 'west') return [x + 1, y];
  return [x, y];
}

export function restaurantArea(at: Square): Area {
  return { at, w: 2, h: 2 };
}

/** The square of a restaurant that has the door. */
export function entranceSquare([x, y]: Square, entrance: Corner): Square {
  return [x + (entrance.endsWith('east') ? 1 : 0), y + (entrance.startsWith('south') ? 1 : 0)];
}

/** Where a campaign token lies on the map; null for those beside it. */
export function campaignArea(
  campaign: Pick<BoardCampaign, 'number' | 'at' | 'rotated'>,
  catalogue: BoardCatalogue,
): Area | null {
  if (!campaign.at) return null;
  const token = catalogue.campaigns.find((one) => one.number === campaign.number);
  const [w, h] = [token?.width ?? 1, token?.height ?? 1];
  return campaign.rotated ? { at: campaign.at, w: h, h: w } : { at: campaign.at, w, h };
}

export const campaignKind = (number: number, catalogue: BoardCatalogue): string =>
  catalogue.campaigns.find((one) => one.number === number)?.kind ?? 'billboard';

export function* squaresOf({ at, w, h }: Area): Generator<Square> {
  for (let y = at[1]; y < at[1] + h; y++) for (let x = at[0]; x < at[0] + w; x++) yield [x, y];
}

export const covers = ({ at, w, h }: Area, [x, y]: Square): boolean =>
  x >= at[0] && y >= at[1] && x < at[0] + w && y < at[1] + h;

export const middle = ({ at, w, h }: Area): [number, number] => [at[0] + w / 2, at[1] + h / 2];

/** What lies on each square, for pointing at it. */
export function thingsBySquare(game: BoardGame, catalogue: BoardCatalogue, sheet: MapSheet): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const put = (area: Area, thing: Thing) => {
    for (const square of squaresOf(area)) things.set(keyOf(square), thing);
  };
  for (const { at, item } of sheet.sources) things.set(keyOf(at), { thing: 'source', at, item });
  for (const at of squaresOf(sheetArea(sheet))) {
    const kind = sheet.kind(at[0], at[1]);
    if (kind === 'park' || kind === 'works') things.set(keyOf(at), { thing: kind, at });
  }
  for (const house of game.houses) put(houseArea(house), { thing: 'house', number: house.number });
  for (const campaign of game.campaigns) {
    const area = campaignArea(campaign, catalogue);
    if (area) put(area, { thing: 'campaign', number: campaign.number });
  }
  game.chains.forEach(({ restaurants, shops = [] }, chain) => {
    restaurants.forEach(({ at }) => put(restaurantArea(at), { thing: 'restaurant', chain, at }));
    shops.forEach((at) => things.set(keyOf(at), { thing: 'shop', chain, at }));
  });
  for (const at of game.added?.roadworks ?? []) things.set(keyOf(at), { thing: 'roadworks', at });
  for (const { squares } of game.added?.offramps ?? []) for (const at of squares) things.set(keyOf(at), { thing: 'offramp', squares });
  return things;
}

/** The squares a thing covers, for outlines and for bringing it into view. */
export function thingArea(thing: Thing, game: BoardGame, catalogue: BoardCatalogue, sheet: MapSheet): Area | null {
  switch (thing.thing) {
    case 'house': {
      const house = game.houses.find((one) => one.number === thing.number);
      return house ? houseArea(house) : null;
    }
    case 'restaurant':
      return restaurantArea(thing.at);
    case 'campaign': {
      const campaign = game.campaigns.find((one) => one.number === thing.number);
      if (!campaign) return null;
      if (!campaign.lines) return campaignArea(campaign, catalogue);
      const count = catalogue.campaigns.find((one) => one.number === thing.number)?.lines ?? 1;
      return linesArea(campaign.lines, count, sheet);
    }
    case 'tile':
      return tileArea(thing.tile, sheet);
    case 'offramp':
      return around(thing.squares);
    case 'source':
    case 'shop':
    case 'park':
    case 'works':
    case 'roadworks':
    case 'square':
      return { at: thing.at, w: 1, h: 1 };
  }
}

/** The smallest rectangle around some squares. */
export function around(squares: readonly Square[]): Area | null {
  if (squares.length === 0) return null;
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const at: Square = [Math.min(...xs), Math.min(...ys)];
  return { at, w: Math.max(...xs) - at[0] + 1, h: Math.max(...ys) - at[1] + 1 };
}

/** The four squares beside a square. */
export const beside = ([x, y]: Square): Square[] => [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]];

/** Road squares that some squares touch, as an offramp does. */
export function roadsBeside(squares: readonly Square[], sheet: MapSheet): Square[] {
  const roads = squares.flatMap(beside).filter(([x, y]) => sheet.kind(x, y) === 'road');
  return roads.filter((at, i) => roads.findIndex((other) => keyOf(other) === keyOf(at)) === i);
}

/** Squares of one kind, in groups that touch. */
export function patches(sheet: MapSheet, wanted: SquareKind): Square[][] {
  const left = new Map([...squaresOf(sheetArea(sheet))].filter(([x, y]) => sheet.kind(x, y) === wanted).map((at) => [keyOf(at), at]));
  const groups: Square[][] = [];
  for (const [key, first] of left) {
    if (!left.delete(key)) continue;
    const group = [first];
    for (const at of group)
      for (const next of beside(at)) if (left.delete(keyOf(next))) group.push(next);
    groups.push(group);
  }
  return groups;
}

export const tileArea = ([col, row]: Square, sheet: MapSheet): Area => ({
  at: [col * sheet.tile, row * sheet.tile],
  w: sheet.tile,
  h: sheet.tile,
});

/** Whole rows or columns. */
export const linesArea = (lines: { axis: string; first: number }, count: number, sheet: MapSheet): Area =>
  lines.axis === 'row'
    ? { at: [sheet.at[0], lines.first], w: sheet.width, h: count }
    : { at: [lines.first, sheet.at[1]], w: count, h: sheet.height };

/** The outline of any set of squares as one SVG path, in drawing units. */
export function outline(squares: Iterable<Square>): string {
  const inside = new Set<string>();
  const list: Square[] = [];
  for (const square of squares) {
    if (!inside.has(keyOf(square))) list.push(square);
    inside.add(keyOf(square));
  }
  // Edges with the inside on their right hand, chained corner to corner.
  const next = new Map<string, [number, number][]>();
  const edge = (from: [number, number], to: [number, number]) => {
    const key = keyOf(from);
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (const [x, y] of list) {
    if (!inside.has(keyOf([x, y - 1]))) edge([x, y], [x + 1, y]);
    if (!inside.has(keyOf([x + 1, y]))) edge([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(keyOf([x, y + 1]))) edge([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(keyOf([x - 1, y]))) edge([x, y + 1], [x, y]);
  }
  let path = '';
  for (const start of [...next.keys()]) {
    let key = start;
    let drawn = '';
    for (;;) {
      const to = next.get(key)?.shift();
      if (!to) break;
      drawn += `L${to[0] * UNIT} ${to[1] * UNIT}`;
      key = keyOf(to);
    }
    if (drawn) {
      const [x, y] = start.split(',').map(Number) as [number, number];
      path += `M${x * UNIT} ${y * UNIT}${drawn}Z`;
    }
  }
  return path;
}
