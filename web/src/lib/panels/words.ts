/** Places in words. */

import type { Args } from '../i18n';
import type { Coord } from '../wire';

/** A square as people count: from one, column and row. */
export const placeWords = ([x, y]: Coord): Args => ({ column: x + 1, row: y + 1 });
