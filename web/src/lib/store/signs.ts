/** Looks of seats that nobody plays with. */

import { CHAIN_LOOKS } from '../cards/chains';
import type { Occupant, Sign } from '../wire';

interface Seats {
  seats: readonly Occupant[];
  signs: readonly Sign[];
}

export const LOOKS: readonly number[] = Array.from({ length: CHAIN_LOOKS }, (_, look) => look);

/** Who plays with which look: the seat of every look that cannot be chosen for this seat. */
export function takenLooks({ seats, signs }: Seats, own: number | null): ReadonlyMap<number, number> {
  const taken = signs.flatMap(({ look }, seat): [number, number][] => {
    const kind = seats[seat]?.kind;
    return seat !== own && (kind === 'person' || kind === 'bot') ? [[look, seat]] : [];
  });
  return new Map(taken);
}
