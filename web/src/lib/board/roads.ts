/** Roads as they are drawn: every square from its neighbours, all squares as a few paths. */

import { isRoad, sheetArea, squaresOf, UNIT, type MapSheet } from './geometry';
import type { Square } from './types';

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

export type RoadShape = 'dot' | 'end' | 'straight' | 'curve' | 'junction' | 'bridge';

export interface RoadPaths {
  /** The carriageway: stroke it, wide for the kerb and narrower for the tarmac. */
  way: string;
  /** Fills where four road squares meet. */
  squares: string;
  /** Turning circles of dead ends, as circles' middles in units. */
  ends: { x: number; y: number }[];
  /** Lane marks: stroke dashed. */
  lanes: string;
  bridges: Square[];
}

/** The neighbours a road square is joined to. */
export function arms(sheet: MapSheet, x: number, y: number): number {
  const road = (dx: number, dy: number) => isRoad(sheet.kind(x + dx, y + dy));
  return (road(0, -1) ? NORTH : 0) | (road(1, 0) ? EAST : 0) | (road(0, 1) ? SOUTH : 0) | (road(-1, 0) ? WEST : 0);
}

export function shapeOf(kind: 'road' | 'bridge', mask: number): RoadShape {
  if (kind === 'bridge') return 'bridge';
  switch (mask) {
    case 0:
      return 'dot';
    case NORTH:
    case EAST:
    case SOUTH:
    case WEST:
      return 'end';
    case NORTH | SOUTH:
    case EAST | WEST:
      return 'straight';
    case NORTH | EAST:
    case EAST | SOUTH:
    case SOUTH | WEST:
    case WEST | NORTH:
      return 'curve';
    default:
      return 'junction';
  }
}

const HALF = UNIT / 2;

/** The middle of a square's edge. */
function gate(x: number, y: number, side: number): [number, number] {
  const [cx, cy] = [x * UNIT + HALF, y * UNIT + HALF];
  if (side === NORTH) return [cx, cy - HALF];
  if (side === EAST) return [cx + HALF, cy];
  if (side === SOUTH) return [cx, cy + HALF];
  return [cx - HALF, cy];
}

const SIDES = [NORTH, EAST, SOUTH, WEST];
const opposite = (side: number): number => (side === NORTH || side === EAST ? side << 2 : side >> 2);

/** A road whose only continuation would leave the map runs to its edge, and one that ends at a building to its door. */
function runsOn(sheet: MapSheet, x: number, y: number, side: number): boolean {
  const [dx, dy] = side === NORTH ? [0, -1] : side === EAST ? [1, 0] : side === SOUTH ? [0, 1] : [-1, 0];
  const next = sheet.kind(x + dx, y + dy);
  return next === 'off' || next === 'house' || next === 'works';
}

export function drawRoads(sheet: MapSheet): RoadPaths {
  const paths: RoadPaths = { way: '', squares: '', ends: [], lanes: '', bridges: [] };
  const four = (x: number, y: number) =>
    [0, 1].every((dx) => [0, 1].every((dy) => isRoad(sheet.kind(x - dx, y - dy))));
  const line = (from: [number, number], to: [number, number]) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const bend = (x: number, y: number, a: number, b: number) => {
    const [from, to] = [gate(x, y, a), gate(x, y, b)];
    const sweep = a === NORTH && b === WEST ? 1 : 0;
    return `M${from[0]} ${from[1]}A${HALF} ${HALF} 0 0 ${sweep} ${to[0]} ${to[1]}`;
  };

  for (const [x, y] of squaresOf(sheetArea(sheet))) {
    const kind = sheet.kind(x, y);
    if (kind !== 'road' && kind !== 'bridge') continue;
    const mask = arms(sheet, x, y);
    const middle: [number, number] = [x * UNIT + HALF, y * UNIT + HALF];
    const open = SIDES.filter((side) => mask & side);
    const wide = [0, 1].some((dx) => [0, 1].some((dy) => four(x + dx, y + dy)));
    switch (shapeOf(kind, mask)) {
      case 'dot': {
        // A stub between the edge of the map and a building; a lone square has no way out at all.
        const out = SIDES.filter((side) => runsOn(sheet, x, y, side));
        paths.way += out.length > 0 ? out.map((side) => line(middle, gate(x, y, side))).join('') : `M${middle[0]} ${middle[1]}h0`;
        break;
      }
      case 'end': {
        const side = open[0] ?? NORTH;
        if (runsOn(sheet, x, y, opposite(side))) {
          const through = line(gate(x, y, side), gate(x, y, opposite(side)));
          paths.way += through;
          paths.lanes += through;
        } else {
          paths.way += line(gate(x, y, side), middle);
          paths.ends.push({ x: middle[0], y: middle[1] });
        }
        break;
      }
      case 'straight': {
        const through = line(gate(x, y, open[0] ?? NORTH), gate(x, y, open[1] ?? SOUTH));
        paths.way += through;
        paths.lanes += through;
        break;
      }
      case 'curve': {
        const through = bend(x, y, open[0] ?? NORTH, open[1] ?? EAST);
        paths.way += through;
        if (!wide) paths.lanes += through;
        break;
      }
      case 'junction': {
        for (const side of open) {
          const from = gate(x, y, side);
          paths.way += line(from, middle);
          if (!wide) {
            const stop: [number, number] = [
              from[0] + (middle[0] - from[0]) * 0.28,
              from[1] + (middle[1] - from[1]) * 0.28,
            ];
            paths.lanes += line(from, stop);
          }
        }
        break;
      }
      case 'bridge':
        // The road below; the deck above it is drawn apart, on top of everything.
        paths.way += line(gate(x, y, WEST), gate(x, y, EAST));
        paths.lanes += line(gate(x, y, WEST), gate(x, y, EAST));
        paths.bridges.push([x, y]);
        break;
    }
  }

  // Two roads side by side are one broad avenue: fill between them and mark its middle.
  for (const [x, y] of squaresOf({ at: sheet.at, w: sheet.width + 1, h: sheet.height + 1 })) {
    if (!four(x, y)) continue;
    const [px, py] = [x * UNIT, y * UNIT];
    paths.squares += `M${px - HALF} ${py - HALF}h${UNIT}v${UNIT}h${-UNIT}Z`;
    if (four(x, y + 1) && !four(x - 1, y) && !four(x + 1, y)) paths.lanes += `M${px} ${py}v${UNIT}`;
    if (four(x + 1, y) && !four(x, y - 1) && !four(x, y + 1)) paths.lanes += `M${px} ${py}h${UNIT}`;
  }
  return paths;
}
