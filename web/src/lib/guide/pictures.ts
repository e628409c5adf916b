// A small town for the pictures of the Learn screen: tiles I, J, F / A, L, D / Q, E, R as they are printed.

import type { BoardGame, BoardHouse, Overlay } from '../board/types';

const BOARD = [
  '..#....###..#..',
  '..#...HH.#..#..',
  '..####HH.####..',
  'HH#..#....HH#..',
  'HH#..###..HH#..',
  '..#....#.......',
  '..#....#.......',
  '###########.HH#',
  '..#HH...L.#.HH#',
  '..#HH.....#####',
  '..#..###....#..',
  '..#..#HH...S#..',
  '###..#HH.######',
  '..#S....B#..#..',
  '..#....###..#..',
];
const HOUSES: [string, [number, number]][] = [
  ['2', [3, 8]],
  ['7', [12, 7]],
  ['8', [6, 11]],
  ['10', [10, 3]],
  ['15', [0, 3]],
  ['16', [6, 1]],
];
const houses = (wishes: Record<string, string[]>): BoardHouse[] =>
  HOUSES.map(([number, at]) => {
    const demand = (wishes[number] ?? []).map((item) => ({ item, owner: null }));
    return { number, at, garden: null, printed: true, demand, cap: demand.length };
  });

type Pieces = Pick<BoardGame, 'campaigns' | 'chains'>;
const town = (pieces: Pieces, wishes: Record<string, string[]> = {}): BoardGame => ({
  board: BOARD,
  houses: houses(wishes),
  position: { map: ['I90 J0 F270', 'A270 L0 D180', 'Q270 E180 R0'] },
  ...pieces,
});

const RESTAURANTS: Pieces['chains'] = [
  { restaurants: [{ at: [3, 5], entrance: 'north-west', open: true }] },
  { restaurants: [{ at: [8, 3], entrance: 'south-west', open: true }] },
];
const CAMPAIGNS: Pieces['campaigns'] = [{ number: 14, chain: 0, item: 'burger', turns: 2, at: [5, 8], rotated: false }];

export interface Picture {
  game: BoardGame;
  overlays: Overlay[];
}

/** Just the town. */
export const TOWN: Picture = { game: town({ campaigns: [], chains: [{ restaurants: [] }, { restaurants: [] }] }), overlays: [] };

/** A billboard beside a house. */
export const HUNGRY: Picture = {
  game: town({ campaigns: CAMPAIGNS, chains: RESTAURANTS }, { '2': ['burger'] }),
  overlays: [{ kind: 'reached', houses: ['2'], item: 'burger', count: 1, chain: 0 }],
};

/** Two ways to the same house: along the first no border is crossed, along the second two. */
export const OFFER: Picture = {
  game: town({ campaigns: CAMPAIGNS, chains: RESTAURANTS }, { '2': ['burger', 'burger'] }),
  overlays: [
    { kind: 'route', from: [3, 5], path: 'WSSS', chain: 0 },
    { kind: 'route', from: [8, 4], path: 'WSSSWWW', chain: 1 },
    { kind: 'winners', houses: [{ number: '2', chain: 0 }] },
  ],
};
export const DISTANCES = [0, 2] as const;
