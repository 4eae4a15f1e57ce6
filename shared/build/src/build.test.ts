import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureSite } from '../test/fixture-site';

const PROJECT = path.resolve(__dirname, '../../..');

let site: ReturnType<typeof createFixtureSite>;
const output = (area: string, file: string) => readFileSync(path.join(site.dir(area), 'dist', file), 'utf8');
interface Note {
  release: string;
  first: string[];
  sizes: { first: number; whole: number };
}
const note = (area: string) => JSON.parse(output(area, 'build.json')) as Note;
type Surface = Record<string, Record<string, string>>;
const surface = (area: string) => JSON.parse(output(area, 'surface.json')) as Surface;
const namesOf = (listed: Surface) => Object.fromEntries(Object.entries(listed).map(([request, names]) => [request, Object.keys(names)]));
const scripts = (area: string) => readdirSync(path.join(site.dir(area), 'dist')).filter((file) => file.endsWith('.js'));
const digest = (area: string) =>
  readdirSync(path.join(site.dir(area), 'dist'))
    .sort()
    .map((file) => `${file} ${createHash('sha256').update(output(area, file)).digest('hex')}`);

beforeAll(async () => {
  site = createFixtureSite(PROJECT);
  for (const { code, said } of await Promise.all(['shell', 'mf-demo'].map(site.build))) if (code !== 0) throw new Error(said);
});

afterAll(() => site.remove());

describe('a federated build', () => {
  it('gives react, the client and the contract to the remote from the shell only', () => {
    const marker = 'react.transitional.element';
    expect(scripts('shell').some((file) => output('shell', file).includes(marker))).toBe(true);
    expect(scripts('mf-demo').some((file) => output('mf-demo', file).includes(marker))).toBe(false);
    expect(scripts('mf-demo').some((file) => output('mf-demo', file).includes("'called'"))).toBe(false);
    const { shared } = JSON.parse(output('mf-demo', 'mf-manifest.json')) as { shared: { name: string; singleton: boolean }[] };
    expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', '@site/api', '@site/remote']));
    expect(shared.every(({ singleton }) => singleton)).toBe(true);
  });

  it.each(['shell', 'mf-demo'])(
    'carries the release in the unique name of %s, so that two releases never run each other’s code',
    (area) => {
      const { release } = note(area);
      expect(release).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
      expect(output(area, area === 'shell' ? 'main.js' : 'remoteEntry.js')).toContain(`${area}_${release}`.replace(/\W/g, '_'));
    },
  );

  it.each([
    ['shell', 'main.js'],
    ['mf-demo', 'remoteEntry.js'],
  ])('makes %s use shared modules that are loaded already, so that the start does not wait for remotes', (area, entry) => {
    expect(output(area, entry)).toMatch(/initOptions:\{[^}]*shareStrategy:"loaded-first"/);
  });

  it('contains the federation runtime once in the shell and not in the remote', () => {
    const runtime = (modules: string[]) => modules.filter((file) => /@module-federation\/(runtime-core|runtime|sdk)\//.test(file));
    // A second copy would show as the same files in CommonJS.
    const sources = runtime(site.modulesOf('shell')).map((file) => file.replace(/\.[cm]?js$/, ''));
    expect(sources.some((file) => file.endsWith('/runtime-core/dist/core'))).toBe(true);
    expect(sources).toEqual([...new Set(sources)]);
    expect(runtime(site.modulesOf('mf-demo')).some((file) => file.includes('/runtime-core/'))).toBe(false);
  });

  it('holds of a contract only the calls that the remote makes', () => {
    const code = scripts('mf-demo')
      .map((file) => output('mf-demo', file))
      .join('\n');
    expect(code).toContain('/api/used');
    expect(code).not.toContain('/api/unused');
  });

  it('takes the hash of every script and style from the channel document and refuses one without', () => {
    const entry = output('mf-demo', 'remoteEntry.js');
    expect(entry.match(/\.integrity=self\.releaseIntegrity\[new URL\([^)]*\)\.pathname\]\|\|"sha384-missing"/g)).toHaveLength(2);
  });

  it('adds the service worker to the shell as one script, which no page loads', () => {
    expect(output('shell', 'worker.js')).toContain("'heard'".replaceAll("'", '"'));
    expect(output('shell', 'worker.js')).not.toContain('__webpack_require__.l');
    expect(note('shell').first).not.toContain('worker.js');
    expect(output('shell', 'main.js')).not.toContain('heard');
  });

  it('writes the claims of the remote as data, so that publishing does not run its code', () => {
    expect(JSON.parse(output('mf-demo', 'remote-manifest.json'))).toEqual({
      name: 'mf-demo',
      contract: 1,
      namespace: 'demo',
      paths: [{ path: '/demo', access: 'public' }],
    });
    expect(existsSync(path.join(site.dir('shell'), 'dist/remote-manifest.json'))).toBe(false);
  });

  it('lists what the remote uses of each package of the shell, and what the shell provides', () => {
    const used = surface('mf-demo');
    expect(namesOf(used)).toEqual({
      // Imported as a whole, so every name counts.
      '@site/api': ['call', 'connectClient'],
      '@site/api/schema': ['defineEndpoint', 'object', 'string'],
      '@site/i18n': ['useText'],
      '@site/remote': ['createRemote'],
      '@site/ui': ['Button'],
    });
    const provided = surface('shell');
    expect(namesOf(provided)).toEqual({
      ...namesOf(used),
      '@site/i18n': ['useLanguage', 'useText'],
      '@site/remote': ['createRemote', 'useEvents'],
      '@site/ui': ['Badge', 'Button'],
    });
    expect(provided).toMatchObject(used);
    expect(Object.values(provided['@site/ui'] ?? {}).every((digest) => /^[0-9a-f]{8}$/.test(digest))).toBe(true);
  });

  it('draws the pending states with its own class names and those of the shell’s components, and without later code', () => {
    const [name, own, ofShell, later] = JSON.parse(output('mf-demo', 'pending.json')) as string[];
    expect([name, ofShell, later]).toEqual(['mf-demo', 'src/look.module.css#button', 'nothing']);
    const style = note('mf-demo').first.find((file) => file.endsWith('.css')) ?? '';
    expect(output('mf-demo', style)).toContain(`.${own}`);
  });

  it('names classes after the area', () => {
    const style = note('mf-demo').first.find((file) => file.endsWith('.css')) ?? '';
    expect(output('mf-demo', style)).toMatch(/^\.mf-demo-box-/);
  });

  it('counts entry, lifecycle and style as the first view, and later files only in the whole', () => {
    const { first, sizes } = note('mf-demo');
    expect(first).toContain('remoteEntry.js');
    expect(first.some((file) => file.includes('expose_lifecycle') && file.endsWith('.js'))).toBe(true);
    expect(sizes.whole).toBeGreaterThan(sizes.first);
  });
});

describe('the same source', () => {
  it('gives the same release and the same bytes, another source another release', async () => {
    const before = digest('mf-demo');
    const { release } = note('mf-demo');
    await site.build('mf-demo');
    expect(digest('mf-demo')).toEqual(before);

    site.changeRemote('goodbye');
    await site.build('mf-demo');
    expect(note('mf-demo').release).not.toBe(release);
  });
});

describe('an area over its budget', () => {
  it('fails the build with its figures and advice', async () => {
    const noise = Array.from({ length: 4000 }, (_, index) => createHash('sha512').update(`${index}`).digest('base64')).join('');
    site.writeRemote({ 'src/later.tsx': `export const later = ${JSON.stringify(noise)};` });
    const { code, said } = await site.build('mf-demo');
    expect(code).toBe(1);
    expect(said).toMatch(/mf-demo is over its size budget/);
    expect(said).toMatch(/whole +\d+\.\d kB of +120\.0 kB gzip {2}OVER/);
    expect(said).toContain('raise the figure in "sizeBudget" of mf-demo/package.json');
  });

  it('is refused by a name that is not an area', async () => {
    const { code, said } = await site.build('mf-nothing');
    expect(code).toBe(1);
    expect(said).toContain('Choose one of: shell, mf-demo');
    expect(existsSync(path.join(site.root, 'mf-nothing'))).toBe(false);
  });
});
