import type { ReleasedRemote, ReleaseManifest } from '@site/remote/manifest';
import type { ChannelDocument, ReleaseRecord } from './release-record';
import { addressOf, isVerified } from './released-files';
import type { ReleaseStore } from './store';

/** Everything of one channel document at once: what the page is told, and the host's own record for the document. */
export interface LiveSite {
  manifest: ReleaseManifest;
  host: ReleaseRecord;
}

/**
 * @param host which release starts the page: the shell, or the comparison build
 * @returns null while there is no live host
 */
export async function readLiveSite(store: ReleaseStore, document: ChannelDocument, host: 'shell' | 'plain'): Promise<LiveSite | null> {
  const liveHost = document.remotes[host];
  if (!liveHost) return null;
  const hostRecord = await store.read(host, liveHost.release);
  const areas = await Promise.all(
    Object.entries(document.remotes)
      .filter(([name]) => name.startsWith('mf-'))
      .map(async ([name, { release, stepBack }]) => {
        const live = await store.read(name, release);
        return { name, live, previous: stepBack ? await store.read(name, stepBack) : undefined };
      }),
  );
  const loadable = [hostRecord, ...areas.flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))];
  const remotes = areas.map(({ name, live, previous }) => [
    name,
    { live: asReleased(live), ...(previous ? { previous: asReleased(previous) } : {}) },
  ]);
  const manifest: ReleaseManifest = {
    channel: document.channel,
    serial: document.serial,
    issuedAt: document.issuedAt,
    shell: asHost(hostRecord),
    remotes: Object.fromEntries(remotes),
    integrity: Object.fromEntries(loadable.flatMap(hashesOf)),
  };
  return { manifest, host: hostRecord };
}

const hashesOf = ({ name, release, files }: ReleaseRecord) =>
  Object.entries(files)
    .filter(([file]) => isVerified(file))
    .map(([file, { integrity }]) => [addressOf(name, release, file), integrity] as const);

function asHost({ name, release, entry, scripts, styles }: ReleaseRecord): ReleaseManifest['shell'] {
  const address = (file: string) => addressOf(name, release, file);
  return { release, scripts: [entry, ...scripts].map(address), styles: styles.map(address) };
}

function asReleased(record: ReleaseRecord): ReleasedRemote {
  const address = (file: string) => addressOf(record.name, record.release, file);
  return {
    release: record.release,
    contract: record.contract ?? 0,
    paths: record.paths,
    panels: record.panels,
    namespace: record.namespace ?? record.name,
    entry: address(record.entry),
    scripts: record.scripts.map(address),
    styles: record.styles.map(address),
  };
}
