/**
 * What this browser keeps: tables on this device as their logs, entry by entry. An entry is stored under its number, which
 * nobody else can take: two pages with the same table cannot overwrite each other.
 */

import { Problem } from '../net/api';
import type { LocalCard, Person } from '../wire';

export interface Stamped {
  seq: number;
  at: number;
}
export interface LocalRow {
  id: string;
  me: Person;
  card: LocalCard;
  /** Where its record was uploaded to. */
  replay?: string;
}

const NAME = 'magnate';
const VERSION = 1;

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;
function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      // A newer page changes it: this one lets go, and opens it again when it needs it.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw new Problem({ code: 'no_device_storage', message: String(error) });
  });
  return opened;
}

const logOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Nobody was faster. */
export class Conflict extends Error {}

async function write(stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> {
  // On disk when it says so, not only soon.
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const finished = done(transaction);
  try {
    work(transaction);
    await finished;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') throw new Conflict();
    throw new Problem({ code: 'no_device_storage', message: String(error) });
  }
}

/** Stores entries of a table and what lists show of it: all of it or nothing. */
export const append = (row: LocalRow, entries: readonly Stamped[]): Promise<void> =>
  write(['tables', 'entries'], (transaction) => {
    for (const entry of entries) transaction.objectStore('entries').add({ ...entry, table: row.id });
    transaction.objectStore('tables').put(row);
  });

export const keep = (row: LocalRow): Promise<void> => write(['tables'], (transaction) => transaction.objectStore('tables').put(row));

export const remove = (id: string): Promise<void> =>
  write(['tables', 'entries'], (transaction) => {
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('entries').delete(logOf(id));
  });

export async function row(id: string): Promise<LocalRow | null> {
  const transaction = (await database()).transaction('tables');
  return ((await result(transaction.objectStore('tables').get(id))) as LocalRow | undefined) ?? null;
}

export async function rows(): Promise<LocalRow[]> {
  const transaction = (await database()).transaction('tables');
  const all = (await result(transaction.objectStore('tables').getAll())) as LocalRow[];
  return all.sort((one, other) => other.card.changed_at - one.card.changed_at);
}

/** The log of a table, as the engine reads it. */
export async function log(id: string): Promise<Stamped[]> {
  const transaction = (await database()).transaction('entries');
  const all = (await result(transaction.objectStore('entries').getAll(logOf(id)))) as (Stamped & { table: string })[];
  return all.map(({ table: _, ...entry }) => entry);
}
