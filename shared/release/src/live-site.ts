import { hashesOf, releaseKey, type ChannelDocument, type PageRelease } from '@site/remote/manifest';
import { readRelease, type ReleaseSource } from './read-release';
import type { ReleaseRecord } from './release-record';

/** The release that starts the page, for the document around it. */
export interface LiveHost extends Pick<PageRelease, 'entry' | 'scripts' | 'styles'>, Pick<ReleaseRecord, 'name' | 'release' | 'chunks'> {
  /** Names of all of its files. */
  files: readonly string[];
}

/** What is live in one channel: what pages are told, and the host that the document starts. */
export interface LiveSite {
  manifest: ChannelDocument;
  /** Address of every script and style that pages may load -> its hash. */
  hashes: Readonly<Record<string, string>>;
  host: LiveHost;
}

/**
 * @param hostName which release starts the page: the shell, or the comparison build
 * @returns the checked record of the live host; null while there is none
 * @throws TamperedRelease when it is not the one that was published
 */
export async function readHost(
  source: ReleaseSource,
  manifest: ChannelDocument,
  hostName: 'shell' | 'plain',
): Promise<ReleaseRecord | null> {
  const host = manifest.remotes[hostName];
  return host ? readRelease(source, hostName, host.release) : null;
}

/** What starts the page is what the signed document says; the record adds only what no page needs to be told. */
export function liveSiteOf(manifest: ChannelDocument, { name, release, chunks, files }: ReleaseRecord): LiveSite | null {
  const page = manifest.releases[releaseKey(name, release)];
  if (!page || manifest.remotes[name]?.release !== release) return null;
  const { entry, scripts, styles } = page;
  return { manifest, hashes: hashesOf(manifest), host: { name, release, entry, scripts, styles, chunks, files: Object.keys(files) } };
}
