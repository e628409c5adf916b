// The board of a real game of six with every module: grown to the north and the east, with every piece there is.
import { describe, expect, it } from 'vitest';
import { houseArea, keyOf, patches, readMap, roadsBeside, sheetArea, squaresOf, thingArea, thingsBySquare } from '../src/lib/board/geometry';
import { thingLabel } from '../src/lib/board/labels';
import { demandHeaps, edgeBox, edgeTokens, margins, RURAL, ruralArea, sideOf, withRural } from '../src/lib/board/layout';
import { drawRoads } from '../src/lib/board/roads';
import type { Area, BoardCatalogue, BoardGame, Square } from '../src/lib/board/types';
import { milestonePicture } from '../src/lib/cards/milestones';
import { houseName, setLanguage } from '../src/lib/i18n';
import type { Catalogue } from '../src/lib/wire';
import { LANGUAGES, read, ROOT } from './locales';

const game = JSON.parse(read(`${ROOT}gallery/data/p6-town.json`)) as BoardGame;
const box = JSON.parse(read(`${ROOT}gallery/data/new-milestones.json`)) as Catalogue;
const catalogue = box as unknown as BoardCatalogue;
const sheet = readMap(game.board, game.position.map, game.map?.at);
const room = margins([], [], sheet);
const overlap = (a: Area, b: Area) =>
  a.at[0] < b.at[0] + b.w && b.at[0] < a.at[0] + a.w && a.at[1] < b.at[1] + b.h && b.at[1] < a.at[1] + a.h;

describe('a map that grew', () => {
  it('begins where its first tile lies, and has no tile in its gaps', () => {
    expect(sheet.at).toEqual([0, -5]);
    expect(sheet.tiles).toHaveLength(26);
    expect(sheet.tiles.find(({ row }) => row === -1)).toMatchObject({ col: 3, name: 'Q180' });
    expect(sheet.kind(0, -1)).toBe('off');
    expect(sheet.kind(15, -3)).toBe('road');
    for (const { at } of sheet.sources) expect(sheet.kind(at[0], at[1])).toBe('source');
    for (const house of game.houses.filter(({ printed, kind }) => printed && kind !== 'rural'))
      expect(sheet.kind(house.at[0], house.at[1]), house.number).toBe('house');
  });

  it('has airplanes against its outline, not against the rectangle around it', () => {
    const plane = (first: number, side: 'north' | 'south') => edgeBox({ edge: side, depth: 0, first, count: 3 }, sheet);
    expect(plane(16, 'north').y).toBeLessThan(-500);
    expect(plane(1, 'north').y).toBeGreaterThan(-200);
    expect(plane(31, 'south').y).toBeLessThan(plane(1, 'south').y);
  });

  it('has houses of all sizes', () => {
    const size = (number: string) => houseArea(game.houses.find((house) => house.number === number)!);
    expect(size('pi')).toMatchObject({ w: 3, h: 3 });
    expect(size('25')).toMatchObject({ w: 2, h: 3 });
    expect(size('5')).toMatchObject({ w: 2, h: 2 });
    expect(demandHeaps({ kind: 'apartment', demand: ['beer', 'beer', 'pizza'].map((item) => ({ item, owner: null })) }).map(({ item, count }) => [item, count])).toEqual([['beer', 2], ['pizza', 1]]);
  });

  it('has roads that run to the door of an apartment', () => {
    const [pi] = game.houses.filter(({ number }) => number === 'pi');
    const [x, y] = [pi!.at[0] + 1, pi!.at[1] - 1];
    expect(sheet.kind(x, y)).toBe('road');
    const middle = `${x * 100 + 50} ${y * 100 + 50}`;
    expect(drawRoads(sheet).way).toContain(`M${middle}L${x * 100 + 50} ${y * 100 + 100}`);
  });
});

describe('pieces laid in play', () => {
  const things = thingsBySquare(game, catalogue, sheet);
  const added = game.added!;

  it('are found where they lie', () => {
    const shops = game.chains.flatMap(({ shops: squares = [] }) => squares);
    expect(shops.length).toBeGreaterThan(5);
    for (const at of shops) expect(things.get(keyOf(at))).toMatchObject({ thing: 'shop', at });
    for (const at of added.roadworks) expect(things.get(keyOf(at))?.thing).toBe('roadworks');
    for (const { squares } of added.parks) for (const at of squares) expect(things.get(keyOf(at))?.thing).toBe('park');
    const works = added.roads.filter((road) => road.under_construction);
    expect(works.length).toBeGreaterThan(1);
    for (const { squares } of works) for (const at of squares) expect(things.get(keyOf(at))?.thing).toBe('works');
    const ramp = added.offramps[0]!;
    expect(things.get(keyOf(ramp.squares[0]!))?.thing).toBe('offramp');
    expect(thingArea({ thing: 'offramp', squares: ramp.squares }, game, catalogue, sheet)).toEqual({ at: [-1, 6], w: 1, h: 3 });
  });

  it('make parks of any shape, and ramps that join the road', () => {
    const parks = patches(sheet, 'park');
    expect(parks.flat()).toHaveLength([...game.board.join('')].filter((glyph) => glyph === 'P').length);
    const [ramp] = added.offramps;
    const joined = roadsBeside(ramp!.squares, sheet);
    expect(joined.length).toBeGreaterThan(0);
    expect(sideOf(ramp!.squares, sheet)).toBe('west');
    expect(margins([], ramp!.squares, sheet).west).toBeGreaterThan(1);
  });
});

describe('the rural area', () => {
  const taken = game.added!.offramps.flatMap(({ squares }) => squares);

  it('lies in a gap of the map, clear of tiles and ramps', () => {
    const area = ruralArea(sheet, room, false, taken);
    for (const { col, row } of sheet.tiles) expect(overlap(area, { at: [col * 5, row * 5], w: 5, h: 5 })).toBe(false);
    for (const at of taken) expect(overlap(area, { at, w: 1, h: 1 })).toBe(false);
    const near = { at: [sheet.at[0] - 1, sheet.at[1] - 1] as Square, w: sheet.width + 2, h: sheet.height + 2 };
    expect([...squaresOf(area)].every((at) => overlap(near, { at, w: 1, h: 1 }))).toBe(true);
  });

  it('lies beside a rectangle or below it', () => {
    const plain = readMap(['.....', '.....', '.....', '.....', '.....'], ['A0']);
    expect(ruralArea(plain, room, false).at[0]).toBeGreaterThan(5);
    expect(ruralArea(plain, room, true).at[1]).toBeGreaterThan(5);
    expect(overlap(ruralArea(plain, room, false), sheetArea(plain))).toBe(false);
  });

  it('has a giant billboard on each side that is taken', () => {
    const area = ruralArea(sheet, room, false, taken);
    const giants = (['north', 'east', 'south', 'west'] as const).map((side, i) => ({ number: 21 + i, chain: i, item: 'beer', turns: 'eternal' as const, side }));
    const places = [...edgeTokens(giants, catalogue, area).values()].map((one) => one.area!);
    expect(places).toHaveLength(4);
    const rural = withRural(game, area).houses.find(({ kind }) => kind === 'rural')!;
    for (const [i, one] of places.entries()) {
      expect(overlap(one, houseArea(rural))).toBe(false);
      for (const other of places.slice(i + 1)) expect(overlap(one, other)).toBe(false);
      expect(one.at[0] >= area.at[0] && one.at[0] + one.w <= area.at[0] + RURAL).toBe(true);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('everything on the map has a name', async () => {
    await setLanguage(language);
    const things = [
      ...thingsBySquare(game, catalogue, sheet).values(),
      ...game.houses.map(({ number }) => ({ thing: 'house' as const, number })),
      ...game.campaigns.map(({ number }) => ({ thing: 'campaign' as const, number })),
    ];
    expect(new Set(things.map(({ thing }) => thing)).size).toBeGreaterThan(7);
    for (const thing of things) expect(thingLabel(thing, game, catalogue)).not.toMatch(/[{}]|undefined|board-thing|house-/);
    expect([houseName('pi'), houseName('9.75'), houseName('21')]).toEqual(['π', '9¾', '21']);
  });
});

it('every milestone has a picture of its own in its set', () => {
  const pictures = box.milestones.map(({ id }) => milestonePicture(id));
  const sprite = read(`${ROOT}src/lib/cards/Sprite.svelte`);
  for (const picture of pictures) expect(sprite).toContain(`id="${picture.slice(1)}"`);
  expect(new Set(pictures).size).toBe(pictures.length);
});
