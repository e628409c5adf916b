/** From what the server says is legal to targets on the board. No rule is in here: only where a listed action lies. */

import type { Corner, Ghost, Overlay, Square, Target } from '../board/types';
import type { Advised } from '../store/desk.svelte';
import { type CampaignAction, goodsOf } from '../store/goods';
import type { Action, CampaignChoice, Catalogue, Coord, Dir, HouseData, Place, TokenData, ViewData } from '../wire';
import type { Screen } from './context';
import { ghostOfPiece, isLaid } from './pieces';

/** A legal action with its place on the board. */
export interface Placement {
  key: string;
  action: Action;
  target: Target;
}

export const CORNERS: readonly Corner[] = ['north-west', 'north-east', 'south-east', 'south-west'];
export const SIDES: readonly Dir[] = ['north', 'east', 'south', 'west'];

/** Squares a restaurant covers each way: a piece of the box, as the board draws it. */
const RESTAURANT = 2;

type Restaurant = Extract<Action, { action: 'first_restaurant' | 'open' | 'move' }>;

const squareName = ([x, y]: Coord): string => `${x},${y}`;

export function restaurantPlacements(actions: readonly Action[], chain: number, label: (action: Restaurant) => string): Placement[] {
  const placements: Placement[] = [];
  for (const action of actions) {
    if (action.action !== 'first_restaurant' && action.action !== 'open' && action.action !== 'move') continue;
    const { at, entrance } = action;
    const key = `${squareName(at)},${entrance}`;
    const turn = CORNERS.indexOf(entrance);
    const open = action.action !== 'open';
    placements.push({
      key,
      action,
      target: {
        kind: 'place', key, label: label(action), at, w: RESTAURANT, h: RESTAURANT, turn,
        piece: { piece: 'restaurant', chain, entrance, open },
      },
    });
  }
  return placements;
}

/** Width and height of a house with its garden on that side: the building, one row or column longer. */
export function houseSize(garden: Dir, building = { w: 2, h: 2 }): { w: number; h: number } {
  const upright = garden === 'north' || garden === 'south';
  return { w: building.w + (upright ? 0 : 1), h: building.h + (upright ? 1 : 0) };
}

export function housePlacements(
  house: string,
  places: readonly { at: Coord; garden: Dir }[],
  label: (at: Coord, garden: Dir) => string,
): Placement[] {
  return places.map(({ at, garden }) => {
    const key = `${squareName(at)},${garden}`;
    return {
      key,
      action: { action: 'house', house, at, garden },
      target: {
        kind: 'place', key, label: label(at, garden), at, ...houseSize(garden), turn: SIDES.indexOf(garden),
        piece: { piece: 'house', number: house, garden },
      },
    };
  });
}

/** The strip beside a house where its garden would be. */
export function gardenArea(house: HouseData, side: Dir): { at: Square; w: number; h: number } {
  const { at: [x, y], width: w, height: h } = house.building;
  switch (side) {
    case 'north':
      return { at: [x, y - 1], w, h: 1 };
    case 'south':
      return { at: [x, y + h], w, h: 1 };
    case 'west':
      return { at: [x - 1, y], w: 1, h };
    case 'east':
      return { at: [x + w, y], w: 1, h };
  }
}

type Garden = Extract<Action, { action: 'garden' }>;

export function gardenPlacements(
  actions: readonly Action[],
  houses: readonly HouseData[],
  label: (action: Garden) => string,
): Placement[] {
  const placements: Placement[] = [];
  for (const action of actions) {
    if (action.action !== 'garden') continue;
    const house = houses.find((one) => one.number === action.house);
    if (!house) continue;
    const key = `garden,${action.house},${action.side}`;
    placements.push({
      key,
      action,
      target: { kind: 'place', key, label: label(action), ...gardenArea(house, action.side), fixed: true, piece: { piece: 'garden' } },
    });
  }
  return placements;
}

/** What is chosen of a campaign before its place. */
export interface CampaignDraft {
  marketeer: CampaignChoice['marketeer'];
  number: number;
  item: CampaignChoice['items'][number];
  turns: CampaignChoice['turns'][number];
  /** By a card that runs one already. */
  second?: true;
  /** A second good. */
  item_b?: CampaignChoice['items'][number];
}

/** The campaign a draft is for; its place is put beside it. */
export function runCampaign({ item, item_b, ...rest }: CampaignDraft): CampaignAction {
  return { action: 'campaign', ...rest, ...(item_b ? { items: [item, item_b] } : { item }) };
}

export function campaignPlacements(
  draft: CampaignDraft,
  choices: readonly CampaignChoice[],
  token: TokenData,
  chain: number,
  label: (place: Place) => string,
): Placement[] {
  const choice = choices.find(
    (one) =>
      one.marketeer === draft.marketeer && (one.second ?? false) === (draft.second ?? false) && one.numbers.includes(draft.number) && one.turns.includes(draft.turns),
  );
  return (choice?.places ?? []).flatMap((place): Placement[] => {
    const action: Action = { ...runCampaign(draft), ...place };
    const { number, item, item_b, turns } = draft;
    const piece = { piece: 'campaign', number, chain, item, ...(item_b ? { item_b } : {}), turns } as const;
    if ('lines' in place) {
      const { axis, first } = place.lines;
      const side = place.side ? { side: place.side } : {};
      const key = [axis, first, ...Object.values(side)].join();
      return [{ key, action, target: { kind: 'edge', key, label: label(place), axis, first, count: token.lines, ...side, piece } }];
    }
    if ('side' in place && place.side) {
      const key = place.side;
      return [{ key, action, target: { kind: 'rural', key, label: label(place), side: place.side, piece } }];
    }
    // Beside the board: nothing to point at.
    if (!('at' in place)) return [];
    const key = `${squareName(place.at)},${place.rotated ? 1 : 0}`;
    const [w, h] = place.rotated ? [token.height, token.width] : [token.width, token.height];
    return [{ key, action, target: { kind: 'place', key, label: label(place), at: place.at, w, h, turn: place.rotated ? 1 : 0, piece } }];
  });
}

/** The choice that allows this draft, or one as near to it as possible: what was picked before is kept where it still fits. */
export function settleDraft(draft: Partial<CampaignDraft>, choices: readonly CampaignChoice[]): CampaignDraft | null {
  const fits = (choice: CampaignChoice, part: Partial<CampaignDraft>) =>
    (part.marketeer === undefined || (choice.marketeer === part.marketeer && (choice.second ?? false) === (part.second ?? false))) &&
    (part.number === undefined || choice.numbers.includes(part.number));
  const choice =
    choices.find((one) => fits(one, draft)) ??
    choices.find((one) => fits(one, draft.marketeer === undefined ? {} : { marketeer: draft.marketeer, ...(draft.second ? { second: true } : {}) })) ??
    choices[0];
  const number = choice?.numbers.find((one) => one === draft.number) ?? choice?.numbers[0];
  const item = choice?.items.find((one) => one === draft.item) ?? choice?.items[0];
  const turns = choice?.turns.find((one) => one === draft.turns) ?? choice?.turns.at(-1);
  if (!choice || number === undefined || item === undefined || turns === undefined) return null;
  const other = choice.pairs ? choice.items.find((one) => one === draft.item_b && one !== item) : undefined;
  return { marketeer: choice.marketeer, number, item, turns, ...(choice.second ? { second: true } : {}), ...(other ? { item_b: other } : {}) };
}

/** The piece an action puts on the map, where it would lie. */
export function ghostOf(action: Action, chain: number, catalogue: Catalogue, { houses, tokens_left }: Pick<ViewData, 'houses' | 'tokens_left'>): Ghost | null {
  if (isLaid(action)) return ghostOfPiece(action, { chain, catalogue, tokens: tokens_left });
  switch (action.action) {
    case 'first_restaurant':
    case 'open':
    case 'move':
      return {
        at: action.at, w: RESTAURANT, h: RESTAURANT,
        piece: { piece: 'restaurant', chain, entrance: action.entrance, open: action.action !== 'open' },
      };
    case 'house':
      return { at: action.at, ...houseSize(action.garden), piece: { piece: 'house', number: action.house, garden: action.garden } };
    case 'garden': {
      const house = houses.find((one) => one.number === action.house);
      return house ? { ...gardenArea(house, action.side), piece: { piece: 'garden' } } : null;
    }
    case 'campaign': {
      const token = catalogue.campaigns.find(({ number }) => number === action.number);
      if (!('at' in action) || !token) return null;
      const [w, h] = action.rotated ? [token.height, token.width] : [token.width, token.height];
      const { number, turns } = action;
      return { at: action.at, w, h, piece: { piece: 'campaign', number, chain, ...goodsOf(action), turns } };
    }
    default:
      return null;
  }
}

/** The lines an airplane would fly over. */
export function lineOf(action: Action, chain: number, catalogue: Catalogue): Overlay[] {
  if (action.action !== 'campaign' || !('lines' in action)) return [];
  const count = catalogue.campaigns.find(({ number }) => number === action.number)?.lines ?? 1;
  return [{ kind: 'lines', ...action.lines, count, chain }];
}

/** The way a buyer would go. */
export function wayOf(action: Action, chain: number, catalogue: Catalogue): Overlay[] {
  if (action.action !== 'fetch') return [];
  const ability = catalogue.employees.find(({ id }) => id === action.buyer)?.ability;
  return [{ kind: 'route', from: action.from, path: action.path, air: ability?.kind === 'buy' && ability.range.kind === 'air', chain }];
}

/** What an action looks like before it is taken: the piece where it would lie, the way, the lines, the card. */
export function drawing(action: Action, { seat, catalogue, game }: Pick<Screen, 'seat' | 'catalogue' | 'game'>): Advised {
  const chain = seat ?? 0;
  const ghost = ghostOf(action, chain, catalogue, game);
  return {
    ghosts: ghost ? [{ ...ghost, advised: true }] : [],
    overlays: [...wayOf(action, chain, catalogue), ...lineOf(action, chain, catalogue)],
    card: action.action === 'hire' ? action.card : action.action === 'train' ? action.to : null,
  };
}
