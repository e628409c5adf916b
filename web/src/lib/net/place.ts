/**
 * Where a game is: on a server far away, or on this device. Both are spoken to in the same way; a table's id says which it
 * is. What belongs to the device is fetched only when a game there is opened.
 */

import { rememberDevice } from '../store/device';
import type { Fetch } from './api';
import { LiveSocket, type SocketOptions as LiveOptions } from './socket';

export type SocketOptions = LiveOptions;
export type Socket = Pick<LiveSocket, 'request' | 'send' | 'close' | 'renew'>;

export interface Place {
  /** Requests by address, as to the server. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** A live connection to a table. */
  connect: (id: string, options: SocketOptions) => Socket;
}

/** Is this table on this device? */
export const isOnDevice = (id: string): boolean => id.startsWith('local-');

const device = (): Promise<Place> => import('../local/place').then((module) => module.devicePlace);

/** What the engine here can answer as well as any server. */
const ANYWHERE = /^\/api\/(catalogue|map)(\?|$)/;
const AT_DEVICE = /^\/api\/tables\/local-/;

/** Asks wherever the answer is. `offline` says that the server cannot be reached. */
export const fetchAnywhere: Fetch = async (path, init = {}) => {
  const where = String(path);
  if (AT_DEVICE.test(where)) return (await device()).fetch(where, init);
  if (!ANYWHERE.test(where)) return fetch(path, init);
  try {
    const response = await fetch(path, init);
    if (response.status < 502) return response;
  } catch {
    // asked here instead
  }
  return (await device()).fetch(where, init);
};

/** Opens a table on this device. */
export async function createOnDevice(init: RequestInit): Promise<Response> {
  rememberDevice();
  return (await device()).fetch('/api/tables', init);
}

/** A live connection to a table, wherever it is. */
export function connect(id: string, options: SocketOptions): Socket {
  return isOnDevice(id) ? new LateSocket(id, options) : new LiveSocket(options);
}

/** Speaks to a table on this device as soon as what it needs is fetched. */
class LateSocket implements Socket {
  #socket: Promise<Socket>;
  constructor(id: string, options: SocketOptions) {
    this.#socket = device().then((place) => place.connect(id, options));
    this.#socket.catch(() => options.onstate('away'));
  }
  async request(message: Parameters<Socket['request']>[0]): ReturnType<Socket['request']> {
    return (await this.#socket).request(message);
  }
  send(message: Parameters<Socket['send']>[0]): void {
    void this.#socket.then((socket) => socket.send(message)).catch(() => undefined);
  }
  renew(): void {
    void this.#socket.then((socket) => socket.renew()).catch(() => undefined);
  }
  close(): void {
    void this.#socket.then((socket) => socket.close()).catch(() => undefined);
  }
}
