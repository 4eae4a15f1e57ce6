import type { ChannelDocument, LiveRelease, RemotePath } from '@site/remote/manifest';
import { commitChange, composeChange, type ChannelChange } from '../channel/channel';
import { integrityOf } from '../publish/integrity';
import { putSigned } from '../publish/publish';
import type { ReleaseFacts, ReleaseRecord, UnsignedRecord } from '../store/release-record';
import type { ReleaseStore } from '../store/store';
import { testKeys } from './test-keys';

const SCRIPT = 'self.start = 1;';

const factsOf = (name: string, release: string): ReleaseFacts => ({
  name,
  release,
  version: release.replace(/-[^-]*$/, ''),
  commit: 'c0ffee123456',
  publishedAt: '2026-01-15T06:00:00.000Z',
  publishedBy: 'Tester',
  contract: name.startsWith('mf-') ? 1 : null,
  paths: [],
  panels: {},
  namespace: name.startsWith('mf-') ? name : null,
  exposes: name.startsWith('mf-') ? ['./lifecycle'] : [],
  shared: {},
  keys: [],
  entry: name.startsWith('mf-') ? 'remoteEntry.js' : 'main.js',
  scripts: [],
  styles: [],
  chunks: {},
});

/** Unsigned record of a release with one script. @param part fields that a test sets, also broken ones */
export function recordOf(name: string, release: string, part: Partial<UnsignedRecord> = {}): UnsignedRecord {
  const facts = factsOf(name, release);
  const files = { [facts.entry]: { integrity: integrityOf(Buffer.from(SCRIPT)), bytes: SCRIPT.length } };
  return { ...facts, firstBytes: SCRIPT.length + 20, files, ...part };
}

/**
 * Signs a record of `recordOf` and puts it into the store with its one script.
 * @throws ReleaseRefusal when the store has this release already
 */
export async function putSmall(store: ReleaseStore, record: UnsignedRecord, keys = testKeys): Promise<ReleaseRecord> {
  const signed = await keys.sign(record);
  await store.put(signed, new Map([[record.entry, { identity: Buffer.from(SCRIPT) }]]));
  return signed;
}

/**
 * Publishes a release with these files, compressed, measured and signed like a real one.
 * @param texts file name -> content
 * @throws ReleaseRefusal when the store has this release already
 */
export function putTexts(
  store: ReleaseStore,
  name: string,
  release: string,
  texts: Readonly<Record<string, string>>,
  part: Partial<ReleaseFacts> = {},
  keys = testKeys,
): Promise<ReleaseRecord> {
  const files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
  return putSigned({ store, keys }, { ...factsOf(name, release), ...part }, files);
}

/**
 * Makes releases live without the gate.
 * @param change further fields of the change
 * @throws ReleaseRefusal when the store does not have one of the releases
 */
export async function makeLive(
  store: ReleaseStore,
  channel: string,
  remotes: Readonly<Record<string, LiveRelease>>,
  change: Partial<ChannelChange> = {},
  keys = testKeys,
): Promise<ChannelDocument> {
  const before = await store.channel(channel);
  const [remote = 'shell'] = Object.keys(remotes);
  const composed = await composeChange({ store, keys, isLocal: true }, channel, before, {
    remotes: { ...before?.remotes, ...remotes },
    entry: { actor: 'Tester', action: 'activate', remote, release: remotes[remote]?.release ?? '' },
    ...change,
  });
  await commitChange(store, composed);
  return composed.next;
}

/** Claim of a public path. */
export const claim = (path: `/${string}`): RemotePath => ({ path, access: 'public' });
