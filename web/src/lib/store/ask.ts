/** Questions to the server about the game as it stands. They change nothing. */

import type { Overlay } from '../board/types';
import type { GameEvent, Offer } from '../log/events';
import type { Args } from '../i18n';
import { Problem } from '../net/api';
import type { Action, Staff } from '../wire';
import type { TableStore } from './table.svelte';

export type Question = { question: string } & Record<string, unknown>;

/** What an action would do, or why it cannot be done. */
export interface Previewed {
  problem: Problem | null;
  events: GameEvent[];
  notes: { id: string; args: Args }[];
  overlays: Overlay[];
}

export async function previewOf(table: TableStore, action: Action): Promise<Previewed> {
  void table;
  void action;
  return Promise.reject(new Problem({ code: 'offline' }));
}

export interface StructureReport {
  problem: Problem | null;
  /** What the set does this round. */
  lines: { id: string; args: Args }[];
}

export async function structureOf(table: TableStore, cards: Staff): Promise<StructureReport> {
  void table;
  void cards;
  return Promise.reject(new Problem({ code: 'offline' }));
}

/** What a buyer's way brings home. */
export interface Haul {
  problem: Problem | null;
  items: Readonly<Record<string, number>>;
  sources: readonly (readonly [number, number])[];
}

export async function haulOf(table: TableStore, action: Extract<Action, { action: 'fetch' }>): Promise<Haul> {
  const preview = await previewOf(table, action);
  const fetched = preview.events.find((event) => event.event === 'drinks_fetched');
  return { problem: preview.problem, items: fetched?.items ?? {}, sources: fetched?.sources ?? [] };
}

/** Offers of every chain to a house, if dinner were now. */
export type HouseOffers = readonly Offer[];

export async function offersOf(table: TableStore, house: string): Promise<HouseOffers> {
  void table;
  void house;
  return Promise.reject(new Problem({ code: 'offline' }));
}
