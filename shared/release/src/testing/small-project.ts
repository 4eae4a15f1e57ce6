import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRESS_LINES } from '@site/testing/progress';

const PROJECT = path.resolve(__dirname, '../../../..');

const COMMAND = ['shared/build/bin/run.mjs', 'shared/release/src/cli.ts'].map((file) => path.join(PROJECT, file));

/**
 * Replaces webpack: the output contains the area's source, under the release id of that source. The words `@site/ui:Badge,Button=1` in a
 * source list the exports that the area uses or provides, with the digests of their types.
 */
const BUILDER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { acceptedKeys, releaseOf } from '@site/build/project';
const [name] = process.argv.slice(2);
const isShell = name === 'shell';
const shared = { react: '19.3.1' };
const put = (file, text) => writeFileSync(name + '/dist/' + file, text);
const entry = isShell ? 'main.js' : 'remoteEntry.js';
const host = isShell ? { shared, keys: acceptedKeys(process.cwd()).map(({ id }) => id) } : {};
const exposes = [{ path: './lifecycle', assets: { js: { sync: [] }, css: { sync: [] } } }];
const asked = Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion }));
mkdirSync(name + '/dist', { recursive: true });
const source = readFileSync(name + '/src/lifecycle.tsx', 'utf8');
const [, listed = ''] = /@site.ui:(.+)/.exec(source) ?? [];
const exported = listed.split(',').filter(Boolean).map((word) => word.split('='));
put(entry, 'self.word = ' + JSON.stringify(source));
put('surface.json', JSON.stringify({ '@site/ui': Object.fromEntries(exported.map(([name, type = '']) => [name, type.padStart(8, '0')])) }));
put('later.js', 'self.later = 1;');
put('later.js.map', '{"version":3,"sources":["later.ts"],"mappings":"AAAA"}');
put('later.css', '.later { color: teal; }');
if (!isShell) put('mf-manifest.json', JSON.stringify({ exposes, shared: asked }));
const paths = [{ path: '/' + name, access: 'public' }];
if (!isShell) put('remote-manifest.json', JSON.stringify({ name, contract: 1, namespace: name, paths }));
const sizes = { first: 100, whole: 300 };
put('build.json', JSON.stringify({ name, release: releaseOf(process.cwd(), process.cwd() + '/' + name), first: [entry], chunks: {}, sizes, ...host }));`;

/** A project with a shell and remotes in a temporary folder, with its own store; tests run the real command in it. */
export function createSmallProject(remotes: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'release-project-'));
  const store = path.join(root, '.store');
  const keys = path.join(root, '.keys');
  write(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  write(path.join(root, 'shared/build/bin/build.mjs'), BUILDER);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  // The gate starts the real edge.
  for (const place of ['shared/edge', 'shared/build/bin/end-with-parent.mjs'])
    symlinkSync(path.join(PROJECT, place), path.join(root, place));

  function writeArea(name: string, word: string) {
    write(path.join(root, name, 'package.json'), JSON.stringify({ name: `@site/${name}`, version: '1.0.0' }));
    write(path.join(root, name, 'src/lifecycle.tsx'), word);
  }
  for (const name of ['shell', ...remotes]) writeArea(name, 'first');

  // There is no telemetry, because nobody listens at this port.
  const site = { SITE_URL: 'http://127.0.0.1:9' };
  const env = { ...process.env, ...site, STORE_DIR: store, KEYS_DIR: keys, RELEASE_ACTOR: 'Tester', CHANNEL: 'live' };
  return {
    root,
    env,
    writeArea,
    /** Runs `npm run release -- <args>` as a process of its own. */
    release(...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], { cwd: root, env, encoding: 'utf8' });
      return { code: status, out: stdout, err: stderr.replace(PROGRESS_LINES, '') };
    },
    /** Starts the same command and does not wait for its end. */
    start: (...args: string[]) => spawn(process.execPath, [...COMMAND, ...args], { cwd: root, env, stdio: 'ignore' }),
    /** @returns path and content of every stored file of one area */
    released(name: string) {
      const files = readdirSync(path.join(store, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const places = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
      return places.map((place) => `${path.relative(store, place)} ${readFileSync(place, 'base64')}`);
    },
    store,
    keys,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
