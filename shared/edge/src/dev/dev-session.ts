import { isDevRelease } from '@site/remote/manifest';
import { commitChange, composeChange, ReleaseRefusal, type Keys, type ReleaseStore } from '@site/release';
import { verifyChannelText } from '../channel-document/verify-channel-text';
import { devChannelOf } from './develop';

interface SessionParts {
  store: ReleaseStore;
  keys: Keys;
  /** The remote in work. */
  name: string;
}

const LIVE = 'live';
const NOTE = 'npm run dev';
/** Number of builds that stay in the store, because open pages may still load chunks of a replaced build. */
const KEPT_BUILDS = 5;

/** A channel for one session, in which everything is as released except one remote. The live channel is only read. */
export function createDevSession({ store, keys, name }: SessionParts) {
  const channel = devChannelOf(name);
  const shown: string[] = [];

  async function readLive() {
    const text = await store.channelText(LIVE);
    const live = await verifyChannelText(text ?? '', { channel: LIVE, keys: await keys.accepted(), newestSerial: 0 });
    if (typeof live === 'string') throw new ReleaseRefusal(`The live releases cannot be used: ${live}. Run "npm run release -- verify".`);
    if (!live.development) {
      throw new ReleaseRefusal(`The live channel allows no development. Allow it first: npm run release -- development on`);
    }
    return live;
  }

  /** Names no release to step back to, because the author must see a build fail. Revokes the builds before, so that pages swap. */
  async function put(release?: string) {
    const [live, before] = await Promise.all([readLive(), store.channel(channel)]);
    const own = release ? { [name]: { release } } : {};
    const revoked = { ...live.revoked, [name]: [...(live.revoked[name] ?? []), ...shown] };
    const entry = { actor: await keys.holder(), note: NOTE, action: 'activate', remote: name, release: release ?? 'none' } as const;
    const change = { remotes: { ...live.remotes, ...own }, revoked, development: true, entry };
    await commitChange(store, await composeChange({ store, keys }, channel, before, change));
  }

  async function forget() {
    await store.removeChannel(channel);
    const passing = (await store.ids(name)).filter(isDevRelease);
    await Promise.all(passing.map((release) => store.remove(name, release)));
  }

  return {
    /**
     * Removes the rest of a killed session and shows everything as released.
     * @throws ReleaseRefusal when the live channel does not allow development, or is not valid
     */
    async begin() {
      await readLive();
      await forget();
      await put();
    },
    /** Makes a published build the one that pages of this session run. */
    async show(release: string) {
      await put(release);
      shown.push(release);
      const old = shown.at(-KEPT_BUILDS - 1);
      if (old) await store.remove(name, old);
    },
    end: forget,
  };
}
