import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openGate } from '../gate';
import { createFileStore } from '../store/file-store';
import { readLine } from '../store/log-line';
import type { ReleaseFacts, Surface } from '../store/release-record';
import { claim, makeLive, putTexts } from '../testing/small-release';
import { smallShell } from '../testing/small-shell';
import { testKeys } from '../testing/test-keys';
import { createMatrix, isNear, type Matrix } from './matrix';

const ROOT = path.resolve(__dirname, '../../../..');
const SHARED = { react: '19.3.1' };
const BUTTON: Surface = { '@site/ui': { Button: '00000001' } };
const BADGE: Surface = { '@site/ui': { Badge: '00000001', Button: '00000001' } };
const AREAS = { 'mf-badge': 'false', 'mf-crash': 'false' } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'release-matrix-'));
const store = createFileStore(folder);
const notes: string[] = [];
let matrix: Matrix;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ship(name: string, release: string, text: string, part: Partial<ReleaseFacts> = {}) {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  await putTexts(store, name, release, { [entry]: text }, { shared: SHARED, ...part });
  return makeLive(store, 'live', { [name]: { release } });
}
const shipShell = async (release: string, surface: Surface, faults: Parameters<typeof smallShell>[0] = {}) =>
  ship('shell', release, smallShell({ ...AREAS, ...faults }), { surface, keys: (await testKeys.accepted()).map(({ id }) => id) });
const shipRemote = (name: string, release: string, part: Partial<ReleaseFacts> = {}) =>
  ship(name, release, 'self.start = 1;', { paths: [claim(`/${name}`)], ...part });

/** The oldest shell lacks an export, and two shells crash with one release each of `mf-crash`. */
async function plant() {
  await shipShell('1.0.0-forgotten', BUTTON);
  await shipShell('1.0.0-a', BUTTON, { 'mf-crash': "release === '1.0.0-d'" });
  await shipShell('1.0.0-b', BADGE, { 'mf-crash': "release === '1.0.0-e'" });
  await shipShell('1.0.0-c', BADGE);
  for (const release of ['1.0.0-revoked', '1.0.0-y']) await shipRemote('mf-badge', release, { surface: BUTTON });
  await shipRemote('mf-badge', '1.0.0-z', { surface: BADGE });
  await shipRemote('mf-crash', '1.0.0-d');
  await shipRemote('mf-crash', '1.0.0-e');
  const entry = { actor: 'Tester', action: 'revoke', remote: 'mf-badge', release: '1.0.0-revoked' } as const;
  return makeLive(store, 'live', {}, { revoked: { 'mf-badge': ['1.0.0-revoked'] }, entry });
}

beforeAll(async () => {
  const live = await plant();
  const entries = (await store.log('live')).flatMap((line) => readLine(line) ?? []);
  const gate = openGate({ root: ROOT, store, keys: testKeys });
  const parts = { store, keys: testKeys };
  try {
    matrix = await createMatrix({ parts, live, entries, gate, note: (line) => notes.push(line) });
  } finally {
    await gate.close();
  }
});

const wordsOf = ({ name, release, shell }: Matrix['pairs'][number]) => `${name} ${release} with ${shell}`;
const refused = () => matrix.pairs.filter(({ faults }) => faults.length);

it('takes the last three good shells and the good releases of each remote, no older shell and no revoked release', () => {
  expect(matrix.shells).toEqual(['1.0.0-c', '1.0.0-b', '1.0.0-a']);
  const releases = ['mf-badge 1.0.0-z', 'mf-badge 1.0.0-y', 'mf-crash 1.0.0-e', 'mf-crash 1.0.0-d'];
  expect(matrix.pairs.map(wordsOf)).toEqual(releases.flatMap((words) => matrix.shells.map((shell) => `${words} with ${shell}`)));
});

it('refuses the pair in which an export is missing, and the pairs that crash, and no other', () => {
  expect(refused().map(wordsOf)).toEqual([
    'mf-badge 1.0.0-z with 1.0.0-a',
    'mf-crash 1.0.0-e with 1.0.0-b',
    'mf-crash 1.0.0-d with 1.0.0-a',
  ]);
  const [missing, crashed] = refused().map(({ faults }) => faults);
  expect(missing).toEqual([{ check: 'exports', message: 'mf-badge 1.0.0-z uses Badge of @site/ui; shell 1.0.0-a does not provide it.' }]);
  expect(crashed).toEqual([
    {
      check: 'mount',
      message: expect.stringMatching(/^mf-crash 1\.0\.0-e does not run at \/mf-crash: .*crashed: Error: planted\. It was/),
    },
  ]);
});

it('knows which refused pairs one rollback would make live', () => {
  expect(refused().map(isNear)).toEqual([true, true, false]);
  expect(refused().map(({ goesBack }) => goesBack)).toEqual([['shell'], ['shell'], ['shell', 'mf-crash']]);
});

it('needs two sets for each shell, and prints each with its result', () => {
  expect(notes.filter((line) => line.startsWith('set '))).toHaveLength(6);
  expect(notes).toContainEqual(
    expect.stringMatching(/^set 3 of 6: shell 1\.0\.0-b, mf-badge 1\.0\.0-z, mf-crash 1\.0\.0-e: mf-crash refused, [\d.]+ s$/),
  );
});

it('changes nothing of the channel, and leaves none of its own', async () => {
  expect(await store.channels()).toEqual(['live']);
  expect((await store.channel('live'))?.remotes['shell']?.release).toBe('1.0.0-c');
});
