import { REMOTE_CONTRACT, type ChannelDocument } from '@site/remote/manifest';
import { commitChange, composeChange, type ChannelParts } from './channel';
import { requireWhole } from './integrity';
import { shapeOf } from './path-claims';
import { isPassing, type ReleaseRecord } from './release-record';
import { isVerified } from './released-files';
import { ReleaseRefusal, type ReleaseStore } from './store';

/**
 * Makes a release live in a channel; the one that was live becomes what a page steps back to.
 * @param release the newest published one when left out
 * @throws ReleaseRefusal with what to do next
 */
export async function activate(
  { actor, ...parts }: ChannelParts & { actor: string },
  channel: string,
  name: string,
  release?: string,
): Promise<ChannelDocument> {
  const { store } = parts;
  const before = await store.channel(channel);
  const record = release ? await store.read(name, release) : await newest(store, name);
  const was = before?.remotes[name];
  await check(store, before, record);
  if (before && was?.release === record.release) return before;
  const change = await composeChange(parts, channel, before, {
    remotes: { ...before?.remotes, [name]: { release: record.release, ...(was ? { stepBack: was.release } : {}) } },
    entry: { actor, action: 'activate', remote: name, release: record.release, ...(was ? { from: was.release } : {}) },
  });
  await commitChange(store, change);
  return change.next;
}

async function newest(store: ReleaseStore, name: string): Promise<ReleaseRecord> {
  const record = (await store.list(name)).find(({ release }) => !isPassing(release));
  if (!record) throw new ReleaseRefusal(`${name} has no release yet. Run "npm run release -- publish ${name}" first.`);
  return record;
}
async function check(store: ReleaseStore, live: ChannelDocument | null, record: ReleaseRecord) {
  const { name, release } = record;
  if (isPassing(release)) throw new ReleaseRefusal(`${name} ${release} is a development build. Run "npm run release -- deploy ${name}".`);
  const bare = Object.entries(record.files).find(([file, { integrity }]) => isVerified(file) && !integrity.startsWith('sha384-'));
  if (bare) throw new ReleaseRefusal(`${name} ${release}: ${bare[0]} has no hash, so browsers would refuse it. Publish it again.`);
  await requireWhole(store, record);
  if (!name.startsWith('mf-')) return;
  if (record.contract !== REMOTE_CONTRACT) {
    throw new ReleaseRefusal(
      `${name} ${release} speaks contract ${record.contract}, the shell ${REMOTE_CONTRACT}. Build it against the current @site/remote.`,
    );
  }
  if (!record.exposes.includes('./lifecycle')) {
    throw new ReleaseRefusal(`${name} ${release} exposes no lifecycle. Export createRemote() from src/lifecycle.tsx and publish it again.`);
  }
  await checkPaths(store, live, record);
}

async function checkPaths(store: ReleaseStore, live: ChannelDocument | null, record: ReleaseRecord) {
  const others = Object.entries(live?.remotes ?? {}).filter(([other]) => other.startsWith('mf-') && other !== record.name);
  const claimed = new Map<string, string>();
  for (const [other, { release }] of others) {
    for (const { path } of (await store.read(other, release)).paths) claimed.set(shapeOf(path), other);
  }
  const own = new Set<string>();
  for (const { path } of record.paths) {
    const owner = own.has(shapeOf(path)) ? record.name : claimed.get(shapeOf(path));
    if (owner)
      throw new ReleaseRefusal(
        `${record.name} claims ${path}, which ${owner} has. Take it out of one of the two remote.manifest.ts files.`,
      );
    own.add(shapeOf(path));
  }
}
