import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '#publish/integrity';
import type { ReleaseRecord } from '#store/release-record';
import { addressOf, contentTypeOf, isSourceMap } from '#publish/released-files';
import type { Finding } from '../trial/finding';
import type { ServedAnswer, AskServer } from './ask';

const FOREVER = 'public, max-age=31536000, immutable';
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

/**
 * Requires the status, headers and bytes that browsers need, for every file of a release in every encoding; a source map must not be
 * served.
 */
export async function findServedWrong(ask: AskServer, { name, release, files }: ReleaseRecord): Promise<Finding[]> {
  const looks = Object.entries(files).map(async ([file, { integrity }]) => {
    const address = addressOf(name, release, file);
    if (isSourceMap(file)) return (await ask(address, {})).status === 404 ? [] : [finding(`${address} is served to players.`, name)];
    const answers = await Promise.all(ENCODINGS.map((encoding) => ask(address, { 'accept-encoding': encoding })));
    const fault = answers.map((answer, index) => faultOf(answer, file, integrity, ENCODINGS[index] ?? 'identity')).find(Boolean);
    return fault ? [finding(`${address} ${fault}.`, name)] : [];
  });
  return (await Promise.all(looks)).flat();
}

function faultOf({ status, headers, bytes }: ServedAnswer, file: string, integrity: string, asked: string) {
  if (status !== 200) return `answers ${status}`;
  const type = headers['content-type'];
  if (type !== contentTypeOf(file)) return `is served as ${type ?? 'nothing'}, not as ${contentTypeOf(file) ?? 'anything known'}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'is served without nosniff';
  if (headers['cache-control'] !== FOREVER) return `is served with cache-control "${headers['cache-control'] ?? ''}", not "${FOREVER}"`;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== asked) return `comes as ${encoding} although ${asked} was asked`;
  return integrityOf(decoded(bytes, encoding)) === integrity ? null : `has other bytes (${encoding}) than were published`;
}

function decoded(bytes: Buffer, encoding: string): Buffer {
  try {
    if (encoding === 'gzip') return gunzipSync(bytes);
    return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  } catch {
    // Bytes that cannot be decoded must not match the published hash.
    return Buffer.alloc(0);
  }
}

const finding = (message: string, name: string): Finding => ({
  check: 'served',
  message,
  advice: `Repair the edge if it concerns every release; else deploy ${name} anew, or choose another release.`,
});
