/** Who is on the cards. A figure is put together from parts; this table says which. Nothing here has a meaning in the game. */

export type Hair = 'none' | 'short' | 'quiff' | 'parted' | 'bob' | 'bun' | 'tail' | 'curls' | 'flip' | 'long' | 'tufts';
export type Hat =
  | 'none'
  | 'soda'
  | 'toque'
  | 'tall_toque'
  | 'tiara'
  | 'peaked'
  | 'newsboy'
  | 'aviator'
  | 'fedora'
  | 'eyeshade'
  | 'headset'
  | 'headband'
  | 'helmet'
  | 'beret'
  | 'top'
  | 'pillbox';
export type Outfit = 'suit' | 'dress' | 'whites' | 'apron' | 'polo' | 'vest' | 'uniform' | 'leather' | 'robe' | 'blouse' | 'sweater';
export type Face = 'glasses' | 'moustache' | 'beard' | 'lips' | 'freckles' | 'monocle' | 'wink' | 'shades';

export interface Figure {
  skin: 0 | 1 | 2 | 3;
  hair: Hair;
  hairColour: 0 | 1 | 2 | 3 | 4;
  hat: Hat;
  outfit: Outfit;
  /** Names of drawing colours. */
  cloth: string;
  accent: string;
  face: Face[];
  /** What is held, from the sprite. */
  prop: string | null;
}

const figure = (
  skin: Figure['skin'],
  hair: Hair,
  hairColour: Figure['hairColour'],
  hat: Hat,
  outfit: Outfit,
  cloth: string,
  accent: string,
  face: Face[],
  prop: string | null,
): Figure => ({ skin, hair, hairColour, hat, outfit, cloth, accent, face, prop });

const FIGURES: Record<string, Figure> = {
  ceo: figure(1, 'parted', 4, 'top', 'suit', 'navy', 'red', ['monocle', 'moustache'], 'mark-bag'),
  waitress: figure(0, 'flip', 3, 'tiara', 'dress', 'pink', 'white', ['lips'], 'mark-plate'),
  management_trainee: figure(0, 'parted', 2, 'none', 'vest', 'grey', 'teal', ['freckles'], 'prop-clipboard'),
  junior_vice_president: figure(2, 'short', 0, 'none', 'suit', 'steel', 'yellow', [], 'prop-phone'),
  vice_president: figure(0, 'bob', 1, 'none', 'suit', 'brown', 'red', ['glasses', 'lips'], 'prop-briefcase'),
  senior_vice_president: figure(1, 'tufts', 4, 'none', 'suit', 'ink', 'teal', ['glasses', 'moustache'], 'prop-chart'),
  executive_vice_president: figure(3, 'short', 4, 'fedora', 'suit', 'purple', 'yellow', ['beard'], 'prop-trophy'),
  new_business_developer: figure(2, 'tail', 0, 'helmet', 'vest', 'orange', 'yellow', ['lips'], 'mark-house'),
  luxuries_manager: figure(3, 'bun', 0, 'none', 'blouse', 'purple', 'yellow', ['lips'], 'prop-gem'),
  pricing_manager: figure(0, 'short', 1, 'eyeshade', 'vest', 'white', 'red', ['glasses'], 'mark-tag'),
  discount_manager: figure(1, 'quiff', 0, 'none', 'suit', 'orange', 'green', ['moustache'], 'prop-scissors'),
  local_manager: figure(1, 'curls', 1, 'none', 'apron', 'red', 'white', ['moustache'], 'mark-diner'),
  regional_manager: figure(0, 'bob', 4, 'pillbox', 'suit', 'red', 'white', ['lips'], 'prop-map'),
  cfo: figure(2, 'tufts', 4, 'eyeshade', 'vest', 'white', 'green', ['glasses'], 'mark-coin'),
  recruiting_girl: figure(0, 'tail', 2, 'headset', 'blouse', 'yellow', 'red', ['lips', 'freckles'], 'mark-hire'),
  recruiting_manager: figure(3, 'short', 0, 'none', 'suit', 'teal', 'yellow', ['glasses'], 'prop-clipboard'),
  hr_director: figure(1, 'bun', 4, 'none', 'suit', 'grey', 'purple', ['glasses', 'lips'], 'prop-megaphone'),
  trainer: figure(1, 'quiff', 1, 'headband', 'polo', 'white', 'red', [], 'prop-whistle'),
  coach: figure(3, 'none', 0, 'peaked', 'polo', 'navy', 'yellow', ['moustache'], 'prop-whistle'),
  guru: figure(2, 'long', 4, 'none', 'robe', 'orange', 'yellow', ['beard'], 'mark-train'),
  errand_boy: figure(0, 'short', 3, 'newsboy', 'vest', 'cream', 'teal', ['freckles', 'wink'], 'mark-bike'),
  cart_operator: figure(2, 'curls', 0, 'none', 'apron', 'green', 'cream', [], 'mark-cart'),
  truck_driver: figure(1, 'short', 1, 'peaked', 'uniform', 'blue', 'red', ['beard'], 'prop-truck'),
  zeppelin_pilot: figure(0, 'none', 1, 'aviator', 'leather', 'brown', 'white', ['moustache'], 'mark-air'),
  marketing_trainee: figure(0, 'curls', 3, 'none', 'sweater', 'yellow', 'teal', ['freckles'], 'kind-billboard'),
  campaign_manager: figure(3, 'flip', 0, 'none', 'blouse', 'teal', 'white', ['lips'], 'kind-mailbox'),
  brand_manager: figure(1, 'quiff', 0, 'none', 'leather', 'red', 'white', ['shades'], 'kind-airplane'),
  brand_director: figure(0, 'long', 0, 'beret', 'sweater', 'ink', 'red', ['lips', 'shades'], 'kind-radio'),
  kitchen_trainee: figure(2, 'short', 0, 'soda', 'apron', 'white', 'red', ['freckles'], 'prop-whisk'),
  burger_cook: figure(0, 'none', 1, 'soda', 'apron', 'red', 'white', ['moustache'], 'item-burger'),
  burger_chef: figure(3, 'none', 0, 'tall_toque', 'whites', 'white', 'red', ['beard'], 'item-burger'),
  pizza_cook: figure(1, 'tail', 0, 'toque', 'apron', 'green', 'white', ['lips'], 'item-pizza'),
  pizza_chef: figure(0, 'none', 4, 'tall_toque', 'whites', 'white', 'green', ['moustache', 'wink'], 'item-pizza'),
  fry_chef: figure(1, 'short', 3, 'soda', 'apron', 'yellow', 'red', ['freckles'], 'prop-fries'),
  kimchi_master: figure(1, 'bun', 4, 'headband', 'apron', 'green', 'red', ['lips'], 'item-kimchi'),
  sushi_cook: figure(1, 'short', 0, 'headband', 'whites', 'white', 'navy', [], 'item-sushi'),
  sushi_chef: figure(1, 'none', 4, 'headband', 'whites', 'navy', 'white', ['beard'], 'item-sushi'),
  noodle_cook: figure(2, 'tail', 0, 'toque', 'apron', 'orange', 'cream', ['lips'], 'item-noodles'),
  noodle_chef: figure(1, 'none', 0, 'tall_toque', 'whites', 'white', 'orange', ['moustache', 'glasses'], 'item-noodles'),
  mass_marketeer: figure(3, 'curls', 0, 'none', 'suit', 'orange', 'blue', ['shades'], 'prop-loudhailers'),
  gourmet_critic: figure(0, 'parted', 4, 'beret', 'suit', 'green', 'red', ['glasses', 'moustache'], 'kind-gourmet_guide'),
  night_shift_manager: figure(2, 'flip', 0, 'peaked', 'uniform', 'navy', 'yellow', ['lips'], 'prop-lantern'),
  b_movie_star: figure(0, 'long', 3, 'tiara', 'dress', 'red', 'yellow', ['lips', 'shades'], 'mark-star'),
  c_movie_star: figure(3, 'quiff', 0, 'none', 'suit', 'white', 'red', ['shades', 'moustache'], 'mark-star'),
  d_movie_star: figure(1, 'quiff', 3, 'fedora', 'leather', 'brown', 'teal', ['wink'], 'mark-star'),
  barista_trainee: figure(2, 'curls', 3, 'none', 'apron', 'teal', 'cream', ['freckles', 'glasses'], 'item-coffee'),
  barista: figure(0, 'bun', 1, 'headband', 'apron', 'teal', 'white', ['lips'], 'item-coffee'),
  lead_barista: figure(3, 'tufts', 4, 'beret', 'vest', 'teal', 'yellow', ['beard', 'glasses'], 'item-coffee'),
  lobbyist: figure(1, 'parted', 0, 'fedora', 'suit', 'steel', 'purple', ['wink', 'moustache'], 'prop-map'),
  rural_marketeer: figure(0, 'tail', 3, 'newsboy', 'sweater', 'green', 'orange', ['freckles', 'lips'], 'prop-barn'),
};

const HAIRS: Hair[] = ['short', 'quiff', 'parted', 'bob', 'bun', 'tail', 'curls', 'flip'];
const CLOTHS = ['teal', 'red', 'yellow', 'navy', 'green', 'purple', 'orange', 'steel'];

/** A card we have no figure for gets one from its id: always the same, and a person. */
export function figureOf(id: string): Figure {
  const known = FIGURES[id];
  if (known) return known;
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  const pick = <T>(list: readonly T[], shift: number): T => list[(seed >>> shift) % list.length] as T;
  return figure(
    pick([0, 1, 2, 3] as const, 0),
    pick(HAIRS, 2),
    pick([0, 1, 2, 3, 4] as const, 5),
    'none',
    pick(['suit', 'vest', 'apron', 'polo', 'blouse'] as const, 8),
    pick(CLOTHS, 11),
    pick(CLOTHS, 14),
    [],
    null,
  );
}

export const FIGURE_IDS: readonly string[] = Object.keys(FIGURES);
