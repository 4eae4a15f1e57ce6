import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canonicalText } from '../store/canonical';
import { createFileStore } from '../store/file-store';
import { integrityOf } from '../publish/integrity';
import type { ReleaseStore } from '../store/store';
import { RECORD, storedName } from '../store/store-names';
import { createTestKeys, putTexts, recordOf, testKeys } from '../testing';
import { verifyRelease } from './verify-release';

const RELEASE = ['mf-access', '1.0.0-a'] as const;
const TEXTS = { 'remoteEntry.js': 'self.start = 1;'.repeat(60), 'later.css': '.a { color: teal; }'.repeat(40), 'face.woff2': 'face' };
/** Number of bytes per file that are changed, one at a time; in the record every byte is changed. */
const POSITIONS = 40;

let folder: string;
let store: ReleaseStore;
let files: string[];
const at = (file: string) => path.join(folder, ...RELEASE, file);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-verify-'));
  store = createFileStore(folder);
  await putTexts(store, ...RELEASE, TEXTS, { paths: [{ path: '/login', access: 'public' }] });
  files = readdirSync(at(''));
});
afterAll(() => rmSync(folder, { recursive: true }));

const verify = async (keys = testKeys, from: ReleaseStore = store) =>
  verifyRelease({ store: from, keys: await keys.accepted() }, ...RELEASE);

/** The store as if one file of the release had these bytes. */
const withBytes = (changed: string, bytes: Uint8Array): ReleaseStore => ({
  ...store,
  recordText: async (...release) => (changed === RECORD ? Buffer.from(bytes).toString('utf8') : store.recordText(...release)),
  readFile: async (name, release, file, encoding) =>
    changed === storedName(file, encoding) ? bytes : store.readFile(name, release, file, encoding),
});

/** Yields a copy of a file for each of these places, in which one bit of the byte there is flipped. */
function* flipped(file: string, step: number) {
  const good = readFileSync(at(file));
  for (let position = 0; position < good.length; position += step) {
    const bytes = Buffer.from(good);
    bytes[position] = (good[position] ?? 0) ^ (1 << (position % 8));
    yield { position, bytes };
  }
}

/** Overwrites one file, runs `look`, and restores the file. */
async function withFile(file: string, bytes: Uint8Array | string, look: () => Promise<void>) {
  const good = readFileSync(at(file));
  writeFileSync(at(file), bytes);
  await look().finally(() => writeFileSync(at(file), good));
}

it('finds no problem in a release that is as it was published', async () => {
  expect(files.sort()).toEqual([
    'face.woff2',
    'later.css',
    'later.css.br',
    'later.css.gz',
    RECORD,
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  expect(await verify()).toEqual([]);
});

it('finds one changed byte anywhere in any file, the compressed forms too', async () => {
  for (const file of files.filter((file) => file !== RECORD)) {
    const step = Math.max(1, Math.floor(readFileSync(at(file)).length / POSITIONS));
    const looks = Array.from(flipped(file, step), async ({ position, bytes }) => {
      expect({ position, problems: await verify(testKeys, withBytes(file, bytes)) }).toEqual({
        position,
        problems: [
          {
            place: `mf-access/1.0.0-a/${file}`,
            message: 'has other bytes than were published',
            advice: 'Remove mf-access/1.0.0-a from the store and deploy mf-access again.',
          },
        ],
      });
    });
    await Promise.all(looks);
  }
});

it('finds one changed byte at every place of release.json', async () => {
  const looks = Array.from(flipped(RECORD, 1), async ({ position, bytes }) => {
    const places = (await verify(testKeys, withBytes(RECORD, bytes))).map(({ place }) => place);
    expect({ position, places }).toEqual({ position, places: ['mf-access/1.0.0-a/release.json'] });
  });
  await Promise.all(looks);
});

it.each<[string, (text: string) => string, string]>([
  ['spaces that mean nothing', (text) => JSON.stringify(JSON.parse(text)), 'is written otherwise than it was signed'],
  ['a key twice', (text) => text.replace('"entry": ', '"entry": "evil.js", "entry": '), 'is written otherwise than it was signed'],
  ['another time', (text) => text.replace('2026-01-15', '2026-01-16'), 'is not what was signed: somebody changed it'],
  ['no signature', (text) => canonicalText({ ...JSON.parse(text), signatures: [] }), 'is not signed'],
  ['a signature of no shape', (text) => canonicalText({ ...JSON.parse(text), signatures: 'none' }), 'is not signed'],
  ['no sense', () => '<!doctype html>', 'cannot be read'],
])('finds a record with %s', async (_, edit, says) => {
  await withFile(RECORD, edit(readFileSync(at(RECORD), 'utf8')), async () => {
    expect((await verify()).map((problem) => problem.message)).toEqual([says]);
  });
});

it('finds a record that another key signed', async () => {
  expect((await verify(createTestKeys())).map(({ message }) => message)).toEqual([
    'is signed with no key that is accepted here (KEYS_DIR names the keys)',
  ]);
});

it('finds what is missing and what was put there later', async () => {
  for (const file of files) {
    const good = readFileSync(at(file));
    rmSync(at(file));
    expect(await verify()).toMatchObject([{ place: `mf-access/1.0.0-a/${file}`, message: 'is missing' }]);
    writeFileSync(at(file), good);
  }
  for (const file of ['evil.js', 'face.woff2.gz', 'notes.txt']) {
    writeFileSync(at(file), 'x');
    expect(await verify()).toMatchObject([{ place: `mf-access/1.0.0-a/${file}`, message: 'was not published with it' }]);
    rmSync(at(file));
  }
  expect(await verifyRelease({ store, keys: await testKeys.accepted() }, 'mf-access', '2.0.0-x')).toMatchObject([
    { message: 'is missing' },
  ]);
});

it('finds what was signed but could not be served', async () => {
  const gz = Buffer.from('not gzip');
  const identity = Buffer.from('self.a = 1;');
  const described = { integrity: integrityOf(identity), bytes: identity.length, encoded: { gzip: integrityOf(gz) } };
  const record = recordOf('mf-access', '1.1.0-b', { files: { 'remoteEntry.js': described, 'notes.map': described } });
  const forms = { identity, gzip: gz };
  await store.put(
    await testKeys.sign(record),
    new Map([
      ['remoteEntry.js', forms],
      ['notes.map', forms],
    ]),
  );
  const problems = await verifyRelease({ store, keys: await testKeys.accepted() }, 'mf-access', '1.1.0-b');
  expect(problems.map(({ place, message }) => `${path.basename(place)} ${message}`)).toEqual([
    'remoteEntry.js.gz does not unpack to remoteEntry.js',
    'notes.map is of a kind that is not served',
    'notes.map.gz is of a kind that is not served',
  ]);
});
