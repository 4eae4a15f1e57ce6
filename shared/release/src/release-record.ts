import type { RemotePath } from '@site/remote/manifest';

/** What the store knows of one file of a release. */
export interface ReleasedFile {
  /** `sha384-…`, as browsers take it. */
  integrity: string;
  bytes: number;
}

/** `release.json`: all about one release, written once. */
export interface ReleaseRecord {
  name: string;
  release: string;
  publishedAt: string;
  /** Version of the contract between shell and remotes it was built for; null for the shell. */
  contract: number | null;
  paths: readonly RemotePath[];
  panels: Readonly<Record<string, string>>;
  namespace: string | null;
  /** Federation modules it exposes; empty for the shell. */
  exposes: readonly string[];
  /** Shared modules it asks of the shell, or provides as the shell -> exact version. */
  shared: Readonly<Record<string, string>>;
  /** The script that starts it. */
  entry: string;
  /** Scripts and styles its first view needs besides the entry. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Named parts that are loaded later -> their scripts and styles. */
  chunks: Readonly<Record<string, readonly string[]>>;
  files: Readonly<Record<string, ReleasedFile>>;
}

/** What is live, and where a page steps back to. */
export interface LiveRelease {
  release: string;
  stepBack?: string;
}

/** The only document that changes: one for each channel. */
export interface ChannelDocument {
  channel: string;
  /** Grows by one with every change; never goes back. */
  serial: number;
  issuedAt: string;
  remotes: Readonly<Record<string, LiveRelease>>;
}

/** Releases of a development session: live for seconds, in a channel of its own. */
export const PASSING_RELEASE = '0.0.0-dev';

export const isPassing = (release: string) => release.startsWith(PASSING_RELEASE);
