import { drawFrom, type Draw } from '../engines/draw';

const BLOCKS = 32;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const hashOf = async (seed: string) => hex(await crypto.subtle.digest('SHA-256', bytesOf(seed)));

/** Rebuilds the server's stream from its revealed seed. */
export async function drawOf(serverSeed: string, clientSeed: string, nonce: number): Promise<Draw> {
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${block}`)));
    for (let at = 0; at < view.byteLength; at += 4) words.push(view.getUint32(at));
  }
  return drawFrom(() => words.shift() ?? 0);
}
