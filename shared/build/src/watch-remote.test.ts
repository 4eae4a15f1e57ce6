import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { createFixtureSite } from '../test/fixture-site';

const PROJECT = path.resolve(__dirname, '../../..');
const BUILDS_MS = 60_000;

let site: ReturnType<typeof createFixtureSite>;
interface Build {
  failure?: string;
  box?: string;
  names: string[];
}
let watcher: ChildProcessByStdio<null, Readable, null>;
let lines: AsyncIterator<string>;
const nextBuild = async () => JSON.parse((await lines.next()).value as string) as Build;

beforeAll(() => {
  site = createFixtureSite(PROJECT);
  watcher = spawn(process.execPath, [path.join(PROJECT, 'shared/build/test/watch-demo.mjs'), site.dir('mf-demo')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  lines = createInterface({ input: watcher.stdout })[Symbol.asyncIterator]();
});
afterAll(async () => {
  watcher.kill();
  await new Promise((resolve) => watcher.once('exit', resolve));
  site.remove();
});

it(
  'makes each build of a watch another release, with code and styles that no other build in the page has',
  async () => {
    const first = await nextBuild();
    site.writeRemote({ 'src/later.tsx': "export const later = 'changed';" });
    const second = await nextBuild();
    site.writeRemote({ 'src/app.module.css': '.box { color: red; }' });
    const third = await nextBuild();
    expect([first, second, third].map(({ names }) => names)).toEqual([['mf_demo_dev_1'], ['mf_demo_dev_2'], ['mf_demo_dev_3']]);
    const classes = [second, third].map(({ box }) => box);
    expect(classes.every((name = '') => /^mf-demo-box-/.test(name))).toBe(true);
    expect(new Set(classes).size).toBe(2);
  },
  BUILDS_MS,
);

it(
  'reports the errors of a source that cannot be built, and goes on with the next change',
  async () => {
    site.writeRemote({ 'src/later.tsx': 'export const later = ;' });
    expect((await nextBuild()).failure).toMatch(/later\.tsx[\s\S]*Expression expected/);
    site.writeRemote({ 'src/later.tsx': 'export const later = 2;' });
    expect(await nextBuild()).toMatchObject({ names: ['mf_demo_dev_5'] });
  },
  BUILDS_MS,
);

it(
  'writes the current claims of the remote with each build, and reports a manifest that cannot be read',
  async () => {
    const claim = (place: string) => `export const manifest = { name: 'mf-demo', paths: [{ path: '${place}' }] };`;
    site.writeRemote({ 'remote.manifest.ts': claim('/later') });
    expect(await nextBuild()).toMatchObject({ paths: [{ path: '/later' }] });
    site.writeRemote({ 'remote.manifest.ts': "throw new Error('not today');" });
    expect((await nextBuild()).failure).toMatch(/remote\.manifest\.ts cannot be read\.\s+not today/);
    site.writeRemote({ 'remote.manifest.ts': claim('/latest') });
    expect(await nextBuild()).toMatchObject({ paths: [{ path: '/latest' }] });
  },
  BUILDS_MS,
);
