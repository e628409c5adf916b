/**
 * The board's contract. The board draws what it is given and says what was pointed at; it knows no rule.
 * Squares are `[x, y]` as in the game's view: x to the east, y to the south, from the corner the map had when the game began.
 */

export type Square = readonly [number, number];
export type Side = 'north' | 'east' | 'south' | 'west';
export type Corner = 'north-west' | 'north-east' | 'south-west' | 'south-east';
export type Axis = 'row' | 'column';
export type Turns = number | 'eternal';

/** A rectangle of squares; `at` is its north-west one. */
export interface Area {
  at: Square;
  w: number;
  h: number;
}

// ---------------------------------------------------------------- what is drawn (a structural part of the view)

export interface BoardHouse {
  number: string;
  /** North-west square of the building, without its garden. */
  at: Square;
  garden: Side | null;
  printed: boolean;
  /** What sort of building: apartments are larger, the rural area lies beside the map. Default: a house. */
  kind?: HouseKind;
  /** Beside a park. */
  park?: boolean;
  demand: readonly { item: string; owner: number | null }[];
  /** How many demand tokens it can hold; null without a limit. */
  cap: number | null;
}

export type HouseKind = 'printed' | 'gardened' | 'placed' | 'apartment' | 'rural';

export interface BoardRestaurant {
  at: Square;
  entrance: Corner;
  open?: boolean;
}

export interface BoardCampaign {
  number: number;
  chain: number | null;
  item: string;
  /** The second good of an airplane that carries two. */
  item_b?: string;
  turns: Turns;
  at?: Square;
  rotated?: boolean;
  lines?: { axis: Axis; first: number };
  /** The side of the map an airplane lies on, or of the rural area a giant billboard stands on. */
  side?: Side;
}

/** What was laid on the map and beside it in play. */
export interface BoardAdded {
  roads: readonly { squares: readonly Square[]; under_construction: boolean }[];
  /** Road squares with roadworks. */
  roadworks: readonly Square[];
  parks: readonly { squares: readonly Square[] }[];
  offramps: readonly { squares: readonly Square[] }[];
}

/** The part of a game view the board needs. A `GameView` can be passed as it is. */
export interface BoardGame {
  /** The ground, a row a string: `.` empty, `#` road, `+` bridge, `w` road under construction, `H` house, `G` its garden, `P` park,
   *  `B` `L` `S` drink sources, a space where no tile lies. */
  board: readonly string[];
  /** Where the first of them lies; default: at 0, 0. */
  map?: { at: Square };
  houses: readonly BoardHouse[];
  /** Rows of tiles: letter and clockwise turn, `"A0 G90 M0"`. */
  position: { map: readonly string[]; modules?: readonly string[] };
  campaigns: readonly BoardCampaign[];
  chains: readonly BoardChain[];
  added?: BoardAdded;
}

export interface BoardChain {
  restaurants: readonly BoardRestaurant[];
  /** Its restaurants are drive-ins now. */
  drive_in?: boolean;
  /** Squares of its coffee shops. */
  shops?: readonly Square[];
}

/** The part of the catalogue the board needs: the shapes of campaign tokens. */
export interface BoardCatalogue {
  campaigns: readonly {
    number: number;
    kind: string;
    width?: number | null;
    height?: number | null;
    /** Rows or columns an airplane covers. */
    lines?: number | null;
  }[];
}

// ---------------------------------------------------------------- pieces, ghosts, targets

/** Something that can lie on the board, drawn as a ghost before it does. */
export type Piece =
  | { piece: 'restaurant'; chain: number; entrance: Corner; open?: boolean }
  | { piece: 'house'; number: string; garden: Side }
  | { piece: 'garden' }
  | { piece: 'campaign'; number: number; chain: number | null; item?: string; item_b?: string; turns?: Turns }
  | { piece: 'shop'; chain: number }
  /** From end to end. */
  | { piece: 'road'; squares: readonly Square[] }
  | { piece: 'park'; squares: readonly Square[] }
  | { piece: 'offramp'; squares: readonly Square[] }
  | { piece: 'tile'; rows: readonly string[]; houses: readonly TileHouse[] };

/** A house of a tile that does not lie on the map yet: in squares from the tile's north-west corner. */
export interface TileHouse extends Area {
  number: string;
  /** Where its garden is, if it has one. */
  garden: Area | null;
}

/** A piece shown where it would lie. */
export interface Ghost extends Area {
  piece: Piece;
  /** Nobody has chosen it: it is only advice, and must not look as if it stood there. */
  advised?: boolean;
}

interface TargetBase {
  /** Unique among the targets; comes back in the intent. */
  key: string;
  /** Read aloud and shown as a tooltip. */
  label: string;
  /** A warning mark: possible, but with a catch named in the label. */
  warn?: boolean;
}

/** Something that can be picked now. */
export type Target =
  | (TargetBase & { kind: 'square'; at: Square })
  /** A placement. Give every legal place in every turn; the board shows one turn at a time and lets people rotate. */
  | (TargetBase & {
      kind: 'place';
      at: Square;
      w: number;
      h: number;
      /** Which way round: 0 to 3 are quarter turns, 4 to 7 the same turned over. Placements of one `turn` are alternatives of
       *  position. Default 0. */
      turn?: number;
      /** Lies one way only, and is shown whichever way the others are turned. */
      fixed?: boolean;
      /** What it covers, where that is less than its rectangle. */
      squares?: readonly Square[];
      piece?: Piece;
    })
  | (TargetBase & { kind: 'house'; house: string })
  /** Tile column and row. */
  | (TargetBase & { kind: 'tile'; tile: Square })
  /** Rows or columns, picked at the edge of the map. */
  | (TargetBase & { kind: 'edge'; axis: Axis; first: number; count: number; /** Where that is not free to choose. */ side?: Side; piece?: Piece })
  /** A side of the rural area. */
  | (TargetBase & { kind: 'rural'; side: Side; piece?: Piece })
  | (TargetBase & { kind: 'restaurant'; chain: number; at: Square })
  | (TargetBase & { kind: 'campaign'; number: number });

/** Something on the board one can look at. */
export type Thing =
  | { thing: 'house'; number: string }
  | { thing: 'restaurant'; chain: number; at: Square }
  | { thing: 'campaign'; number: number }
  | { thing: 'source'; at: Square; item: string }
  | { thing: 'shop'; chain: number; at: Square }
  | { thing: 'park'; at: Square }
  | { thing: 'works'; at: Square }
  | { thing: 'roadworks'; at: Square }
  | { thing: 'offramp'; squares: readonly Square[] }
  | { thing: 'tile'; tile: Square }
  | { thing: 'square'; at: Square };

/** What somebody did on the board. */
export type Intent =
  /** A legal target was picked. */
  | { type: 'target'; key: string; by?: 'key' }
  /** Targets are shown, but none is here: ask why. `at`/`turn` is where the piece in hand would lie. */
  | { type: 'blocked'; square: Square; at: Square; turn: number; edge?: { axis: Axis; first: number }; thing?: Thing | null }
  /** No targets are shown, or the thing is not one: show its details. */
  | { type: 'look'; thing: Thing };

/** What the pointer or the keyboard is on. */
export interface Hover {
  /** The target under it, if any. */
  key: string | null;
  thing: Thing | null;
  square: Square | null;
}

// ---------------------------------------------------------------- overlays

export type Overlay =
  /** Roads tinted by distance, with the number on houses. */
  | {
      kind: 'reach';
      chain?: number;
      squares: readonly { at: Square; distance: number }[];
      houses?: readonly { number: string; distance: number }[];
    }
  /** An area: range of a marketeer, the tiles a radio reaches. */
  | { kind: 'range'; squares: readonly Square[]; chain?: number }
  /** A block: connected squares that mail passes through. */
  | { kind: 'block'; squares: readonly Square[]; chain?: number }
  /** Rows or columns under an airplane. */
  | { kind: 'lines'; axis: Axis; first: number; count: number; chain?: number }
  /** A way by road from an entrance, or by air from tile to tile; `path` is letters N E S W. */
  | {
      kind: 'route';
      from: Square;
      path: string;
      air?: boolean;
      chain?: number;
      /** Sources visited. */
      sources?: readonly Square[];
      /** Drawn thin and grey: an alternative. */
      faint?: boolean;
    }
  /** Guests on their way, square by square; a car drives it. */
  | {
      kind: 'drive';
      squares: readonly Square[];
      chain?: number;
      /** Where coffee is sold beside the way: it stops at the certain ones, and others may be on another way. */
      stops?: readonly CoffeeStop[];
      /** Drawn thin, without a car: another way it could take. */
      faint?: boolean;
    }
  /** Who would win each house; `chain: null` when nobody can serve it. */
  | { kind: 'winners'; houses: readonly { number: string; chain: number | null; label?: string }[] }
  /** How each house stands for tonight: certain, undecided, out of reach; `chain` is who has it for certain. */
  | { kind: 'forecast'; houses: readonly { number: string; mark: 'secure' | 'open' | 'lost'; chain?: number | null; label?: string }[] }
  /** Houses a campaign reaches, with the item that would be put on them. */
  | { kind: 'reached'; houses: readonly string[]; item?: string; count?: number; chain?: number }
  /** A short text beside a house or square ("+$20", "−1"). */
  | { kind: 'note'; house?: string; at?: Square; text: string; tone?: 'good' | 'bad' | 'plain' };

/** A coffee shop, or a restaurant by its north-west square. */
export interface CoffeeStop {
  chain: number;
  at: Square;
  restaurant: boolean;
  certain: boolean;
}

/** Things to draw attention to; a new object starts the pulse again. */
export interface Focus {
  things: readonly Thing[];
  /** Move the map so that they are in view. Default true. */
  reveal?: boolean;
}

// ---------------------------------------------------------------- the component

/** Looks of a chain, by number: see `cards/chains.ts`. `looks[seat]` when seats chose their chains. */
export type ChainLookId = number;

export interface BoardProps {
  game: BoardGame;
  catalogue: BoardCatalogue;
  /** Which chain's looks each seat has; default: the seat's number. */
  looks?: readonly ChainLookId[];
  /** Names of the chains, for labels; default: the name of the looks. */
  names?: readonly string[];
  overlays?: readonly Overlay[];
  targets?: readonly Target[];
  /** What places are worth, by key of their target: 0 (nothing) to 3 (the best there is). */
  worth?: ReadonlyMap<string, number> | undefined;
  /** Key of the target chosen but not yet confirmed; its piece is drawn solid. */
  selected?: string | null;
  /** Key of the target that is looked at in a list: drawn as if pointed at. */
  pointed?: string | null;
  /** Pieces of previews, apart from targets. */
  ghosts?: readonly Ghost[];
  /** Which way round the piece in hand is; bindable, so that a button can rotate it too. */
  turn?: number;
  focus?: Focus | null;
  onpick?: (intent: Intent) => void;
  onhover?: (hover: Hover | null) => void;
  /** Number the tiles: The Chain speaks of them. */
  tileNumbers?: boolean;
  /** Without buttons of its own: the screen has them. */
  bare?: boolean;
  /** A small still picture without controls or tab stops, for lists and the table screen. */
  preview?: boolean;
  /** Names the picture for screen readers. */
  label?: string;
}
