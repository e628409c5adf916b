/** Squares, areas and what lies where. Pure: from the data of a view to places on the map. */

import type { Area, BoardCampaign, BoardCatalogue, BoardGame, BoardHouse, Corner, Side, Square, Thing } from './types';

/** Drawing units a square measures. */
export const UNIT = 100;

export type SquareKind = 'empty' | 'road' | 'bridge' | 'house' | 'source' | 'off';

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
  width: number;
  height: number;
  /** Squares along the side of a tile. */
  tile: number;
  tiles: Tile[];
  sources: Source[];
  kind: (x: number, y: number) => SquareKind;
}

const SOURCES: Record<string, string> = { B: 'beer', L: 'lemonade', S: 'soft_drink' };

export function readMap(rows: readonly string[], map: readonly string[]): MapSheet {
  const height = rows.length;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kind = (x: number, y: number): SquareKind => {
    const glyph = rows[y]?.[x] ?? ' ';
    if (glyph === '#') return 'road';
    if (glyph === '+') return 'bridge';
    if (glyph === 'H') return 'house';
    if (glyph === ' ') return 'off';
    return glyph in SOURCES ? 'source' : 'empty';
  };
  const sources: Source[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((glyph, x) => {
      const item = SOURCES[glyph];
      if (item) sources.push({ at: [x, y], item });
    }),
  );
  const names = map.map((row) => row.split(' '));
  const tile = names.length > 0 ? Math.max(1, Math.round(height / names.length)) : Math.max(1, height);
  const tiles = names.flatMap((row, r) => row.map((name, col) => ({ col, row: r, name })));
  return { width, height, tile, tiles: tiles.filter((t) => kind(t.col * tile, t.row * tile) !== 'off'), sources, kind };
}

export const keyOf = (at: Square): string => `${at[0]},${at[1]}`;

export const isRoad = (kind: SquareKind): boolean => kind === 'road' || kind === 'bridge';

/** A house with its garden. */
export function houseArea(house: Pick<BoardHouse, 'at' | 'garden'>): Area {
  const garden = house.garden ? gardenArea(house.at, house.garden) : null;
  if (!garden) return { at: house.at, w: 2, h: 2 };
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
  for (const house of game.houses) put(houseArea(house), { thing: 'house', number: house.number });
  for (const campaign of game.position.campaigns) {
    const area = campaignArea(campaign, catalogue);
    if (area) put(area, { thing: 'campaign', number: campaign.number });
  }
  game.position.chains.forEach((chain, number) =>
    chain.restaurants.forEach(({ at }) => put(restaurantArea(at), { thing: 'restaurant', chain: number, at })),
  );
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
      const campaign = game.position.campaigns.find((one) => one.number === thing.number);
      if (!campaign) return null;
      if (!campaign.lines) return campaignArea(campaign, catalogue);
      const count = catalogue.campaigns.find((one) => one.number === thing.number)?.lines ?? 1;
      return linesArea(campaign.lines, count, sheet);
    }
    case 'tile':
      return tileArea(thing.tile, sheet);
    case 'source':
    case 'square':
      return { at: thing.at, w: 1, h: 1 };
  }
}

export const tileArea = ([col, row]: Square, sheet: MapSheet): Area => ({
  at: [col * sheet.tile, row * sheet.tile],
  w: sheet.tile,
  h: sheet.tile,
});

/** Whole rows or columns. */
export const linesArea = (lines: { axis: string; first: number }, count: number, sheet: MapSheet): Area =>
  lines.axis === 'row'
    ? { at: [0, lines.first], w: sheet.width, h: count }
    : { at: [lines.first, 0], w: count, h: sheet.height };

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
