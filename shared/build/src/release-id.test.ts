import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureSite } from '../test/fixture-site';
import { releaseOf } from './release-id.mjs';

const PROJECT = path.resolve(__dirname, '../../..');

/** A remote's vendor with a nested one, one of the shell only, two of shared packages, one of nobody, and the bundler with its parser. */
const LOCK = {
  'node_modules/carousel': { version: '1.0.0', integrity: 'a', dependencies: { motion: '1' }, peerDependencies: { react: '19' } },
  'node_modules/motion': { version: '1.0.0', integrity: 'b' },
  'node_modules/carousel/node_modules/motion': { version: '2.0.0', integrity: 'c' },
  'node_modules/clock': { version: '1.0.0', integrity: 'd' },
  'node_modules/wire': { version: '1.0.0', integrity: 'e' },
  'node_modules/words': { version: '1.0.0', integrity: 'f' },
  'node_modules/linter': { version: '1.0.0', integrity: 'g' },
  'node_modules/webpack': { version: '5.0.0', integrity: 'h', dependencies: { parser: '1' } },
  'node_modules/parser': { version: '1.0.0', integrity: 'i' },
  'node_modules/@site/api': { link: true, resolved: 'shared/api' },
};

let site: ReturnType<typeof createFixtureSite>;
beforeEach(() => {
  site = createFixtureSite(PROJECT);
  describeArea('mf-demo', { '@site/api': '1.0.0', carousel: '1' });
  describeArea('shell', { '@site/api': '1.0.0', clock: '1' });
  // The shell shares its main entry; every importer bundles its contracts.
  write('node_modules/@site/api/package.json', {
    name: '@site/api',
    version: '1.0.0',
    exports: { '.': './src/index.ts', './contracts/*': './src/contracts/*/index.ts' },
    dependencies: { wire: '1', words: '1' },
  });
  write('node_modules/@site/api/src/contracts/site/index.ts', "import { word } from 'words/plain';");
  lock({});
});
afterEach(() => site.remove());

function write(file: string, content: unknown) {
  const place = path.join(site.root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}
const describeArea = (area: string, dependencies: Record<string, string>) =>
  write(`${area}/package.json`, { name: `@site/${area}`, version: '1.0.0', dependencies });
const lock = (change: object) => write('package-lock.json', { packages: { ...LOCK, ...change } });
const ids = (): Record<string, string> =>
  Object.fromEntries(['shell', 'mf-demo'].map((area) => [area, releaseOf(site.root, site.dir(area))]));

function changedBy(change: () => void) {
  const before = ids();
  change();
  const after = ids();
  return Object.keys(before).filter((area) => before[area] !== after[area]);
}
const withAnother = (place: keyof typeof LOCK) => () => lock({ [place]: { ...LOCK[place], integrity: 'other bytes' } });

describe('a dependency that changes', () => {
  it.each<[string, keyof typeof LOCK, string[]]>([
    ['that a remote imports', 'node_modules/carousel', ['mf-demo']],
    ['that its dependency imports', 'node_modules/carousel/node_modules/motion', ['mf-demo']],
    ['that only the shell has', 'node_modules/clock', ['shell']],
    ['that the shell shares', 'node_modules/wire', ['shell']],
    ['that a bundled contract names', 'node_modules/words', ['shell', 'mf-demo']],
    ['that builds them', 'node_modules/parser', ['shell', 'mf-demo']],
    ['of the same name in another place', 'node_modules/motion', []],
    ['that no area has', 'node_modules/linter', []],
  ])('%s makes new releases only of the areas that contain it', (_, place, areas) => {
    expect(changedBy(withAnother(place))).toEqual(areas);
  });
});

describe('the public keys', () => {
  const folder = process.env.KEYS_DIR;
  afterEach(() => {
    if (folder === undefined) delete process.env.KEYS_DIR;
    else process.env.KEYS_DIR = folder;
  });

  it('are compiled into the shell, so that other keys give another shell and the same remotes', () => {
    process.env.KEYS_DIR = path.join(site.root, 'keys');
    const key = (id: string) => () => write('keys/keys.json', { accepted: [{ id, spki: 'MFkw' }] });
    expect(changedBy(key('first'))).toEqual(['shell']);
    expect(changedBy(key('second'))).toEqual(['shell']);
    expect(changedBy(() => rmSync(path.join(site.root, 'keys'), { recursive: true }))).toEqual(['shell']);
  });
});

it('changes with a source that reaches the browser, and not with a test or a README', () => {
  expect(changedBy(() => site.writeRemote({ 'src/later.tsx': 'export const later = 2;' }))).toEqual(['mf-demo']);
  expect(changedBy(() => site.writeRemote({ 'src/later.test.tsx': 'it', 'README.md': 'read' }))).toEqual([]);
});
