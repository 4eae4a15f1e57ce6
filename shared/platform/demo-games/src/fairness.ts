import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawFrom, type Draw } from './engines/draw';

export const newServerSeed = () => randomBytes(32).toString('hex');
/** Hash that is published before the player chooses a seed. */
export const commitTo = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex');

/** Words 0 to 7 come from HMAC-SHA256(seed, "client:nonce:0"), the next eight from ":1" and so on, big-endian. */
export function drawOf(serverSeed: string, clientSeed: string, nonce: number): Draw {
  let block = 0;
  let words: number[] = [];
  return drawFrom(() => {
    if (!words.length) {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      words = Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
      block += 1;
    }
    return words.shift() ?? 0;
  });
}
