import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Code of the area that runs when its manifest is read. */
  code?: string;
  exposes?: object[];
  files?: Record<string, string>;
}

/** Reads what a build of mf-access left behind, which is whole except for the named parts. */
function read({ manifest = {}, code = '', exposes = [LIFECYCLE], files = {} }: Build = {}) {
  const output = path.join(area, 'dist');
  const texts = {
    'remoteEntry.js': 'self.entry = 1;',
    'lifecycle.js': 'self.lifecycle = 1;',
    'lifecycle.css': '.a { color: teal; }',
    'build.json': JSON.stringify({ name: 'mf-access', release: '1.0.0-aaaaaaaa', first: [], chunks: {} }),
    'mf-manifest.json': JSON.stringify({ exposes, shared: [{ name: 'react', requiredVersion: '19.3.1' }] }),
    ...files,
  };
  mkdirSync(output);
  for (const [file, text] of Object.entries(texts)) if (text) writeFileSync(path.join(output, file), text);
  writeFileSync(path.join(area, 'remote.manifest.ts'), `${code}\nexport const manifest = ${JSON.stringify({ ...MANIFEST, ...manifest })};`);
  return readBuild('mf-access', area, output);
}

it('knows what starts a remote, what its first view needs, and every file', async () => {
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

it.each<[string, Build, RegExp]>([
  ['nothing was built', { files: { 'build.json': '' } }, /has no build to publish\. Run "npm run build -w mf-access" first/],
  ['there is no lifecycle', { exposes: [] }, /exposes no lifecycle\. Export createRemote\(\) from src\/lifecycle\.tsx/],
  ['the contract is unknown', { manifest: { contract: 2 } }, /asks for contract 2; this shell speaks 1\. Use REMOTE_CONTRACT/],
  [
    'a path is claimed twice',
    { manifest: { paths: ['/chat/:id', '/chat/:room'].map((place) => ({ path: place, access: 'public' })) } },
    /claims \/chat\/:room twice\. Take one of the two out/,
  ],
  ['the manifest holds more than a manifest has', { manifest: { files: {} } }, /holds something that no manifest has/],
  ['a path of the manifest has no access', { manifest: { paths: [{ path: '/login' }] } }, /holds something that no manifest has/],
  ['the manifest is of another remote', { manifest: { name: 'mf-chat' } }, /must export "manifest" with that name/],
  ['a file of the first view is missing', { files: { 'lifecycle.js': '' } }, /names the file lifecycle\.js, .* Build it again/],
  ['a file could not be served', { files: { 'notes.map': '{}' } }, /notes\.map is of a kind that is not served\. Import it/],
])('publishes nothing when %s, and says what to do', async (_, build, words) => {
  await expect(read(build)).rejects.toThrow(words);
});

it('runs no code of an area in the process that signs, and hands that code nothing of its environment', async () => {
  process.env['KEYS_DIR'] = '/somewhere';
  const seen = path.join(area, 'seen.json');
  const code = `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ pid: process.pid, env: Object.keys(process.env) }));`;
  const { record } = await read({ code });
  delete process.env['KEYS_DIR'];
  expect(record.paths).toEqual(MANIFEST.paths);
  const { pid, env } = JSON.parse(readFileSync(seen, 'utf8')) as { pid: number; env: string[] };
  expect(pid).not.toBe(process.pid);
  expect(env).not.toContain('KEYS_DIR');
});
