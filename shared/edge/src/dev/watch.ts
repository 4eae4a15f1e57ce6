import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaDir, keysDirOf, remote, rootAbove, watchWebpack } from '@site/build';
import { commitChange, composeChange, createFileStore, openKeys, PASSING_RELEASE, publish } from '@site/release';
import { readConfig } from '../config';

const [name = ''] = process.argv.slice(2);
const root = rootAbove(process.cwd());
const { storeDir, channel } = readConfig(process.env, root);
const store = createFileStore(storeDir);
const keys = openKeys(keysDirOf(root));
const actor = 'npm run dev';
const area = areaDir(root, name);
const output = mkdtempSync(path.join(tmpdir(), `${name}-`));
let shown: string | undefined;

/** Everything as released except this remote, which no page steps back from: its author wants to see it fail. */
async function show(release?: string) {
  const [before, live] = await Promise.all([store.channel(channel), store.channel('live')]);
  const remotes = release ? { ...live?.remotes, [name]: { release } } : (live?.remotes ?? {});
  const entry = { actor, action: 'activate', remote: name, release: release ?? 'none' } as const;
  await commitChange(store, await composeChange({ store, keys }, channel, before, { remotes, entry }));
}

async function handleBuilt(failure?: string) {
  if (failure) return console.error(failure);
  const release = `${PASSING_RELEASE}-${Date.now()}`;
  await publish({ store, keys, actor, commit: null }, { name, area, output, release, isQuick: true });
  await show(release);
  console.log(`${name} built`);
  await forgetShown();
  shown = release;
}

async function forgetShown() {
  if (shown) await store.remove(name, shown);
}

const stopWatching = watchWebpack(await remote(area, { release: PASSING_RELEASE, out: output, isQuick: true }), (failure) => {
  handleBuilt(failure).catch((problem: unknown) => console.error(problem));
});

async function stop() {
  await stopWatching();
  await show();
  await forgetShown();
  rmSync(output, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
