import { hashesOf, type ChannelDocument } from '@site/remote/manifest';
import type { ReleaseRecord } from './release-record';
import type { ReleaseStore } from './store';

/** What is live in one channel: what pages are told, and the host's own record for the document around it. */
export interface LiveSite {
  manifest: ChannelDocument;
  /** Address of every script and style that pages may load -> its hash. */
  hashes: Readonly<Record<string, string>>;
  host: ReleaseRecord;
}

/**
 * @param hostName which release starts the page: the shell, or the comparison build
 * @returns null while there is no live host
 */
export async function readLiveSite(store: ReleaseStore, manifest: ChannelDocument, hostName: 'shell' | 'plain'): Promise<LiveSite | null> {
  const host = manifest.remotes[hostName];
  return host ? { manifest, hashes: hashesOf(manifest), host: await store.read(hostName, host.release) } : null;
}
