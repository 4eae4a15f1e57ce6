import type { PageRelease, Signed } from '@site/remote/manifest';

/** What the store knows of one file of a release. */
export interface ReleasedFile {
  /** `sha384-…`, as browsers take it. */
  integrity: string;
  bytes: number;
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
  /** Public keys that documents for this shell may be signed with; empty for remotes. */
  keys: readonly string[];
  /** Named parts that are loaded later -> their scripts and styles. */
  chunks: Readonly<Record<string, readonly string[]>>;
  files: Readonly<Record<string, ReleasedFile>>;
}

/** Releases of a development session: live for seconds, in a channel of its own. */
export const PASSING_RELEASE = '0.0.0-dev';

export const isPassing = (release: string) => release.startsWith(PASSING_RELEASE);
