import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createFixtureSite } from '../test/fixture-site.mjs';

const PROJECT = path.resolve(__dirname, '../../..');
const BUILD_MS = 60_000;

let site;
const output = (area, file) => readFileSync(path.join(site.dir(area), 'dist', file), 'utf8');
const note = (area) => JSON.parse(output(area, 'build.json'));
const scripts = (area) => readdirSync(path.join(site.dir(area), 'dist')).filter((file) => file.endsWith('.js'));
const digest = (area) =>
  readdirSync(path.join(site.dir(area), 'dist'))
    .sort()
    .map((file) => `${file} ${createHash('sha256').update(output(area, file)).digest('hex')}`);

beforeAll(async () => {
  site = createFixtureSite(PROJECT);
  for (const area of ['shell', 'mf-demo']) {
    const { code, said } = await site.build(area);
    if (code !== 0) throw new Error(said);
  }
}, 2 * BUILD_MS);

afterAll(() => site.remove());

describe('a federated build', () => {
  it('gives react, the client and the contract to the remote from the shell only', () => {
    const marker = 'react.transitional.element';
    expect(scripts('shell').some((file) => output('shell', file).includes(marker))).toBe(true);
    expect(scripts('mf-demo').some((file) => output('mf-demo', file).includes(marker))).toBe(false);
    expect(scripts('mf-demo').some((file) => output('mf-demo', file).includes("'called'"))).toBe(false);
    const { shared } = JSON.parse(output('mf-demo', 'mf-manifest.json'));
    expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', '@site/api', '@site/remote']));
    expect(shared.every(({ singleton }) => singleton)).toBe(true);
  });

  it('carries the release in the unique name, so that two releases never run each other’s code', () => {
    const { release } = note('mf-demo');
    expect(release).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(output('mf-demo', 'remoteEntry.js')).toContain(`mf_demo_${release}`.replace(/\W/g, '_'));
  });

  it('keeps the federation runtime out of the remote entry', () => {
    expect(gzipSync(output('mf-demo', 'remoteEntry.js')).length).toBeLessThan(12_000);
  });

  it('holds the federation runtime once in the shell', () => {
    const copies = scripts('shell').map((file) => output('shell', file).split('is already registered').length - 1);
    const whole = note('shell').sizes.first;
    expect(copies.length).toBe(1);
    expect(whole).toBeLessThan(120_000);
  });

  it('takes the hash of every script and style from the release manifest and refuses one without', () => {
    const entry = output('mf-demo', 'remoteEntry.js');
    expect(entry.match(/\.integrity=self\.releaseIntegrity\[new URL\([^)]*\)\.pathname\]\|\|"sha384-missing"/g)).toHaveLength(2);
  });

  it('names classes after the area', () => {
    const style = note('mf-demo').first.find((file) => file.endsWith('.css'));
    expect(output('mf-demo', style)).toMatch(/^\.mf-demo-box-/);
  });

  it('counts entry, lifecycle and style as the first view, and what comes later only in the whole', () => {
    const { first, sizes } = note('mf-demo');
    expect(first).toContain('remoteEntry.js');
    expect(first.some((file) => file.includes('expose_lifecycle') && file.endsWith('.js'))).toBe(true);
    expect(sizes.whole).toBeGreaterThan(sizes.first);
  });
});

describe('the same source', () => {
  it(
    'gives the same release and the same bytes, another source another release',
    async () => {
      const before = digest('mf-demo');
      const { release } = note('mf-demo');
      await site.build('mf-demo');
      expect(digest('mf-demo')).toEqual(before);

      site.changeRemote('goodbye');
      await site.build('mf-demo');
      expect(note('mf-demo').release).not.toBe(release);
    },
    2 * BUILD_MS,
  );
});

describe('an area over its budget', () => {
  it(
    'fails the build with its figures and the way out',
    async () => {
      const noise = Array.from({ length: 4000 }, (_, index) => createHash('sha512').update(`${index}`).digest('base64')).join('');
      site.writeRemote({ 'src/later.tsx': `export const later = ${JSON.stringify(noise)};` });
      const { code, said } = await site.build('mf-demo');
      expect(code).toBe(1);
      expect(said).toMatch(/mf-demo is over its size budget/);
      expect(said).toMatch(/whole +\d+\.\d kB of +120\.0 kB gzip {2}OVER/);
      expect(said).toContain('shared/build/src/size-budgets.mjs');
    },
    BUILD_MS,
  );

  it('has no name that is not an area', async () => {
    const { code, said } = await site.build('mf-nothing');
    expect(code).toBe(1);
    expect(said).toContain('Choose one of: shell, mf-demo');
    expect(existsSync(path.join(site.root, 'mf-nothing'))).toBe(false);
  });
});
