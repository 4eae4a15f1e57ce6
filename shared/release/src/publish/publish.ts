import { gzipSync } from 'node:zlib';
import { formsOf } from './compress';
import { integrityOf } from './integrity';
import type { Keys } from '../keys/keys';
import { readBuild } from './read-build';
import { readRelease } from './read-release';
import type { ReleasedFile, ReleaseFacts, ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal, type FileForms, type ReleaseStore } from '../store/store';

/** Area to publish and the folder of its build output. */
export interface PublishOptions {
  name: string;
  output: string;
  /** Id that the build must have, when somebody else has named it. */
  expected?: string;
  /** Replaces the id of the build, for releases that exist for seconds only. */
  release?: string;
  /** Skips compression, for releases that exist for seconds only. */
  isQuick?: boolean;
}

/** Store, keys and facts of the person who publishes. */
export interface Publisher {
  store: ReleaseStore;
  keys: Keys;
  actor: string;
  /** Git commit of the source; null outside of a repository. */
  commit: string | null;
}

/**
 * Reads the output of a build, signs its record and puts both into the store. Publishing the same build again changes nothing.
 * @returns the release's id
 * @throws ReleaseRefusal when the output cannot be a release, or when the store has this release with other bytes
 * @throws StoreUnusable when there is no key to sign with
 */
export async function publish(
  { store, keys, actor, commit }: Publisher,
  { name, output, expected, release, isQuick }: PublishOptions,
): Promise<string> {
  const { record: built, files } = await readBuild(name, output);
  if (expected !== undefined && built.release !== expected)
    throw new ReleaseRefusal(`The build of ${name} is ${built.release}, not ${expected}. Build and send it again.`);
  const record = { ...built, ...(release ? { release } : {}) };
  if (await store.has(name, record.release)) {
    requireSame(await readRelease({ store, keys }, name, record.release), files);
    return record.release;
  }
  const facts = { ...record, commit, publishedAt: new Date().toISOString(), publishedBy: actor };
  await putSigned({ store, keys }, facts, files, isQuick);
  return record.release;
}

/**
 * Compresses, measures and hashes the files of a release, signs its record and puts both into the store.
 * @param files name -> bytes, uncompressed
 * @param isQuick skips compression
 * @throws ReleaseRefusal when the store has this release already
 * @throws StoreUnusable when there is no key to sign with
 */
export async function putSigned(
  { store, keys }: Pick<Publisher, 'store' | 'keys'>,
  facts: ReleaseFacts,
  files: ReadonlyMap<string, Uint8Array>,
  isQuick = false,
): Promise<ReleaseRecord> {
  const forms = new Map(await Promise.all([...files].map(async ([file, bytes]) => [file, await formsOf(file, bytes, isQuick)] as const)));
  const described = Object.fromEntries([...files].map(([file, bytes]) => [file, describeFile(bytes, forms.get(file))]));
  const record = await keys.sign({ ...facts, firstBytes: firstBytesOf(facts, files), files: described });
  await store.put(record, forms);
  return record;
}

function describeFile(bytes: Uint8Array, { br, gzip }: FileForms = {}): ReleasedFile {
  const encoded = { ...(br && { br: integrityOf(br) }), ...(gzip && { gzip: integrityOf(gzip) }) };
  return { integrity: integrityOf(bytes), bytes: bytes.byteLength, ...(br || gzip ? { encoded } : {}) };
}

function firstBytesOf({ entry, scripts, styles }: ReleaseFacts, files: ReadonlyMap<string, Uint8Array>) {
  const first = new Set([entry, ...scripts, ...styles]);
  return [...first].reduce((sum, file) => sum + gzipSync(files.get(file) ?? '', { level: 9 }).length, 0);
}

function requireSame({ name, release, files: stored }: ReleaseRecord, files: ReadonlyMap<string, Uint8Array>) {
  const isSame =
    Object.keys(stored).length === files.size && [...files].every(([file, bytes]) => stored[file]?.integrity === integrityOf(bytes));
  if (isSame) return;
  throw new ReleaseRefusal(`${name} ${release} is published with other bytes and never changes. Build it again from a clean tree.`);
}
