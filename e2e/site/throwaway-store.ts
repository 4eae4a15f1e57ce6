import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commitChange, composeChange, createFileStore, openKeys, type ChannelChange } from '@site/release';
import type { ChannelDocument, LiveRelease } from '@site/remote/manifest';
import { plant, type Planting } from './plant';
import { ROOT } from './server';

export const CHANNEL = 'live';

export interface StorePlaces {
  /** The store to copy. */
  storeDir: string;
  /** The keys that its shell accepts. */
  keysDir: string;
}

/** Store and keys of the site of this run. */
export const placesOfRun = (): StorePlaces => ({
  storeDir: resolve(ROOT, process.env['STORE_DIR'] ?? '.store'),
  keysDir: resolve(ROOT, process.env['KEYS_DIR'] ?? '.keys'),
});

/** A copy of the live releases with a channel of its own, in which a test may plant, activate and break releases. */
export async function openThrowawayStore({ storeDir, keysDir }: StorePlaces = placesOfRun()) {
  const dir = await mkdtemp(join(tmpdir(), 'store-'));
  const store = createFileStore(dir);
  const keys = openKeys(keysDir);
  const channelFile = join(dir, 'channels', `${CHANNEL}.json`);
  const built = await copyLive(storeDir, dir);

  async function change(edit: (before: ChannelDocument | null) => ChannelChange) {
    const before = await store.channel(CHANNEL);
    const composed = await composeChange({ store, keys, isLocal: true }, CHANNEL, before, edit(before));
    await commitChange(store, composed);
    return composed.next;
  }

  const live = (remote: string, choice: LiveRelease) =>
    change((before) => ({ remotes: { ...before?.remotes, [remote]: choice }, entry: lineOf('activate', remote, choice.release) }));

  const builtOf = (remote: string) => {
    const release = built[remote]?.release;
    if (!release) throw new Error(`${remote} is not live in ${storeDir}`);
    return release;
  };

  /** Restores the copied state: every area as built, without previous and revoked releases, with the service worker. */
  const reset = () => change(() => ({ remotes: built, revoked: {}, workerOff: false, ...linesOf(built) }));

  await reset();

  return {
    dir,
    keysDir,
    store,
    keys,
    builtOf,
    reset,
    document: async () => JSON.parse(await readFile(channelFile, 'utf8')) as ChannelDocument,
    plant: (remote: string, planting?: Planting) => plant(store, keys, remote, builtOf(remote), planting),
    activate: (remote: string, release: string, { stepBack }: { stepBack?: string } = {}) =>
      live(remote, { release, ...(stepBack ? { stepBack } : {}) }),
    canary: (remote: string, release: string, percent: number) =>
      change((before) => ({
        remotes: { ...before?.remotes, [remote]: { release: builtOf(remote), canary: { release, percent } } },
        entry: lineOf('canary', remote, release),
      })),
    /** The revoked release must be neither live nor previous, so activate another one first. */
    revoke: (remote: string, release: string) =>
      change((before) => ({
        revoked: { ...before?.revoked, [remote]: [...(before?.revoked[remote] ?? []), release] },
        entry: lineOf('revoke', remote, release),
      })),
    /** Changes the bytes of a released file, but not its hash. */
    async tamper(remote: string, release: string, file: string, alter: (text: string) => string) {
      const place = join(dir, remote, release, file);
      await writeFile(place, alter(await readFile(place, 'utf8')));
    },
    /** Replaces the document of the channel. @returns a function that restores it */
    async breakChannel(text: string) {
      const good = await readFile(channelFile, 'utf8');
      await replace(channelFile, text);
      return () => replace(channelFile, good);
    },
    forget: () => rm(dir, { recursive: true, force: true }),
  };
}

export type ThrowawayStore = Awaited<ReturnType<typeof openThrowawayStore>>;

const lineOf = (action: ChannelChange['entry']['action'], remote: string, release: string) => ({
  actor: 'a test',
  action,
  remote,
  release,
});

/** One log entry for every area. */
function linesOf(remotes: Readonly<Record<string, LiveRelease>>): Pick<ChannelChange, 'entry' | 'also'> {
  const [entry, ...also] = Object.entries(remotes).map(([remote, { release }]) => lineOf('activate', remote, release));
  if (!entry) throw new Error('There is no area');
  return { entry, also };
}

/** @returns the live releases, without previous ones */
async function copyLive(storeDir: string, dir: string): Promise<Record<string, LiveRelease>> {
  const document = await createFileStore(storeDir).channel(CHANNEL);
  if (!document) throw new Error(`Nothing is live in ${storeDir}`);
  const live = Object.entries(document.remotes).map(([name, { release }]) => [name, { release }] as const);
  for (const [name, { release }] of live) await cp(join(storeDir, name, release), join(dir, name, release), { recursive: true });
  return Object.fromEntries(live);
}

/** Atomic: readers see either the old or the new text. */
async function replace(file: string, text: string) {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
