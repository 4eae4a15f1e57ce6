import { requirePreconditions } from './preconditions';
import type { ReleaseStore } from './store';
import { requireChannel, requireRelease } from './store-names';
import { parseS3Address } from './s3/address';
import { createBucket } from './s3/bucket';
import { createS3Channels } from './s3/channels';
import { createS3Releases } from './s3/releases';

/** Folder for the test of the server. It is not the one of the channels, so that nobody lists the channel of the test. */
const PROBES = '.probes';

/**
 * A release store in a bucket of S3 or of a compatible server, safe for writers on several machines. Before its first write it tests
 * once per process whether the server honours conditions of writes.
 * @param address `s3://bucket/prefix?region=...&endpoint=https://...&path-style=true`
 * @param environment has `AWS_ACCESS_KEY_ID` and the like; without them the SDK looks for credentials by its own rules
 * @throws StoreUnusable for a malformed address
 */
export function createS3Store(address: string, environment: NodeJS.ProcessEnv): ReleaseStore {
  const place = parseS3Address(address);
  const bucket = createBucket(place, async () => (await import('./s3/calls')).createCalls(place, environment));
  const releases = createS3Releases(bucket);
  const channels = createS3Channels(bucket, 'channels');
  const requireHonest = () => once(`${place.endpoint ?? ''} ${place.bucket}`, () => requirePreconditions(createS3Channels(bucket, PROBES)));

  return {
    ...releases,
    async put(record, files) {
      requireRelease(record.name, record.release);
      await requireHonest();
      await releases.put(record, files);
    },
    ...channels,
    async commit(next, lines, after) {
      requireChannel(next.channel);
      await requireHonest();
      await channels.commit(next, lines, after);
    },
  };
}

const tests = new Map<string, Promise<void>>();

/** Runs a test once per key; one that failed runs again at the next call. */
function once(key: string, test: () => Promise<void>): Promise<void> {
  const known = tests.get(key);
  if (known) return known;
  const running = test();
  tests.set(key, running);
  running.catch(() => tests.delete(key));
  return running;
}
