import { hashesOf, releaseKey, type ChannelDocument, type PageRelease } from '@site/remote/manifest';
import { readRelease, type ReleaseSource } from '../publish/read-release';
import type { ReleaseRecord } from '../store/release-record';

/** The release that starts the page, with all data that its HTML document needs. */
interface LiveHost extends Pick<PageRelease, 'entry' | 'scripts' | 'styles'>, Pick<ReleaseRecord, 'name' | 'release' | 'chunks'> {
  /** Names of all of its files. */
  files: readonly string[];
}

/** Live state of one channel: the document that pages get, and the host that starts them. */
export interface LiveSite {
  document: ChannelDocument;
  /** Address of every script and style that pages may load -> its SRI hash. */
  hashes: Readonly<Record<string, string>>;
  host: LiveHost;
}

/**
 * Reads the record of the live host, the area that starts the page: the shell, or the comparison build `plain`.
 * @returns the checked record; null while that host is not live
 * @throws TamperedRelease when the record is not as it was published
 * @throws ReleaseRefusal when the store does not have the release, or cannot read it
 */
export async function readHost(
  source: ReleaseSource,
  document: ChannelDocument,
  hostName: 'shell' | 'plain',
): Promise<ReleaseRecord | null> {
  const host = document.remotes[hostName];
  return host ? readRelease(source, hostName, host.release) : null;
}

/**
 * Combines a channel document with the record of its host. The signed document decides which scripts start the page; the record only
 * adds fields that the document does not carry.
 * @returns null when the document does not name this release as live
 */
export function liveSiteOf(document: ChannelDocument, { name, release, chunks, files }: ReleaseRecord): LiveSite | null {
  const page = document.releases[releaseKey(name, release)];
  if (!page || document.remotes[name]?.release !== release) return null;
  const { entry, scripts, styles } = page;
  return { document, hashes: hashesOf(document), host: { name, release, entry, scripts, styles, chunks, files: Object.keys(files) } };
}
