// A board as full as it can get: the map of a real game, with pieces put on every fitting free place.
import type { Area, BoardCampaign, BoardCatalogue, BoardGame, BoardHouse, Corner, Side, Square } from '../src/lib/board/types';
import { gardenArea, isRoad, keyOf, readMap, squaresOf } from '../src/lib/board/geometry';

const ITEMS = ['burger', 'pizza', 'beer', 'lemonade', 'soft_drink'];

export function fullBoard(view: BoardGame, catalogue: BoardCatalogue): BoardGame {
  const sheet = readMap(view.board, view.position.map, view.map?.at);
  const taken = new Set<string>();
  const free = (area: Area) =>
    [...squaresOf(area)].every((at) => sheet.kind(at[0], at[1]) === 'empty' && !taken.has(keyOf(at)));
  const byRoad = (area: Area) =>
    [...squaresOf(area)].some(([x, y]) =>
      [[0, 1], [1, 0], [0, -1], [-1, 0]].some(([dx, dy]) => isRoad(sheet.kind(x + (dx ?? 0), y + (dy ?? 0)))),
    );
  const put = (area: Area) => [...squaresOf(area)].forEach((at) => taken.add(keyOf(at)));
  let seed = 7;
  const random = (n: number) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
  const place = (w: number, h: number): Square | null => {
    const spots: Square[] = [];
    for (let y = 0; y + h <= sheet.height; y++)
      for (let x = 0; x + w <= sheet.width; x++) if (free({ at: [x, y], w, h }) && byRoad({ at: [x, y], w, h })) spots.push([x, y]);
    const at = spots[random(Math.max(1, spots.length))];
    if (at) put({ at, w, h });
    return at ?? null;
  };
  const houses: BoardHouse[] = view.houses
    .filter((house) => house.printed)
    .map((house, i) => {
      const sides: Side[] = ['east', 'south', 'west', 'north'];
      const garden = i % 2 ? (sides.find((side) => free(gardenArea(house.at, side))) ?? null) : null;
      if (garden) put(gardenArea(house.at, garden));
      return { ...house, garden, cap: garden ? 5 : 3, demand: Array.from({ length: i % (garden ? 6 : 4) }, (_, n) => ({ item: ITEMS[(i + n) % 5]!, owner: null })) };
    });
  ['1', '3', '6', '9', '11', '14', '17', '19'].forEach((number, i) => {
    const wide = i % 2 === 0;
    const at = place(wide ? 3 : 2, wide ? 2 : 3);
    if (at) houses.push({ number, at, garden: wide ? 'east' : 'south', printed: false, cap: 5, demand: Array.from({ length: (i * 2) % 6 }, (_, n) => ({ item: ITEMS[(i + n) % 5]!, owner: null })) });
  });
  const corners: Corner[] = ['north-west', 'north-east', 'south-west', 'south-east'];
  const chains = [0, 1, 2, 3, 4].map((chain) => ({
    restaurants: [0, 1, 2].flatMap((n) => {
      const at = place(2, 2);
      return at ? [{ at, entrance: corners[(chain + n) % 4]!, open: !(n === 2 && chain % 2 === 0) }] : [];
    }),
  }));
  const campaigns: BoardCampaign[] = catalogue.campaigns.flatMap((token, i): BoardCampaign[] => {
    const common = { number: token.number, chain: i % 5, item: ITEMS[i % 5]!, turns: i % 3 === 0 ? ('eternal' as const) : (i % 5) + 1 };
    if (token.lines) return [{ ...common, lines: { axis: i % 2 ? ('row' as const) : ('column' as const), first: 2 + i * 2 } }];
    const rotated = i % 2 === 1;
    const at = rotated ? place(token.height ?? 1, token.width ?? 1) : place(token.width ?? 1, token.height ?? 1);
    return at ? [{ ...common, at, rotated }] : [];
  });
  return {
    board: view.board,
    houses,
    position: view.position,
    campaigns,
    chains: chains.map((chain, n) => ({ ...chain, drive_in: n === 1 })),
  };
}
