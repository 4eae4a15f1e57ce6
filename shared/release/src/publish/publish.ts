import { gzipSync } from 'node:zlib';
import { formsOf } from './compress';
import { integrityOf } from './integrity';
import { isDevRelease, type Signature } from '@site/remote/manifest';
import type { KeySigner } from '../keys/key-pair';
import type { Keys } from '../keys/keys';
import { readBuild, type Build } from './read-build';
import { readRelease } from './read-release';
import type { PublisherIdentity, ReleasedFile, ReleaseFacts, ReleaseRecord } from '../store/release-record';
import { isCodeArea } from '../store/store-names';
import { ReleaseRefusal, type FileForms, type ReleaseStore } from '../store/store';
import {
  openTrust,
  requireFresh,
  signStatement,
  statementOf,
  teamSigners,
  ForeignRelease,
  vouchFault,
  type ReleaseStatement,
} from '../trust';

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
  /** Publisher whom the release service has identified. */
  identity?: PublisherIdentity;
  /** Signatures of the team over the statement of the build. */
  sign?: (statement: ReleaseStatement) => Promise<readonly Signature[]>;
}

/**
 * Reads the output of a build, signs its record and puts both into the store. Publishing the same build again changes nothing.
 * @returns the release's id
 * @throws ReleaseRefusal when the output cannot be a release, or when the store has this release with other bytes
 * @throws ForeignRelease when the root document gives the area to a team that has not signed it
 * @throws StoreUnusable when there is no key to sign with
 */
export async function publish(publisher: Publisher, { name, output, expected, release, isQuick }: PublishOptions): Promise<string> {
  const { store, keys, actor, commit, identity } = publisher;
  if (!isCodeArea(name)) throw new ReleaseRefusal(`${name} is the folder of the root documents, and no area can have that name.`);
  const { record: built, files } = await readBuild(name, output);
  if (expected !== undefined && built.release !== expected)
    throw new ReleaseRefusal(`The build of ${name} is ${built.release}, not ${expected}. Build and send it again.`);
  const record = { ...built, ...(release ? { release } : {}) };
  if (await store.has(name, record.release)) {
    requireSame(await readRelease({ store, keys }, name, record.release), files);
    return record.release;
  }
  const by = { commit, publishedAt: new Date().toISOString(), publishedBy: actor, ...(identity ? { identity } : {}) };
  const facts = { ...record, ...by, ...(await vouched(publisher, record, files)) };
  await putSigned({ store, keys }, facts, files, isQuick);
  return record.release;
}

/** Signs a build in the name of its team; nothing is read or signed without signers. */
export const signBuild = async (signers: readonly KeySigner[], name: string, output: string): Promise<readonly Signature[]> =>
  signers.length ? signStatement(statementOfBuild(await readBuild(name, output)), signers) : [];

const statementOfBuild = ({ record, files }: Build) =>
  statementOf(record, Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])));

/** Signatures of the team that hold, for the record. @throws ForeignRelease when the area needs other ones */
async function vouched(
  { store, keys, identity, sign }: Publisher,
  record: Build['record'],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Pick<ReleaseFacts, 'teamSignatures'>> {
  const root = await openTrust({ store, keys }).current();
  if (!root) return {};
  const statement = statementOfBuild({ record, files });
  const sent = (await sign?.(statement)) ?? [];
  const release = { ...record, ...(identity ? { identity } : {}), teamSignatures: sent };
  const fault = await vouchFault(root, release, statement);
  if (fault) throw new ForeignRelease(`${fault} Nothing was published.`);
  if (!isDevRelease(record.release)) requireFresh(root, Date.now());
  // A signature of an unknown key proves nothing, so it is not kept.
  const held = await teamSigners(root, release, statement);
  const teamSignatures = sent.filter(({ key }) => held.includes(key));
  return teamSignatures.length ? { teamSignatures } : {};
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
