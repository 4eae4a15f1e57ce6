import { hashesOf, releaseKey, type ChannelDocument, type PageRelease } from '@site/remote/manifest';
import { readRelease, type ReleaseSource } from '../publish/read-release';
import type { ReleaseRecord } from '../store/release-record';

/** The release that starts the page, for the document around it. */
interface LiveHost extends Pick<PageRelease, 'entry' | 'scripts' | 'styles'>, Pick<ReleaseRecord, 'name' | 'release' | 'chunks'> {
  /** Names of all of its files. */
  files: readonly string[];
}

/** Live state of one channel: the document that pages get, and the host that starts them. */
export interface LiveSite {
  document: ChannelDocument;
  /** Address of every script and style that pages may load -> its hash. */
  hashes: Readonly<Record<string, string>>;
  host: LiveHost;
}

/**
 * @param hostName which release starts the page: the shell, or the comparison build
 * @returns the checked record of the live host; null while there is none
 * @throws TamperedRelease when the record is not the published one
 */
export async function readHost(
  source: ReleaseSource,
  document: ChannelDocument,
  hostName: 'shell' | 'plain',
): Promise<ReleaseRecord | null> {
  const host = document.remotes[hostName];
  return host ? readRelease(source, hostName, host.release) : null;
}

/** The channel document decides what starts the page; the record only adds what pages do not need. */
export function liveSiteOf(document: ChannelDocument, { name, release, chunks, files }: ReleaseRecord): LiveSite | null {
  const page = document.releases[releaseKey(name, release)];
  if (!page || document.remotes[name]?.release !== release) return null;
  const { entry, scripts, styles } = page;
  return { document, hashes: hashesOf(document), host: { name, release, entry, scripts, styles, chunks, files: Object.keys(files) } };
}
