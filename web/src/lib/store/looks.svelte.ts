/** Which look each chain of the table has that is being shown: people choose them when they sit down. */

export type Looks = (chain: number) => number;

let looks = $state.raw<Looks>((chain) => chain);

/** Gives the chains of a table the looks their players chose; without a table every chain has the look of its number. */
export function dressChains(by: Looks = (chain) => chain): void {
  looks = by;
}

export const lookOf = (chain: number): number => looks(chain);
