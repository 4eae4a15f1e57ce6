import type { PageRelease, Signed } from '@site/remote/manifest';

/** What the store knows of one file of a release. */
export interface ReleasedFile {
  /** `sha384-…`, as browsers take it. */
  integrity: string;
  bytes: number;
  /** Hashes of its compressed forms; pictures, fonts and small files have none. */
  encoded?: Readonly<Partial<Record<'br' | 'gzip', string>>>;
}

/** `release.json`: all about one release, written and signed once. */
export interface ReleaseRecord extends Signed, Omit<PageRelease, 'hashes'> {
  name: string;
  release: string;
  /** Of the area's package. */
  version: string;
  /** What the source was built from; null outside of a repository. */
  commit: string | null;
  publishedAt: string;
  publishedBy: string;
  /** Federation modules it exposes; empty for the shell. */
  exposes: readonly string[];
  /** Shared modules it asks of the shell, or provides as the shell -> exact version. */
  shared: Readonly<Record<string, string>>;
  /** Ids of the public keys that the shell accepts; empty for remotes. */
  keys: readonly string[];
  /** Named parts that are loaded later -> their scripts and styles. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Gzip bytes of what its first view waits for: entry, scripts and styles. */
  firstBytes: number;
  files: Readonly<Record<string, ReleasedFile>>;
}

export type UnsignedRecord = Omit<ReleaseRecord, 'signatures'>;

/** What is known of a release before its files are measured. */
export type ReleaseFacts = Omit<UnsignedRecord, 'files' | 'firstBytes'>;
