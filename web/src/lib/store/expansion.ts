/** Sets of modules: what goes with what, as the server's tables say. */

import type { Expansion, MapSettings, Module } from '../wire';
import type { CatalogueStore } from './catalogue.svelte';

const dataOf = (id: Module, { modules }: Expansion) => modules.find((one) => one.id === id);

/** Can these two not be played together? */
export const clash = (a: Module, b: Module, all: Expansion): boolean =>
  (dataOf(a, all)?.excludes.includes(b) ?? false) || (dataOf(b, all)?.excludes.includes(a) ?? false);

/** These in their usual order, with whatever they cannot be played without. */
export function withNeeds(modules: Iterable<Module>, all: Expansion): Module[] {
  const set = new Set(modules);
  for (const id of set) dataOf(id, all)?.needs.forEach((needed) => set.add(needed));
  return all.modules.map(({ id }) => id).filter((id) => set.has(id));
}

/** The same without one of them, and without whatever cannot be played without that. */
export function without(modules: readonly Module[], gone: Module, all: Expansion): Module[] {
  const left = modules.filter((id) => id !== gone && !dataOf(id, all)?.needs.includes(gone));
  return left.length === modules.length ? [...left] : left.reduce<Module[]>((kept, id) => (dataOf(id, all)?.needs.every((needed) => left.includes(needed)) ? [...kept, id] : kept), []);
}

/** As much of the box as goes together. */
export const wholeBox = (all: Expansion): Module[] =>
  all.modules.reduce<Module[]>((box, { id }) => (box.some((other) => clash(id, other, all)) ? box : [...box, id]), []);

/** Settings of the map that can be asked for with these modules. */
export function settingsFor(settings: MapSettings | undefined, modules: readonly Module[], all: Expansion): MapSettings {
  const on = all.map_settings.filter(({ id, needs }) => settings?.[id] && needs.every((needed) => modules.includes(needed)));
  return Object.fromEntries(on.map(({ id }) => [id, true]));
}

/** Numbers of players a game with these modules can have. */
export const playersOf = async (modules: readonly Module[], catalogue: CatalogueStore): Promise<number[]> =>
  (await catalogue.of(modules)).setups.map(({ players }) => players);

/** These modules for so many players: with one more and what that needs, if they are too few for so many; null if that does not help. */
export async function fitting(modules: readonly Module[], players: number, all: Expansion, catalogue: CatalogueStore): Promise<Module[] | null> {
  const wanted = withNeeds(modules, all);
  const more = all.modules.map(({ id }) => id).filter((id) => !wanted.includes(id) && !wanted.some((other) => clash(id, other, all)));
  for (const set of [wanted, ...more.map((id) => withNeeds([...wanted, id], all))])
    if ((await playersOf(set, catalogue)).includes(players)) return set;
  return null;
}
