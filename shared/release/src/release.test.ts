import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate } from './activate';
import { createFileStore } from './file-store';
import { readLiveSite } from './page-manifest';
import { SerialConflict } from './store';
import { claim, putSmall, recordOf } from './testing/small-release';

let folder: string;
let store: ReturnType<typeof createFileStore>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-store-'));
  store = createFileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const channelWith = async (serial: number, release: string) => ({
  channel: 'live',
  serial,
  issuedAt: '2026-01-15T06:00:00.000Z',
  remotes: { 'mf-access': { release } },
});

describe('a release', () => {
  it('is never overwritten, and nothing half-written stays behind', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    await expect(putSmall(store, recordOf('mf-access', '1.0.0-a', { namespace: 'other' }))).rejects.toThrow(
      /never changes. Raise its version/,
    );
    expect((await store.read('mf-access', '1.0.0-a')).namespace).toBe('mf-access');
    expect(readdirSync(path.join(folder, '.drafts'))).toEqual([]);
  });

  it.each(['../x', 'a/b', ''])('cannot be called "%s"', async (release) => {
    await expect(putSmall(store, recordOf('mf-access', release))).rejects.toThrow();
    expect(await store.readFile('mf-access', release, 'remoteEntry.js', 'identity')).toBeNull();
  });

  it('gives no file outside of itself', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    expect(await store.readFile('mf-access', '1.0.0-a', '../../channels/live.json', 'identity')).toBeNull();
    expect(await store.readFile('mf-access', '1.0.0-a', 'remoteEntry.js', 'identity')).toHaveLength(15);
  });
});

describe('the channel', () => {
  it('begins empty and grows by one', async () => {
    expect(await store.channel('live')).toMatchObject({ serial: 0, remotes: {} });
    await store.swapChannel(await channelWith(1, '1.0.0-a'));
    expect(await store.channel('live')).toMatchObject({ serial: 1, remotes: { 'mf-access': { release: '1.0.0-a' } } });
  });

  it('lets exactly one of twenty writers win and tells the others', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) => createFileStore(folder).swapChannel(await channelWith(1, `1.0.0-${index}`))),
    );
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(19);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(SerialConflict);
    expect(readdirSync(path.join(folder, 'channels'))).toEqual(['live.json']);
  });

  it('is not blocked by a writer that died', async () => {
    mkdirSync(path.join(folder, 'channels'), { recursive: true });
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path.join(folder, 'channels/live.json.lock'), String(pid));
    await store.swapChannel(await channelWith(1, '1.0.0-a'));
    expect((await store.channel('live')).serial).toBe(1);
  });
});

describe('activating', () => {
  it('makes the newest release live and remembers what a page steps back to', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    await activate(store, 'live', 'mf-access');
    await putSmall(store, recordOf('mf-access', '1.1.0-b', { publishedAt: '2026-01-16T06:00:00.000Z' }));
    const { serial, remotes } = await activate(store, 'live', 'mf-access');
    expect(serial).toBe(2);
    expect(remotes['mf-access']).toEqual({ release: '1.1.0-b', stepBack: '1.0.0-a' });
  });

  it('changes nothing when the release is live already', async () => {
    await putSmall(store, recordOf('mf-access', '1.0.0-a'));
    await activate(store, 'live', 'mf-access');
    expect((await activate(store, 'live', 'mf-access', '1.0.0-a')).serial).toBe(1);
  });

  it.each([
    ['a path that another live remote has', { paths: [claim('/chat/:room')] }, /claims \/chat\/:room, which mf-chat has. Take it out/],
    ['a path claimed twice', { paths: [claim('/login'), claim('/login')] }, /claims \/login, which mf-access has/],
    ['an unknown contract', { contract: 2 }, /speaks contract 2, the shell 1. Build it against/],
    ['no lifecycle', { exposes: ['./panel'] }, /exposes no lifecycle. Export createRemote\(\)/],
    ['a script without a hash', { files: { 'remoteEntry.js': { integrity: '', bytes: 15 } } }, /has no hash, .* Publish it again/],
  ])('refuses %s and says what to do', async (_, part, words) => {
    await putSmall(store, recordOf('mf-chat', '1.0.0-a', { paths: [claim('/chat/:id')] }));
    await activate(store, 'live', 'mf-chat');
    await putSmall(store, recordOf('mf-access', '1.0.0-a', part));
    await expect(activate(store, 'live', 'mf-access')).rejects.toThrow(words);
    expect((await store.channel('live')).remotes['mf-access']).toBeUndefined();
  });

  it('refuses what was never published', async () => {
    await expect(activate(store, 'live', 'mf-access')).rejects.toThrow(/npm run release -- publish mf-access/);
    await expect(activate(store, 'live', 'mf-access', '9.9.9-x')).rejects.toThrow(/There is no release 9.9.9-x/);
  });
});

describe('what the page is told', () => {
  it('names live and previous releases with the hash of every script', async () => {
    for (const name of ['shell', 'mf-access']) {
      await putSmall(store, recordOf(name, '1.0.0-a'));
      await activate(store, 'live', name);
    }
    await putSmall(store, recordOf('mf-access', '1.1.0-b'));
    const site = await readLiveSite(store, await activate(store, 'live', 'mf-access', '1.1.0-b'), 'shell');
    expect(site?.manifest.remotes['mf-access']).toMatchObject({
      live: { release: '1.1.0-b', entry: '/releases/mf-access/1.1.0-b/remoteEntry.js' },
      previous: { release: '1.0.0-a' },
    });
    expect(Object.keys(site?.manifest.integrity ?? {}).sort()).toEqual([
      '/releases/mf-access/1.0.0-a/remoteEntry.js',
      '/releases/mf-access/1.1.0-b/remoteEntry.js',
      '/releases/shell/1.0.0-a/remoteEntry.js',
    ]);
  });

  it('is nothing while no shell is live', async () => {
    expect(await readLiveSite(store, await store.channel('live'), 'shell')).toBeNull();
  });
});

it('keeps its record readable for people and tools', async () => {
  await putSmall(store, recordOf('mf-access', '1.0.0-a'));
  const record = JSON.parse(readFileSync(path.join(folder, 'mf-access/1.0.0-a/release.json'), 'utf8'));
  expect(record.files['remoteEntry.js'].integrity).toMatch(/^sha384-/);
});
