import { isDevRelease, type PublicKey } from '@site/remote/manifest';
import pLimit from 'p-limit';
import type { Candidate } from '../changes';
import { FAULT_WORDS } from '../publish/fault-words';
import type { ReleaseStore } from '../store/store';
import { isPassing } from '../store/store-names';
import { verifyChannel, verifyLog, verifyRelease, type Problem } from '../verify';

/** Releases that are read at once; more would only take memory. */
const PARALLEL = 4;

/** Everything in a store that lasts. */
export interface StoreContent {
  releases: readonly Candidate[];
  channels: readonly string[];
}

/** Public keys that a move checks with. */
export interface MoveKeys {
  accepted: readonly PublicKey[];
  ever: readonly PublicKey[];
}

/** Names of all releases and channels of a store, without those of running sessions. */
export async function contentOf(store: ReleaseStore): Promise<StoreContent> {
  const areas = await store.areas();
  const releases = areas.map(async (name) => (await store.ids(name)).filter(isLasting).map((release) => ({ name, release })));
  return { releases: (await Promise.all(releases)).flat(), channels: await lastingChannels(store) };
}

/** Names of the channels of a store, without those of running sessions. */
export const lastingChannels = async (store: Pick<ReleaseStore, 'channels'>) => (await store.channels()).filter((name) => !isPassing(name));

const isLasting = (release: string) => !isDevRelease(release);

/** Reads these releases byte by byte. @returns all problems */
export async function damagedReleases(
  store: ReleaseStore,
  { ever }: MoveKeys,
  releases: readonly Candidate[],
): Promise<readonly Problem[]> {
  const limit = pLimit(PARALLEL);
  const problems = releases.map(({ name, release }) => limit(() => verifyRelease({ store, keys: ever }, name, release)));
  return (await Promise.all(problems)).flat();
}

/** Checks documents and logs of these channels. @returns all problems; a document that has only expired is none */
export async function damagedChannels(
  store: ReleaseStore,
  { accepted }: MoveKeys,
  channels: readonly string[],
): Promise<readonly Problem[]> {
  const problems = channels.map(async (channel) => {
    const ofDocument = await verifyChannel({ store, keys: accepted }, channel);
    // The log of an unreadable document cannot be counted, and that document is a problem already.
    return ofDocument.length ? ofDocument : verifyLog(store, channel);
  });
  return (await Promise.all(problems)).flat().filter(({ message }) => message !== FAULT_WORDS.expired);
}
