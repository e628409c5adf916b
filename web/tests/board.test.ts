import { describe, expect, it } from 'vitest';
import {
  buildingIn,
  campaignArea,
  covers,
  entranceSquare,
  houseArea,
  outline,
  readMap,
  thingsBySquare,
} from '../src/lib/board/geometry';
import { demandSlots, edgeBox, margins, placeAtEdges } from '../src/lib/board/layout';
import { arms, drawRoads, EAST, NORTH, shapeOf, SOUTH, WEST } from '../src/lib/board/roads';
import { routePoints, routeSquares, routeTiles } from '../src/lib/board/routes';
import { canFlip, flipped, inReadingOrder, neighbour, nextTurn, pointedAt, pointedEdge, turned, turnsOf, type Spot } from '../src/lib/board/targets';
import type { BoardGame, Target } from '../src/lib/board/types';
import { clamp, fit, reveal, toSquares, zoomAt } from '../src/lib/board/viewport';

// Two tiles side by side: a crossing with a bridge, and a ring.
const ROWS = ['..#..#####', '..#..#...#', '##+###.HH#', '..#L.#.HH#', '..#..#####'];
const sheet = readMap(ROWS, ['G0 C90']);

describe('the printed map', () => {
  it('is read from rows and tiles', () => {
    expect([sheet.width, sheet.height, sheet.tile]).toEqual([10, 5, 5]);
    expect(sheet.tiles.map(({ col, row, name }) => [col, row, name])).toEqual([
      [0, 0, 'G0'],
      [1, 0, 'C90'],
    ]);
    expect(sheet.sources).toEqual([{ at: [3, 3], item: 'lemonade' }]);
    expect(sheet.kind(2, 2)).toBe('bridge');
    expect(sheet.kind(7, 2)).toBe('house');
    expect(sheet.kind(-1, 0)).toBe('off');
  });
});

describe('roads', () => {
  it('take their shape from their neighbours', () => {
    expect(arms(sheet, 2, 0)).toBe(SOUTH);
    expect(shapeOf('road', arms(sheet, 2, 0))).toBe('end');
    expect(shapeOf('road', arms(sheet, 2, 1))).toBe('straight');
    expect(arms(sheet, 5, 0)).toBe(EAST | SOUTH);
    expect(shapeOf('road', EAST | SOUTH)).toBe('curve');
    expect(shapeOf('road', NORTH | WEST)).toBe('curve');
    // Across the border of two tiles.
    expect(arms(sheet, 5, 2)).toBe(NORTH | SOUTH | WEST);
    expect(shapeOf('road', arms(sheet, 5, 2))).toBe('junction');
    expect(shapeOf('bridge', 15)).toBe('bridge');
    expect(shapeOf('road', 0)).toBe('dot');
  });

  it('run to the edge of the map, or end in a turning circle', () => {
    const paths = drawRoads(sheet);
    expect(paths.bridges).toEqual([[2, 2]]);
    expect(paths.ends).toEqual([]); // every loose end here leaves the map
    expect(paths.way).toContain('M250 100L250 0');
    const alone = drawRoads(readMap(['...', '.#.', '.#.', '...'], ['A0']));
    expect(alone.ends).toEqual([
      { x: 150, y: 150 },
      { x: 150, y: 250 },
    ]);
  });

  it('bend around the right corner', () => {
    const { way } = drawRoads(readMap(['.#.', '##.', '...'], ['A0']));
    // From the north edge to the west edge, around the corner between them.
    expect(way).toContain('M150 100A50 50 0 0 1 100 150');
  });

  it('side by side become an avenue with one middle line', () => {
    const paths = drawRoads(readMap(['.##.', '.##.', '.##.'], ['A0']));
    expect(paths.squares.match(/Z/g)).toHaveLength(2);
    expect(paths.lanes).toBe('M200 100v100');
  });
});

describe('pieces', () => {
  it('cover their squares', () => {
    expect(houseArea({ at: [4, 4], garden: null })).toEqual({ at: [4, 4], w: 2, h: 2 });
    expect(houseArea({ at: [4, 4], garden: 'north' })).toEqual({ at: [4, 3], w: 2, h: 3 });
    expect(houseArea({ at: [4, 4], garden: 'west' })).toEqual({ at: [3, 4], w: 3, h: 2 });
    expect(buildingIn([3, 4], 'west')).toEqual([4, 4]);
    expect(entranceSquare([0, 0], 'south-east')).toEqual([1, 1]);
    expect(entranceSquare([0, 0], 'north-west')).toEqual([0, 0]);
  });

  it('have the size of their token, turned or not', () => {
    const catalogue = { campaigns: [{ number: 13, kind: 'billboard', width: 3, height: 1 }] };
    expect(campaignArea({ number: 13, at: [1, 1] }, catalogue)).toEqual({ at: [1, 1], w: 3, h: 1 });
    expect(campaignArea({ number: 13, at: [1, 1], rotated: true }, catalogue)).toEqual({ at: [1, 1], w: 1, h: 3 });
    expect(campaignArea({ number: 13 }, catalogue)).toBeNull();
  });

  it('are found by the squares they lie on', () => {
    const game: BoardGame = {
      board: ROWS,
      houses: [{ number: '5', at: [7, 2], garden: null, printed: true, demand: [], cap: 3 }],
      position: { map: ['G0 C90'] },
      campaigns: [{ number: 9, chain: 1, item: 'beer', turns: 2, at: [0, 0] }],
      chains: [{ restaurants: [{ at: [3, 0], entrance: 'north-west' }] }],
    };
    const things = thingsBySquare(game, { campaigns: [{ number: 9, kind: 'mailbox', width: 1, height: 1 }] }, sheet);
    expect(things.get('8,3')).toEqual({ thing: 'house', number: '5' });
    expect(things.get('4,1')).toEqual({ thing: 'restaurant', chain: 0, at: [3, 0] });
    expect(things.get('0,0')).toEqual({ thing: 'campaign', number: 9 });
    expect(things.get('3,3')).toEqual({ thing: 'source', at: [3, 3], item: 'lemonade' });
    expect(things.get('2,2')).toBeUndefined();
  });

  it('have room for demand: a row below the house, the rest in the garden', () => {
    expect(demandSlots({ garden: null, cap: 3, demand: [] })).toHaveLength(3);
    const five = demandSlots({ garden: 'east', cap: 5, demand: [] });
    expect(five).toHaveLength(5);
    expect(five.slice(3).every(({ x }) => x > 200)).toBe(true);
    const north = demandSlots({ garden: 'north', cap: 5, demand: [] });
    expect(north.slice(3).every(({ y }) => y < 0)).toBe(true);
    // More than fits is still drawn.
    expect(demandSlots({ garden: null, cap: 3, demand: [1, 2, 3, 4] })).toHaveLength(4);
  });
});

describe('beside the map', () => {
  it('no token covers another', () => {
    const places = placeAtEdges([
      { key: '4', axis: 'column', first: 2, count: 1 },
      { key: '5', axis: 'column', first: 1, count: 3 },
      { key: '6', axis: 'column', first: 0, count: 5 },
      { key: 'far', axis: 'column', first: 7, count: 1 },
    ]);
    expect(places.get('4')).toMatchObject({ edge: 'north', depth: 0 });
    expect(places.get('5')).toMatchObject({ edge: 'south', depth: 0 });
    expect(places.get('6')).toMatchObject({ edge: 'north', depth: 1 });
    expect(places.get('far')).toMatchObject({ edge: 'north', depth: 0 });
    const boxes = [...places.values()].map((place) => edgeBox(place, sheet));
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect(apart).toBe(true);
      }),
    );
  });

  it('there is room only where something lies', () => {
    const room = margins(placeAtEdges([{ key: '4', axis: 'row', first: 2, count: 1 }]).values());
    expect(room.west).toBeGreaterThan(1);
    expect(room.north).toBeLessThan(1);
  });
});

const place = (x: number, y: number, turn = 0, w = 2, h = 2): Spot => {
  const target: Target = { kind: 'place', key: `${x},${y},${turn}`, label: '', at: [x, y], w, h, turn };
  return { key: target.key, label: '', area: { at: [x, y], w, h }, target, thing: null };
};

describe('targets', () => {
  it('are walked through in reading order', () => {
    const spots = inReadingOrder([place(3, 2), place(0, 2), place(5, 0)]);
    expect(spots.map(({ key }) => key)).toEqual(['5,0,0', '0,2,0', '3,2,0']);
  });

  it('arrow keys go to the nearest one ahead', () => {
    const [a, b, c, d] = [place(0, 0), place(3, 0), place(1, 4), place(8, 1)];
    const all = [a, b, c, d] as Spot[];
    expect(neighbour(all, a!, 'right')?.key).toBe('3,0,0');
    expect(neighbour(all, a!, 'down')?.key).toBe('1,4,0');
    expect(neighbour(all, b!, 'right')?.key).toBe('8,1,0');
    expect(neighbour(all, a!, 'left')).toBeNull();
    expect(neighbour(all, a!, 'up')).toBeNull();
  });

  it('of overlapping places the one in the middle is meant', () => {
    const spots = [place(0, 0), place(1, 0), place(2, 0)];
    expect(pointedAt(spots, [2.1, 0.9], 0, { w: 2, h: 2 }).target?.key).toBe('1,0,0');
    expect(pointedAt(spots, [0.2, 0.5], 0, { w: 2, h: 2 }).target?.key).toBe('0,0,0');
    expect(pointedAt(spots, [6.5, 3.5], 0, { w: 2, h: 2 })).toEqual({ target: null, at: [6, 3] });
  });

  it('turns a piece to the next way that fits where it lies, and leaves it when none does', () => {
    const place = (key: string, x: number, turn: number): Spot => {
      const target = { kind: 'place' as const, key, label: key, at: [x, 0] as const, w: 2, h: 2, turn };
      return { key, label: key, area: { at: [x, 0], w: 2, h: 2 }, target, thing: null };
    };
    // At 0 the piece fits two ways, at 6 only one; a third way is for elsewhere.
    const spots = [place('a0', 0, 0), place('a2', 0, 2), place('b1', 6, 1), place('c3', 12, 3)];
    expect(turned(spots, 0, 1, { chosen: spots[0]!.target, square: null })).toEqual({ turn: 2, key: 'a2' });
    expect(turned(spots, 2, -1, { chosen: spots[1]!.target, square: null })).toEqual({ turn: 0, key: 'a0' });
    expect(turned(spots, 1, 1, { chosen: spots[2]!.target, square: null })).toEqual({ turn: 1, key: null });
    expect(turned(spots, 0, 1, { chosen: null, square: [1, 1] })).toEqual({ turn: 2, key: 'a2' });
    // In nobody's hand it just turns.
    expect(turned(spots, 0, 1, { chosen: null, square: null })).toEqual({ turn: 1, key: null });
  });
  it('turn by themselves where only another way round fits, unless held', () => {
    const spots = [place(0, 0, 1), place(4, 0, 0)];
    expect(pointedAt(spots, [1, 1], 0, null).target?.key).toBe('0,0,1');
    expect(pointedAt(spots, [1, 1], 0, null, true).target).toBeNull();
    expect(turnsOf(spots.map(({ target }) => target!))).toEqual([0, 1]);
    expect(nextTurn([0, 1, 3], 3, 1)).toBe(0);
    expect(nextTurn([0, 1, 3], 0, -1)).toBe(3);
    // Turned over it stays on that side.
    expect(nextTurn([0, 1, 4, 6], 6, 1)).toBe(4);
    expect([flipped(1), flipped(5)]).toEqual([5, 1]);
    expect([canFlip([0, 1]), canFlip([0, 5])]).toEqual([false, true]);
  });

  it('lines are meant by pointing beside the map', () => {
    const lines: Target[] = [0, 1, 2].flatMap((first): Target[] => [
      { kind: 'edge', key: `c${first}`, label: '', axis: 'column', first, count: 3 },
      { kind: 'edge', key: `r${first}`, label: '', axis: 'row', first, count: 3 },
    ]);
    expect(pointedEdge(lines, [2.6, -0.5], sheet)?.key).toBe('c1');
    expect(pointedEdge(lines, [-0.5, 3.6], sheet)?.key).toBe('r2');
    expect(pointedEdge(lines, [9, -0.5], sheet)?.key).toBe('c2');
  });
});

describe('routes', () => {
  it('follow their letters', () => {
    expect(routeSquares([1, 1], 'NEES')).toEqual([
      [1, 1],
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 1],
    ]);
    expect(routeTiles([7, 3], 'W', 5)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(routePoints({ from: [7, 3], path: 'W', air: true }, { tile: 5 })).toEqual([
      [750, 350],
      [250, 250],
    ]);
  });
});

describe('outline', () => {
  it('goes around squares that touch, and around holes', () => {
    expect(outline([[0, 0], [1, 0]])).toBe('M0 0L100 0L200 0L200 100L100 100L0 100L0 0Z');
    const ring = [...Array(9).keys()].map((n) => [n % 3, Math.floor(n / 3)] as const).filter(([x, y]) => x !== 1 || y !== 1);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(covers({ at: [1, 1], w: 2, h: 1 }, [2, 1])).toBe(true);
  });
});

describe('zoom and pan', () => {
  const paper = { x: -1, y: -1, w: 12, h: 7 };
  const frame = { w: 600, h: 700 };

  it('fits the whole sheet, in the middle', () => {
    expect(fit(paper, frame)).toEqual({ scale: 50, x: 0, y: 175 });
  });

  it('keeps the point under the cursor while zooming', () => {
    const before = zoomAt(fit(paper, frame), 2, 300, 350, paper, frame);
    const point = toSquares(before, paper, 400, 300);
    const after = zoomAt(before, 1.3, 400, 300, paper, frame);
    expect(toSquares(after, paper, 400, 300)[0]).toBeCloseTo(point[0]);
    expect(toSquares(after, paper, 400, 300)[1]).toBeCloseTo(point[1]);
  });

  it('never loses the sheet', () => {
    expect(clamp({ scale: 100, x: 5000, y: -5000 }, paper, frame)).toEqual({ scale: 100, x: 0, y: 0 });
    expect(clamp({ scale: 1, x: 0, y: 0 }, paper, frame).scale).toBe(50);
  });

  it('moves no more than needed to show something', () => {
    const view = { scale: 100, x: 0, y: 0 };
    const seen = reveal(view, { x: 0, y: 0, w: 2, h: 2 }, paper, frame);
    expect(seen).toEqual(view);
    const far = reveal(view, { x: 9, y: 3, w: 2, h: 2 }, paper, frame);
    expect(toSquares(far, paper, 600, 0)[0]).toBeGreaterThanOrEqual(11);
  });
});
