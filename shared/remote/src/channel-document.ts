import type { RemotePath } from './path';

/** What is live of one area, and what a page may fall back to. */
export interface LiveRelease {
  release: string;
  /** The previous good one: where a page goes when `release` does not load, start or render. */
  stepBack?: string;
  /** Tried by a share of the devices. */
  canary?: { release: string; percent: number };
}

/** One release as a page needs it. Files are names inside `/releases/<name>/<release>/`. */
export interface PageRelease {
  /** Version of the contract between shell and remotes it was built for; null for a host. */
  contract: number | null;
  paths: readonly RemotePath[];
  panels: Readonly<Record<string, string>>;
  /** i18n namespace; null for a host. */
  namespace: string | null;
  /** The script that starts it. */
  entry: string;
  /** Scripts and styles its first view needs besides the entry. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Script or style -> `sha384-…`; a file without a hash is not loaded. */
  hashes: Readonly<Record<string, string>>;
}

export interface Signature {
  /** Id of the key. */
  key: string;
  /** ECDSA P-256 with SHA-256 over `signedText`, as base64. */
  value: string;
}

export interface Signed {
  signatures: readonly Signature[];
}

/** `channels/<channel>.json`: the only document that changes, and what every page is told. */
export interface ChannelDocument extends Signed {
  channel: string;
  /** Grows by one with every change; never goes back. */
  serial: number;
  issuedAt: string;
  /** After this moment browsers take it no more. */
  expiresAt: string;
  /** Whether a remote may be run from source in this channel, on the developer's own machine. */
  development: boolean;
  /** Areas by name, the shell among them. */
  remotes: Readonly<Record<string, LiveRelease>>;
  /** Area -> releases that never run again. */
  revoked: Readonly<Record<string, readonly string[]>>;
  /** `releaseKey` -> all of it that a page may load. */
  releases: Readonly<Record<string, PageRelease>>;
  /** How many changes there were, and the hash of the newest line of the log. */
  log: { entries: number; head: string };
}

const AREA = /^[a-z][a-z0-9-]*$/;
const RELEASE = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;
const FILE = /^[\w-]+(\.[\w-]+)+$/;

/** Names of areas, releases and released files become parts of addresses and tags, so no name holds a character that ends one of these. */
export const isAreaName = (value: unknown): value is string => typeof value === 'string' && AREA.test(value);
export const isReleaseId = (value: unknown): value is string => typeof value === 'string' && RELEASE.test(value);
export const isFileName = (value: unknown): value is string => typeof value === 'string' && FILE.test(value);

/** Where the edge answers with the document that is live now. */
export const CHANNEL_DOCUMENT_PATH = '/releases/live.json';

/** What tells one answer there from another: the ETag. */
export const channelDocumentTag = ({ channel, serial }: Pick<ChannelDocument, 'channel' | 'serial'>) => `"${channel}-${serial}"`;

/** Releases of a development session: live for seconds, in a channel of its own. */
export const PASSING_RELEASE = '0.0.0-dev';

export const isPassing = (release: string) => release.startsWith(PASSING_RELEASE);

/** The one spelling of area and release together: in the channel document, in addresses, and wherever a release is remembered. */
export const releaseKey = (name: string, release: string) => `${name}/${release}`;

/** @returns the folder that a release's files are served from */
export const folderOf = (name: string, release: string) => `/releases/${releaseKey(name, release)}/`;

/** @returns address -> hash of every script and style that pages of this document may load */
export const hashesOf = ({ releases }: Pick<ChannelDocument, 'releases'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(releases).flatMap(([key, { hashes }]) =>
      Object.entries(hashes).map(([file, hash]) => [`/releases/${key}/${file}`, hash] as const),
    ),
  );
