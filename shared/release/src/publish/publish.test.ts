import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf } from './integrity';
import { publish } from './publish';
import { readRelease } from './read-release';
import { createMemoryStore, testKeys } from '../testing';
import { verifyRelease } from '../verify';

const SCRIPT = 'self.start = 1;'.repeat(100);

let output: string;
let store: ReturnType<typeof createMemoryStore>;
beforeEach(() => {
  store = createMemoryStore();
  output = mkdtempSync(path.join(tmpdir(), 'release-publish-'));
  build({ 'main.js': SCRIPT, 'later.js': 'self.later = 1;', 'main.css': '.a { color: teal; }', 'face.woff2': 'face' });
});
afterEach(() => rmSync(output, { recursive: true, force: true }));

function build(texts: Record<string, string>) {
  rmSync(output, { recursive: true });
  mkdirSync(output);
  const note = {
    name: 'shell',
    release: '1.0.0-a',
    first: ['main.js', 'main.css'],
    chunks: {},
    shared: { react: '19.3.1' },
    keys: ['abc'],
  };
  for (const [file, text] of Object.entries({ ...texts, 'build.json': JSON.stringify(note) })) writeFileSync(path.join(output, file), text);
}
const publishShell = () => publish({ store, keys: testKeys, actor: 'Tester', commit: 'c0ffee123456+' }, { name: 'shell', output });

it('records the publisher, the commit and the hash of every stored file', async () => {
  expect(await publishShell()).toBe('1.0.0-a');
  const record = await readRelease({ store, keys: testKeys }, 'shell', '1.0.0-a');
  expect(record).toMatchObject({
    version: '1.0.0',
    commit: 'c0ffee123456+',
    publishedBy: 'Tester',
    publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    shared: { react: '19.3.1' },
    keys: ['abc'],
    entry: 'main.js',
    styles: ['main.css'],
  });
  expect(record.files['main.js']).toEqual({
    integrity: integrityOf(Buffer.from(SCRIPT)),
    bytes: SCRIPT.length,
    encoded: { br: expect.stringMatching(/^sha384-/), gzip: expect.stringMatching(/^sha384-/) },
  });
  expect(record.files['face.woff2']).toEqual({ integrity: integrityOf(Buffer.from('face')), bytes: 4 });
  expect(await verifyRelease({ store, keys: await testKeys.accepted() }, 'shell', '1.0.0-a')).toEqual([]);
});

it('takes no build under the name of the root documents', async () => {
  await expect(publish({ store, keys: testKeys, actor: 'Tester', commit: null }, { name: 'trust', output })).rejects.toThrow(
    /trust is the folder of the root documents/,
  );
});

it('records the gzip bytes that a first view loads, and no others', async () => {
  await publishShell();
  const { firstBytes } = await readRelease({ store, keys: testKeys }, 'shell', '1.0.0-a');
  expect(firstBytes).toBe(gzipSync(SCRIPT, { level: 9 }).length + gzipSync('.a { color: teal; }', { level: 9 }).length);
});

it('changes nothing when the same build is published again', async () => {
  await publishShell();
  const before = await store.recordText('shell', '1.0.0-a');
  expect(await publishShell()).toBe('1.0.0-a');
  expect(await store.recordText('shell', '1.0.0-a')).toBe(before);
});

it.each<[string, Record<string, string>]>([
  [
    'another byte',
    { 'main.js': SCRIPT.replace('1', '2'), 'later.js': 'self.later = 1;', 'main.css': '.a { color: teal; }', 'face.woff2': 'face' },
  ],
  [
    'a file more',
    { 'main.js': SCRIPT, 'later.js': 'self.later = 1;', 'main.css': '.a { color: teal; }', 'face.woff2': 'face', 'more.js': '1' },
  ],
  ['a file less', { 'main.js': SCRIPT, 'main.css': '.a { color: teal; }', 'face.woff2': 'face' }],
])('refuses the same release with %s', async (_, texts) => {
  await publishShell();
  build(texts);
  await expect(publishShell()).rejects.toThrow(/is published with other bytes and never changes\. Build it again from a clean tree/);
});
