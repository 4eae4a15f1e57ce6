import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../publish/integrity';
import type { ReleaseRecord } from '../store/release-record';
import type { Encoding, ReleaseStore } from '../store/store';

const EXPAND = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** @returns the fault of one stored form of a released file, in words that follow its name, or null */
export async function fileFault(store: ReleaseStore, { name, release, files }: ReleaseRecord, file: string, encoding: Encoding) {
  const described = files[file];
  const bytes = await store.readFile(name, release, file, encoding);
  if (!bytes || !described) return 'is missing';
  if (encoding === 'identity') return integrityOf(bytes) === described.integrity ? null : 'has other bytes than were published';
  if (integrityOf(bytes) !== described.encoded?.[encoding]) return 'has other bytes than were published';
  const expanded = await EXPAND[encoding](bytes).catch(() => null);
  return expanded && integrityOf(expanded) === described.integrity ? null : `does not unpack to ${file}`;
}
