import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuild } from './read-build';

const MANIFEST = { name: 'mf-access', contract: 1, namespace: 'access', paths: [{ path: '/login', access: 'public' }] };
const LIFECYCLE = { path: './lifecycle', assets: { js: { sync: ['lifecycle.js'] }, css: { sync: ['lifecycle.css'] } } };

let area: string;
beforeEach(() => {
  area = mkdtempSync(path.join(tmpdir(), 'read-build-'));
});
afterEach(() => rmSync(area, { recursive: true, force: true }));

interface Build {
  manifest?: object;
  exposes?: object[];
  files?: Record<string, string>;
}

/** Reads the output of a build of mf-access; the given parts replace valid ones. */
function read({ manifest = {}, exposes = [LIFECYCLE], files = {} }: Build = {}) {
  const output = path.join(area, 'dist');
  const texts = {
    'remoteEntry.js': 'self.entry = 1;',
    'lifecycle.js': 'self.lifecycle = 1;',
    'lifecycle.css': '.a { color: teal; }',
    'build.json': JSON.stringify({ name: 'mf-access', release: '1.0.0-aaaaaaaa', first: [], chunks: {} }),
    'mf-manifest.json': JSON.stringify({ exposes, shared: [{ name: 'react', requiredVersion: '19.3.1' }] }),
    'remote-manifest.json': JSON.stringify({ ...MANIFEST, ...manifest }),
    ...files,
  };
  mkdirSync(output);
  for (const [file, text] of Object.entries(texts)) if (text) writeFileSync(path.join(output, file), text);
  return readBuild('mf-access', output);
}

it('reads the entry of a remote, the files of its first view, and all its files', async () => {
  const { record, files } = await read();
  expect(record).toMatchObject({
    name: 'mf-access',
    release: '1.0.0-aaaaaaaa',
    contract: 1,
    paths: MANIFEST.paths,
    exposes: ['./lifecycle'],
    shared: { react: '19.3.1' },
    entry: 'remoteEntry.js',
    scripts: ['lifecycle.js'],
    styles: ['lifecycle.css'],
  });
  expect([...files.keys()]).toEqual(['lifecycle.css', 'lifecycle.js', 'remoteEntry.js']);
});

it('keeps the menu entries of the manifest', async () => {
  const menu = [{ path: '/login', label: { en: 'Log in', bn: 'লগ ইন' } }];
  expect((await read({ manifest: { menu } })).record.menu).toEqual(menu);
});

it('records the exports that the build noted, and none for a build that noted nothing', async () => {
  const surface = { '@site/ui': { Button: '0a1b2c3d' } };
  const { record, files } = await read({ files: { 'surface.json': JSON.stringify(surface) } });
  expect(record.surface).toEqual(surface);
  expect([...files.keys()]).not.toContain('surface.json');
  rmSync(path.join(area, 'dist'), { recursive: true });
  expect((await read()).record).not.toHaveProperty('surface');
});

it.each<[string, Build, RegExp]>([
  ['nothing was built', { files: { 'build.json': '' } }, /has no build to publish\. Run "npm run build -w mf-access" first/],
  [
    'it is of a builder that noted no manifest',
    { files: { 'remote-manifest.json': '' } },
    /was built without remote-manifest\.json\. Build/,
  ],
  ['the noted manifest is no data', { files: { 'remote-manifest.json': 'self.run()' } }, /holds something that no manifest has/],
  ['the noted manifest is a list', { files: { 'remote-manifest.json': '[]' } }, /holds something that no manifest has/],
  ['the area exports no manifest', { files: { 'remote-manifest.json': 'null' } }, /must export "manifest" with that name/],
  ['there is no lifecycle', { exposes: [] }, /exposes no lifecycle\. Export createRemote\(\) from src\/lifecycle\.tsx/],
  ['the contract is unknown', { manifest: { contract: 2 } }, /asks for contract 2; this shell speaks 1\. Use REMOTE_CONTRACT/],
  [
    'a path is claimed twice',
    { manifest: { paths: ['/chat/:id', '/chat/:room'].map((place) => ({ path: place, access: 'public' })) } },
    /claims \/chat\/:room twice\. Take one of the two out/,
  ],
  ['the manifest holds more than a manifest has', { manifest: { files: {} } }, /holds something that no manifest has/],
  ['a path of the manifest has no access', { manifest: { paths: [{ path: '/login' }] } }, /holds something that no manifest has/],
  [
    'a menu entry has a text in one language only',
    { manifest: { menu: [{ path: '/login', label: { en: 'Log in' } }] } },
    /holds something that no manifest has/,
  ],
  [
    'a menu entry leads to another area',
    { manifest: { menu: [{ path: '/vip', label: { en: 'VIP', bn: 'VIP' } }] } },
    /has a menu entry for \/vip, which is none of its paths\. Correct/,
  ],
  ['the manifest is of another remote', { manifest: { name: 'mf-chat' } }, /must export "manifest" with that name/],
  ['the noted exports are no data', { files: { 'surface.json': 'self.run()' } }, /surface\.json that is no list .* Build it again/],
  ['a noted export has no digest', { files: { 'surface.json': '{"@site/ui":{"Button":1}}' } }, /surface\.json that is no list/],
  ['a noted export has no plain name', { files: { 'surface.json': '{"@site/ui":{"a b":"0a1b2c3d"}}' } }, /surface\.json that is no list/],
  ['a file of the first view is missing', { files: { 'lifecycle.js': '' } }, /names the file lifecycle\.js, .* Build it again/],
  ['a file could not be served', { files: { 'notes.txt': '{}' } }, /notes\.txt is of a kind that is not served\. Import it/],
])('publishes nothing when %s, and advises the next step', async (_, build, words) => {
  await expect(read(build)).rejects.toThrow(words);
});

it('takes the claims from the output of the build and never runs the source, which may have changed since', async () => {
  const seen = path.join(area, 'seen');
  const claims = JSON.stringify({ ...MANIFEST, paths: [{ path: '/other', access: 'public' }] });
  writeFileSync(
    path.join(area, 'remote.manifest.ts'),
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(seen)}, 'ran');\nexport const manifest = ${claims};`,
  );
  expect((await read()).record.paths).toEqual(MANIFEST.paths);
  expect(existsSync(seen)).toBe(false);
});
