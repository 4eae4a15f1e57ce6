import { createHash } from 'node:crypto';
import type { Signature } from '@site/remote/manifest';
import { signWith, type KeySigner } from '../keys/key-pair';
import type { ReleaseFacts, ReleaseRecord } from '../store/release-record';

/** Facts that the publisher adds; a team does not know them when it signs. */
const OF_THE_PUBLISHER: ReadonlySet<string> = new Set([
  'commit',
  'publishedAt',
  'publishedBy',
  'identity',
  'teamSignatures',
  'firstBytes',
  'files',
  'signatures',
]);

/** Part of a record that the build determines; both sides have it. */
export type StatedFacts = Pick<ReleaseFacts, 'name' | 'release'>;

/** Statement of a release: all facts that its build determines, and the hash of each file, with sorted keys. */
export type ReleaseStatement = Readonly<Record<string, unknown>>;

/** @param hashes file -> SRI hash of its uncompressed bytes */
export function statementOf(facts: StatedFacts, hashes: Readonly<Record<string, string>>): ReleaseStatement {
  const stated = Object.entries(facts).filter(([name, value]) => !OF_THE_PUBLISHER.has(name) && value !== undefined);
  return sorted({ ...Object.fromEntries(stated), type: 'release', files: hashes }) as ReleaseStatement;
}

/** SRI hashes of the files of a record. */
export const hashesIn = ({ files }: Pick<ReleaseRecord, 'files'>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity]));

/** Signatures of a team over a statement. */
export const signStatement = async (statement: ReleaseStatement, signers: readonly KeySigner[]): Promise<readonly Signature[]> =>
  (await signWith(statement, signers)).signatures;

/** Digest by which a root document names a statement. */
export const digestOf = (statement: ReleaseStatement) => createHash('sha256').update(JSON.stringify(statement)).digest('base64url');

/** The same value with the keys of all objects in order, so that it has one text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
