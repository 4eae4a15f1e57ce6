import { createHash } from 'node:crypto';
import type { RemotePath } from '@site/remote/manifest';
import type { ReleaseRecord } from '../release-record';
import type { ReleaseStore } from '../store';

const BYTES = Buffer.from('self.start = 1;');

/** What a store knows of a release with one script. */
export const recordOf = (name: string, release: string, part: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  name,
  release,
  publishedAt: '2026-01-15T06:00:00.000Z',
  contract: 1,
  paths: [],
  panels: {},
  namespace: name,
  exposes: ['./lifecycle'],
  shared: {},
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  chunks: {},
  files: { 'remoteEntry.js': { integrity: `sha384-${createHash('sha384').update(BYTES).digest('base64')}`, bytes: BYTES.length } },
  ...part,
});

export const putSmall = (store: ReleaseStore, record: ReleaseRecord) =>
  store.put(record, new Map([['remoteEntry.js', { identity: BYTES }]]));

export const claim = (path: `/${string}`): RemotePath => ({ path, access: 'public' });
