/** A position, or what led to one, as part of an address: small enough to be sent to somebody, and read without any server. */

import { Problem } from '../net/api';

async function through(bytes: Uint8Array<ArrayBuffer>, { readable, writable }: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // What cannot be read is said by the other end.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

export async function packed(what: object | string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(what)), new CompressionStream('deflate-raw'));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Fails with a `Problem` when it is none. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new Problem({ code: 'bad_link' });
  }
}
