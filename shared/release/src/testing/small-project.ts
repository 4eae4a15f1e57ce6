import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../../../..');

/** Stands for webpack: the output names the area's source, under the release that the source makes. */
const BUILDER = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { releaseOf } from '@site/build';
const [name] = process.argv.slice(2);
const put = (file, text) => writeFileSync(name + '/dist/' + file, text);
mkdirSync(name + '/dist', { recursive: true });
const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
put(entry, 'self.word = ' + JSON.stringify(readFileSync(name + '/src/lifecycle.tsx', 'utf8')));
put('later.js', 'self.later = 1;');
put('later.css', '.later { color: teal; }');
put('mf-manifest.json', JSON.stringify({ exposes: [{ path: './lifecycle', assets: { js: { sync: [] }, css: { sync: [] } } }], shared: [] }));
put('build.json', JSON.stringify({ name, release: releaseOf(process.cwd(), process.cwd() + '/' + name), first: [entry], chunks: {} }));`;

/** A project of a shell and remotes in its own folder, with a store, on which the real command is run. */
export function createSmallProject(remotes: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'release-project-'));
  const store = path.join(root, '.store');
  write(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  write(path.join(root, 'shared/build/bin/build.mjs'), BUILDER);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));

  function writeArea(name: string, word: string) {
    write(path.join(root, name, 'package.json'), JSON.stringify({ name: `@site/${name}`, version: '1.0.0' }));
    write(path.join(root, name, 'src/lifecycle.tsx'), word);
    const paths = [{ path: `/${name}`, access: 'public' }];
    const manifest = JSON.stringify({ name, contract: 1, namespace: name, paths });
    write(path.join(root, name, 'remote.manifest.ts'), `export const manifest = ${manifest};`);
  }
  for (const name of ['shell', ...remotes]) writeArea(name, 'first');

  return {
    root,
    writeArea,
    /** Runs `npm run release -- <args>`. */
    release(...args: string[]) {
      const command = ['--import', path.join(PROJECT, 'node_modules/tsx/dist/loader.mjs'), path.join(PROJECT, 'shared/release/src/cli.ts')];
      const env = { ...process.env, STORE_DIR: store };
      const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], { cwd: root, env, encoding: 'utf8' });
      return { code: status, said: `${stdout}${stderr}` };
    },
    /** @returns every file of the store with its content, but not the channel */
    released(name: string) {
      const files = readdirSync(path.join(store, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const places = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
      return places.map((place) => `${path.relative(store, place)} ${readFileSync(place, 'base64')}`);
    },
    store,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
