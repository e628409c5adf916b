/** Where things go that the position leaves open: tokens beside the map, demand on a house, the sheet's margins. */

import { gardenArea, UNIT, type MapSheet } from './geometry';
import type { Axis, BoardCampaign, BoardCatalogue, BoardHouse, Side } from './types';

export type Edge = 'north' | 'east' | 'south' | 'west';

/** A token beside the map, over the lines it covers. In squares; outside the map, so partly negative. */
export interface EdgePlace {
  edge: Edge;
  /** How many tokens lie between it and the map. */
  depth: number;
  first: number;
  count: number;
}

/** How deep a token beside the map is, in squares. */
export const EDGE_DEPTH = 1.3;
/** How wide a guide beside the map is, in squares. */
const GUIDE = 2.4;
/** The empty margin where nothing lies beside the map. */
export const EDGE_GAP = 0.1;

/** Finds a place for each token beside the map, so that none covers another. */
export function placeAtEdges(
  tokens: readonly { key: string; axis: Axis; first: number; count: number }[],
): Map<string, EdgePlace> {
  const places = new Map<string, EdgePlace>();
  const overlaps = (a: { first: number; count: number }, b: { first: number; count: number }) =>
    a.first < b.first + b.count && b.first < a.first + a.count;
  for (const { key, axis, first, count } of tokens) {
    const edges: Edge[] = axis === 'column' ? ['north', 'south'] : ['west', 'east'];
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

export function edgeTokens(campaigns: readonly BoardCampaign[], catalogue: BoardCatalogue): Map<string, EdgePlace> {
  const tokens = campaigns.flatMap((campaign) => {
    if (!campaign.lines) return [];
    const count = catalogue.campaigns.find((one) => one.number === campaign.number)?.lines ?? 1;
    return [{ key: String(campaign.number), ...campaign.lines, count }];
  });
  const places = placeAtEdges(tokens);
  // Guides lie where nothing else does, in a row below the map.
  const guides = campaigns.filter(({ at, lines }) => !at && !lines);
  const depth = 1 + Math.max(-1, ...[...places.values()].filter(({ edge }) => edge === 'south').map((place) => place.depth));
  for (const [i, { number }] of guides.entries()) places.set(String(number), { edge: 'south', depth, first: i * GUIDE, count: GUIDE - 0.2 });
  return places;
}

/** The box of a token beside the map, in units. */
export function edgeBox(place: EdgePlace, sheet: MapSheet): { x: number; y: number; w: number; h: number } {
  const deep = (EDGE_DEPTH - 0.12) * UNIT;
  const away = EDGE_GAP * UNIT * 0.5 + place.depth * EDGE_DEPTH * UNIT;
  const [from, long] = [place.first * UNIT, place.count * UNIT];
  switch (place.edge) {
    case 'north':
      return { x: from, y: -away - deep, w: long, h: deep };
    case 'south':
      return { x: from, y: sheet.height * UNIT + away, w: long, h: deep };
    case 'west':
      return { x: -away - deep, y: from, w: deep, h: long };
    case 'east':
      return { x: sheet.width * UNIT + away, y: from, w: deep, h: long };
  }
}

export type Margins = Record<Edge, number>;

/** Room around the map, in squares: only where something lies or may be put. */
export function margins(places: Iterable<EdgePlace>): Margins {
  const room: Margins = { north: EDGE_GAP, east: EDGE_GAP, south: EDGE_GAP, west: EDGE_GAP };
  for (const { edge, depth } of places) room[edge] = Math.max(room[edge], EDGE_GAP + (depth + 1) * EDGE_DEPTH);
  return room;
}

export interface Slot {
  x: number;
  y: number;
}

const ROW = 3;

/** The middles of a house's demand slots, in units from the north-west corner of the building: a row below the house, the
 *  rest in the garden. */
export function demandSlots(house: Pick<BoardHouse, 'garden' | 'cap'> & { demand: readonly unknown[] }): Slot[] {
  const count = Math.max(house.cap, house.demand.length);
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
