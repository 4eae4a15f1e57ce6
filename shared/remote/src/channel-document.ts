import type { AreaMenuEntry, RemotePath } from './path';

/** Live release of one area, and its alternatives. */
export interface LiveRelease {
  release: string;
  /** Previous good release; a page falls back to it when `release` does not load, start or render. */
  stepBack?: string;
  /** Release for a share of the devices, in percent. */
  canary?: { release: string; percent: number };
}

/** One release as a page needs it. Files are names inside `/releases/<name>/<release>/`. */
export interface PageRelease {
  /** Version of the contract between shell and remotes it was built for; null for a host. */
  contract: number | null;
  paths: readonly RemotePath[];
  panels: Readonly<Record<string, string>>;
  /** Entries of the side menu. Releases without entries, and earlier ones, have no such field. */
  menu?: readonly AreaMenuEntry[];
  /** i18n namespace; null for a host. */
  namespace: string | null;
  /** Script that starts the release. */
  entry: string;
  /** Scripts and styles that the first view needs besides the entry. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Script or style -> `sha384-…`; a file without a hash is not loaded. */
  hashes: Readonly<Record<string, string>>;
}

/** One signature of a document. */
export interface Signature {
  /** Id of the key. */
  key: string;
  /** ECDSA P-256 with SHA-256 over `signedText`, as base64. */
  value: string;
}

/** A document or record that carries signatures. */
export interface Signed {
  signatures: readonly Signature[];
}

/** Content of `channels/<channel>.json`, the only released document that changes; every page loads it. */
export interface ChannelDocument extends Signed {
  channel: string;
  /** Grows by one with every change, and never decreases. */
  serial: number;
  issuedAt: string;
  /** Browsers refuse the document after this time. */
  expiresAt: string;
  /** True when a developer may run a remote from source in this channel, on their own machine. */
  development: boolean;
  /** True while no page may have a service worker. Documents of earlier releases have no such field. */
  workerOff?: boolean;
  /** Areas by name, the shell among them. */
  remotes: Readonly<Record<string, LiveRelease>>;
  /** Area -> releases that never run again. */
  revoked: Readonly<Record<string, readonly string[]>>;
  /** `releaseKey` -> everything of the release that a page may load. */
  releases: Readonly<Record<string, PageRelease>>;
  /** Number of changes so far, and hash of the newest line of the log. */
  log: { entries: number; head: string };
}

const AREA = /^[a-z][a-z0-9-]*$/;
const RELEASE = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;
const FILE = /^[\w-]+(\.[\w-]+)+$/;

/**
 * True for the name of an area. Names of areas, releases and files become parts of addresses and tags, so no name holds a character that
 * ends one.
 */
export const isAreaName = (value: unknown): value is string => typeof value === 'string' && AREA.test(value);
/** True for the id of a release. */
export const isReleaseId = (value: unknown): value is string => typeof value === 'string' && RELEASE.test(value);
/** True for the name of a released file. */
export const isFileName = (value: unknown): value is string => typeof value === 'string' && FILE.test(value);

/** Path at which the edge serves the channel document that is live now. */
export const CHANNEL_DOCUMENT_PATH = '/releases/live.json';

/** ETag of a channel document. */
export const channelDocumentTag = ({ channel, serial }: Pick<ChannelDocument, 'channel' | 'serial'>) => `"${channel}-${serial}"`;

/** Beginning of the release ids of a development session; such a release is live for seconds, in a channel of its own. */
export const DEV_RELEASE = '0.0.0-dev';

/** True for a release of a development session. */
export const isDevRelease = (release: string) => release.startsWith(DEV_RELEASE);

/** Area and release in one text, `area/release`: a key in the channel document and in storage, and a part of addresses. */
export const releaseKey = (name: string, release: string) => `${name}/${release}`;

/** Path of the folder with a release's files. */
export const folderOf = (name: string, release: string) => `/releases/${releaseKey(name, release)}/`;

/** Address -> hash of every script and style that pages of this document may load. */
export const hashesOf = ({ releases }: Pick<ChannelDocument, 'releases'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(releases).flatMap(([key, { hashes }]) =>
      Object.entries(hashes).map(([file, hash]) => [`/releases/${key}/${file}`, hash] as const),
    ),
  );
