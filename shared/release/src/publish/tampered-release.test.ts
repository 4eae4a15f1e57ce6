import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { abortCanaryChange, developmentChange, renewChange, revokeChange, startCanaryChange, workerChange, type Before } from '../changes';
import { composeChange, type ChannelChange } from '../channel/channel';
import { createFileStore } from '../store/file-store';
import { integrityOf } from './integrity';
import { readRelease } from './read-release';
import { ReleaseRefusal } from '../store/store';
import { besideTestKeys, createTestKeys, makeLive, putTexts, testKeys } from '../testing';

const AREA = 'mf-x';
const LIVE = '1.1.0-b';
const CANARY = '1.2.0-c';
const EVIL = 'self.evil = 1;';
const AUTHOR = { actor: 'Rahim' };

let folder: string;
let store: ReturnType<typeof createFileStore>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tampered-'));
  store = createFileStore(folder);
  for (const release of ['1.0.0-a', LIVE, CANARY]) await putTexts(store, AREA, release, { 'remoteEntry.js': `self.x = '${release}';` });
  await makeLive(store, 'live', { [AREA]: { release: LIVE, stepBack: '1.0.0-a', canary: { release: CANARY, percent: 10 } } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const recordFile = (release: string) => path.join(folder, AREA, release, 'release.json');

/** Changes a file and its hash in the record, as an intruder can who may write to the store but has no key. */
function tamper(release: string, edit: (record: Record<string, unknown>) => void = () => undefined) {
  writeFileSync(path.join(folder, AREA, release, 'remoteEntry.js'), EVIL);
  const record = JSON.parse(readFileSync(recordFile(release), 'utf8')) as { files: Record<string, object> };
  record.files['remoteEntry.js'] = { integrity: integrityOf(Buffer.from(EVIL)), bytes: EVIL.length };
  edit(record as unknown as Record<string, unknown>);
  writeFileSync(recordFile(release), `${JSON.stringify(record, null, 2)}\n`);
}

const CHANGES: Readonly<Record<string, (before: NonNullable<Before>) => ChannelChange | null>> = {
  renewal: () => renewChange(AUTHOR),
  'development on or off': (before) => developmentChange(before, AUTHOR, !before.development),
  'worker on or off': (before) => workerChange(before, AUTHOR, before.workerOff === true),
  'the end of a canary': (before) => abortCanaryChange(before, AUTHOR, AREA),
  'another share of a canary': (before) => startCanaryChange(before, AUTHOR, { remote: AREA, release: CANARY, percent: 50 }),
  'revocation of what is not live': (before) => revokeChange(before, AUTHOR, { remote: AREA, release: '0.9.0-z', goods: [LIVE] }),
};

describe('a file and its hash that somebody changed in the store', () => {
  it.each(Object.keys(CHANGES))('are not signed by %s', async (name) => {
    tamper(LIVE);
    const before = await store.channel('live');
    const change = before && CHANGES[name]?.(before);
    await expect(composeChange({ store, keys: testKeys }, 'live', before, change!)).rejects.toThrow(
      /mf-x 1\.1\.0-b is not what was published: its release\.json is not what was signed.*revoke mf-x 1\.1\.0-b/,
    );
    expect((await store.channel('live'))?.serial).toBe(before?.serial);
  });

  it('are not signed either when pages would only step back to them', async () => {
    tamper('1.0.0-a');
    const before = await store.channel('live');
    await expect(composeChange({ store, keys: testKeys }, 'live', before, renewChange(AUTHOR))).rejects.toThrow(
      /mf-x 1\.0\.0-a is not what/,
    );
  });

  it('are out of pages when the release is revoked', async () => {
    tamper('1.0.0-a');
    const before = await store.channel('live');
    const change = revokeChange(before, AUTHOR, { remote: AREA, release: '1.0.0-a', goods: [LIVE] });
    const { next } = await composeChange({ store, keys: testKeys }, 'live', before, change!);
    expect(JSON.stringify(next.releases)).not.toContain(integrityOf(Buffer.from(EVIL)));
  });
});

it.each<[string, (record: Record<string, unknown>) => void, RegExp]>([
  ['is not signed', (record) => (record['signatures'] = []), /is not signed/],
  ['has other spaces', () => undefined, /is not what was signed/],
])('a record that %s is never read', async (_, edit, says) => {
  tamper(LIVE, edit);
  await expect(readRelease({ store, keys: testKeys }, AREA, LIVE)).rejects.toThrow(says);
});

it('a signed record that names a file with a quote in its name is never read', async () => {
  const name = 'main.js" integrity="x';
  await store.put(
    await testKeys.sign({ ...(await readRelease({ store, keys: testKeys }, AREA, LIVE)), release: '2.0.0-q', entry: name }),
    new Map(),
  );
  await expect(readRelease({ store, keys: testKeys }, AREA, '2.0.0-q')).rejects.toThrow(/no plain file name/);
});

describe('a document that somebody changed in the store', () => {
  it.each([
    ['takes a revocation back', { revoked: {} }],
    ['allows development', { development: true }],
  ])('is refused as the base of a change when it %s', async (_, part) => {
    const before = await makeLive(store, 'live', {}, { revoked: { [AREA]: ['0.9.0-z'] }, development: false });
    await expect(composeChange({ store, keys: testKeys }, 'live', { ...before, ...part }, renewChange(AUTHOR))).rejects.toThrow(
      /document of the channel "live" is not what was signed.*Nothing was signed/,
    );
  });

  it('is refused as the base of a change when an unknown key signed it', async () => {
    const strangers = besideTestKeys(createTestKeys());
    const { next } = await composeChange({ store, keys: strangers }, 'live', await store.channel('live'), renewChange(AUTHOR));
    await expect(composeChange({ store, keys: testKeys }, 'live', next, renewChange(AUTHOR))).rejects.toThrow(ReleaseRefusal);
  });
});
