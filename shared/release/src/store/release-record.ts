import type { PageRelease, Signature, Signed } from '@site/remote/manifest';

/** One file of a release: its size in bytes and its hashes, uncompressed and compressed. */
export interface ReleasedFile {
  /** SRI hash of the uncompressed bytes: `sha384-…`. */
  integrity: string;
  bytes: number;
  /** SRI hashes of its compressed forms; pictures, fonts and small files have none. */
  encoded?: Readonly<Partial<Record<'br' | 'gzip', string>>>;
}

/** Request of a shared module -> name of its export -> digest of the type of that export. */
export type Surface = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Identity of a publisher whom the release service has identified. */
export interface PublisherIdentity {
  credential: string;
  /** Pipeline that signed in with an OIDC token: its issuer, and the claims that the token proved. */
  pipeline?: { issuer: string; claims: Readonly<Record<string, string>> };
}

/** Record that a store keeps for good under an area and an id. */
export interface StoredRecord {
  name: string;
  release: string;
}

/** `release.json`: all data of one release, written and signed once. */
export interface ReleaseRecord extends StoredRecord, Signed, Omit<PageRelease, 'hashes'> {
  /** Version of the area's package. */
  version: string;
  /** Git commit of the source, with `+` for uncommitted changes; null outside of a repository. */
  commit: string | null;
  publishedAt: string;
  publishedBy: string;
  /** Identity of the publisher; none for a release that was published beside the store. */
  identity?: PublisherIdentity;
  /** Signatures of the team over the statement of the release, of keys that the root document delegates its area to. */
  teamSignatures?: readonly Signature[];
  /** Federation modules it exposes; empty for the shell. */
  exposes: readonly string[];
  /** Shared modules that a remote requires, or that the shell provides -> exact version. */
  shared: Readonly<Record<string, string>>;
  /** Exports of own shared packages that the code of a remote uses, or that the shell provides. Older records do not have it. */
  surface?: Surface;
  /** Ids of the public keys that the shell accepts; empty for remotes. */
  keys: readonly string[];
  /** Named chunks that are loaded later -> their scripts and styles. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Gzip size in bytes of the files that its first view waits for: entry, scripts and styles. */
  firstBytes: number;
  files: Readonly<Record<string, ReleasedFile>>;
}

/** Release record before it is signed. */
export type UnsignedRecord = Omit<ReleaseRecord, 'signatures'>;

/** Record of a release before its files are measured and it is signed. */
export type ReleaseFacts = Omit<UnsignedRecord, 'files' | 'firstBytes'>;
