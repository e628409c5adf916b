/** Places in words. */

import type { Args } from '../i18n';
import type { Coord, Decision } from '../wire';

/** A square as people count: from one, column and row. */
export const placeWords = ([x, y]: Coord): Args => ({ column: x + 1, row: y + 1 });

/** A question in the middle of something, or else the stage and step: by one name, as the guide knows it. */
export const stageOf = (decision: Decision): string => decision.kind ?? (decision.stage === 'working' ? decision.step : decision.stage);

/** What it is called. */
export const stageWords = (decision: Decision): string => (decision.kind ? `stage-place-${decision.kind}` : `stage-${stageOf(decision)}`);
