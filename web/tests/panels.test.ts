import { describe, expect, it } from 'vitest';
import { campaignPlacements, gardenArea, houseSize, restaurantPlacements, settleDraft } from '../src/lib/panels/placements';
import { bordersOf, endOf, nextOn, onRoads, throughAir, waysOn } from '../src/lib/panels/routes';
import { both, minus, organise, plus, total } from '../src/lib/panels/staff';
import { tilePrint, turnOfPiece } from '../src/lib/panels/shapes';
import { clash, settingsFor, wholeBox, without, withNeeds } from '../src/lib/store/expansion';
import type { CampaignChoice, Catalogue, Expansion, HouseData, TokenData } from '../src/lib/wire';

describe('placements', () => {
  it('become targets with the corner of the door as their turn', () => {
    const placed = restaurantPlacements(
      [{ action: 'pass' }, { action: 'first_restaurant', at: [3, 0], entrance: 'south-east' }],
      1,
      () => 'here',
    );
    expect(placed).toHaveLength(1);
    expect(placed[0]!.target).toMatchObject({ kind: 'place', at: [3, 0], turn: 2, label: 'here' });
  });

  it('of houses are longer where the garden is', () => {
    expect(houseSize('east')).toEqual({ w: 3, h: 2 });
    expect(houseSize('north')).toEqual({ w: 2, h: 3 });
  });

  it('of gardens lie beside the house', () => {
    const house = { building: { at: [4, 5], width: 2, height: 2 } } as unknown as HouseData;
    expect(gardenArea(house, 'north')).toEqual({ at: [4, 4], w: 2, h: 1 });
    expect(gardenArea(house, 'west')).toEqual({ at: [3, 5], w: 1, h: 2 });
    expect(gardenArea(house, 'south')).toEqual({ at: [4, 7], w: 2, h: 1 });
    expect(gardenArea(house, 'east')).toEqual({ at: [6, 5], w: 1, h: 2 });
  });
});

const billboard: CampaignChoice = {
  marketeer: 'marketing_trainee', numbers: [15, 16], items: ['burger', 'beer'], turns: [1, 2],
  places: [{ at: [0, 0], rotated: false }, { at: [1, 0], rotated: true }],
};
const airplane: CampaignChoice = {
  marketeer: 'brand_manager', numbers: [4], items: ['burger', 'beer'], turns: [1, 2, 3, 4],
  places: [{ lines: { axis: 'row', first: 3 } }],
};

describe('a campaign being put together', () => {
  it('keeps what was picked where it still fits', () => {
    const first = settleDraft({ item: 'beer' }, [billboard, airplane])!;
    expect(first).toEqual({ marketeer: 'marketing_trainee', number: 15, item: 'beer', turns: 2 });
    const second = settleDraft({ ...first, marketeer: 'brand_manager' }, [billboard, airplane])!;
    expect(second).toEqual({ marketeer: 'brand_manager', number: 4, item: 'beer', turns: 2 });
    expect(settleDraft({}, [])).toBeNull();
  });

  it('lists its places with the size of the token', () => {
    const token = { number: 15, width: 3, height: 1, lines: 0 } as TokenData;
    const draft = { marketeer: 'marketing_trainee', number: 15, item: 'beer', turns: 2 } as const;
    const placed = campaignPlacements(draft, [billboard], token, 0, () => '');
    expect(placed.map((one) => one.target)).toMatchObject([
      { kind: 'place', at: [0, 0], w: 3, h: 1, turn: 0 },
      { kind: 'place', at: [1, 0], w: 1, h: 3, turn: 1 },
    ]);
    expect(placed[1]!.action).toEqual({ action: 'campaign', ...draft, at: [1, 0], rotated: true });
  });
});

describe('a way drawn by hand', () => {
  it('follows its letters', () => {
    expect(endOf([2, 2], 'NNE')).toEqual([3, 0]);
    const roads = onRoads(['.#.', '##.', '...']);
    expect(nextOn(roads, [1, 1], '').map((next) => next.letter)).toEqual(['N', 'W']);
    // The square one came from is behind, not ahead.
    expect(nextOn(roads, [1, 0], 'S').map((next) => next.letter)).toEqual(['W']);
    expect(nextOn(throughAir([[0, 0], [1, 0], [0, 1], [1, 1]]), [0, 0], 'E').map((next) => next.at)).toEqual([[1, 1]]);
  });
  it('finds the way to where one wants to drive', () => {
    // A bridge in the middle: over it only straight on.
    const board = ['.#.', '#+#', '.#.'];
    expect(waysOn(onRoads(board), [0, 1], '').get('2,1')).toBe('EE');
    expect(waysOn(onRoads(board), [0, 1], '').has('1,0')).toBe(false);
    expect(waysOn(onRoads(['###', '#.#', '###']), [0, 0], '').get('2,2')).toHaveLength(4);
    // On from where the way ends, and not back over its last step.
    expect(waysOn(onRoads(['###']), [0, 0], 'E')).toEqual(new Map([['2,0', 'E']]));
    expect(bordersOf([4, 0], 'EE', 5)).toBe(1);
  });
});

describe('cards', () => {
  it('are counted', () => {
    const staff = plus(plus({}, 'waitress', 2), 'trainer');
    expect(total(staff)).toBe(3);
    expect(minus(staff, { waitress: 2 })).toEqual({ trainer: 1 });
    expect(both(staff, { waitress: 1, coach: 1 })).toEqual({ waitress: 1 });
  });

  it('sit under managers first and what has no slot is left over', () => {
    const catalogue = {
      employees: [
        { id: 'waitress', slots: 0, ability: { kind: 'serve' } },
        { id: 'management_trainee', slots: 2, ability: { kind: 'manage' } },
        { id: 'night_shift_manager', slots: 0, ability: { kind: 'night_shift' } },
      ],
    } as unknown as Catalogue;
    const { desks, left } = organise({ waitress: 5, management_trainee: 1 }, catalogue, 3);
    expect(desks.map((desk) => desk.cards.length)).toEqual([3, 2]);
    expect(left).toHaveLength(1);
    // A night shift manager answers to the CEO alone.
    const night = organise({ waitress: 2, management_trainee: 1, night_shift_manager: 1 }, catalogue, 3);
    expect(night.desks[0]!.cards.map(({ id }) => id)).toEqual(['management_trainee', 'night_shift_manager']);
  });
});

describe('pieces of several squares', () => {
  const shift = (squares: readonly (readonly [number, number])[], dx: number, dy: number) => squares.map(([x, y]) => [x + dx, y + dy] as const);
  const L = [[0, 0], [0, 1], [0, 2], [1, 2]] as const;
  const turnedRight = [[0, 0], [1, 0], [2, 0], [0, 1]] as const;
  const over = [[1, 0], [1, 1], [1, 2], [0, 2]] as const;

  it('lie the same way round wherever they are, in whatever order their squares are told', () => {
    expect(turnOfPiece(shift(L, 7, -3))).toBe(turnOfPiece(L));
    expect(turnOfPiece(L.toReversed())).toBe(turnOfPiece(L));
  });

  it('are a quarter turn further when they are turned, and on the other side when they are turned over', () => {
    const [first, next, back] = [turnOfPiece(L), turnOfPiece(turnedRight), turnOfPiece(over)];
    expect(Math.floor(first / 4)).toBe(Math.floor(next / 4));
    expect((first + 1) % 4).toBe(next % 4);
    expect(Math.floor(back / 4)).not.toBe(Math.floor(first / 4));
  });

  it('have as many ways as they look different', () => {
    const ways = (squares: readonly (readonly [number, number])[]) => {
      const seen = new Set<number>();
      let way = squares;
      for (let i = 0; i < 8; i += 1) {
        seen.add(turnOfPiece(way));
        way = way.map(([x, y]) => [-y, x] as const);
        if (i === 3) way = way.map(([x, y]) => [-x, y] as const);
      }
      return seen.size;
    };
    expect(ways([[0, 0], [0, 1]])).toBe(2);
    expect(ways([[0, 0], [0, 1], [1, 1]])).toBe(4);
    expect(ways([[0, 0], [0, 1], [0, 2], [1, 1]])).toBe(4);
    expect(ways(L)).toBe(8);
  });

  it('and tiles are printed as they would lie', () => {
    const tiles = [{ id: 'W', rows: ['.....', 'HH...', 'HH###', 'GG...', '.....'], houses: { H: '25' } }] as unknown as Catalogue['tiles'];
    expect(tilePrint('W0', tiles)).toEqual({
      rows: ['.....', 'HH...', 'HH###', 'GG...', '.....'],
      houses: [{ number: '25', at: [0, 1], w: 2, h: 2, garden: { at: [0, 3], w: 2, h: 1 } }],
    });
    const quarter = tilePrint('W90', tiles);
    expect(quarter.rows).toEqual(['.GHH.', '.GHH.', '..#..', '..#..', '..#..']);
    expect(quarter.houses).toEqual([{ number: '25', at: [2, 0], w: 2, h: 2, garden: { at: [1, 0], w: 1, h: 2 } }]);
  });
});

describe('sets of modules', () => {
  const all = {
    modules: [
      { id: 'new_districts', excludes: [], needs: [] },
      { id: 'new_milestones', excludes: ['hard_choices'], needs: [] },
      { id: 'hard_choices', excludes: ['new_milestones'], needs: [] },
      { id: 'six_players', excludes: [], needs: ['new_districts'] },
    ],
    map_settings: [{ id: 'force_all', needs: ['new_districts'] }, { id: 'park_tile', needs: [] }],
  } as unknown as Expansion;

  it('bring what they need, and take it with them', () => {
    expect(withNeeds(['six_players'], all)).toEqual(['new_districts', 'six_players']);
    expect(without(['new_districts', 'six_players', 'new_milestones'], 'new_districts', all)).toEqual(['new_milestones']);
  });
  it('fill the box as far as they go together', () => {
    expect(wholeBox(all)).toEqual(['new_districts', 'new_milestones', 'six_players']);
    expect(clash('hard_choices', 'new_milestones', all)).toBe(true);
  });
  it('keep what their map may have', () => {
    expect(settingsFor({ force_all: true, park_tile: true }, ['coffee'], all)).toEqual({ park_tile: true });
  });
});
