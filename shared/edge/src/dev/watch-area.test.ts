import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchArea, type WatchedBuild } from './watch-area';

const NAME = 'mf-access';
const RELEASES = '0.0.0-dev-1';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-area-'));
  mkdirSync(path.join(root, 'shared/build/bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Watches with a builder that runs this code, until it ends by itself. @returns the reported builds, in order */
async function watch(builder: string, work: (build: WatchedBuild) => Promise<void> = async () => undefined) {
  writeFileSync(path.join(root, 'shared/build/bin/watch.mjs'), builder);
  const builds: WatchedBuild[] = [];
  await new Promise<void>((resolve) => {
    const handleBuilt = (build: WatchedBuild) => {
      builds.push(build);
      return work(build);
    };
    watchArea({ root, name: NAME, out: 'out', releases: RELEASES, handleBuilt, handleEnded: resolve });
  });
  return builds;
}

it('runs the code of an area in another process than the one that signs, without variables of keys, store or operator', async () => {
  process.env['KEYS_DIR'] = '/somewhere';
  process.env['OPERATOR_KEY'] = 'secret';
  const facts =
    'JSON.stringify({ pid: process.pid, loaders: process.execArgv, env: Object.keys(process.env), asked: process.argv.slice(2) })';
  const [build] = await watch(`process.send({ release: '${RELEASES}-1', failure: ${facts} }, () => process.exit());`);
  delete process.env['KEYS_DIR'];
  delete process.env['OPERATOR_KEY'];
  const { pid, env, loaders, asked } = JSON.parse(build?.failure ?? '') as Record<'env' | 'loaders' | 'asked', string[]> & { pid: number };
  expect(pid).not.toBe(process.pid);
  expect(env).toContain('PATH');
  expect(env).not.toContain('KEYS_DIR');
  expect(env).not.toContain('OPERATOR_KEY');
  expect([loaders, asked]).toEqual([[], [NAME, 'out', RELEASES]]);
});

it('ignores messages of that code that are no build of this watch', async () => {
  const words = [
    null,
    'built',
    {},
    { release: 1 },
    { release: '1.0.0-live' },
    { release: `${RELEASES}-../x` },
    { release: `${RELEASES}-` },
  ];
  const said = [...words, { release: `${RELEASES}-2`, failure: { toString: 'x' }, output: '/etc' }];
  expect(await watch(`for (const word of ${JSON.stringify(said)}) process.send(word); process.disconnect();`)).toEqual([
    { release: `${RELEASES}-2` },
  ]);
});

it('lets the next build begin when the one before was handled', async () => {
  const steps: string[] = [];
  await watch(
    `process.send({ release: '${RELEASES}-1' });
process.once('message', () => { process.send({ release: '${RELEASES}-2' }); process.once('message', () => process.exit()); });`,
    async ({ release }) => {
      steps.push(`${release} begins`);
      await new Promise(setImmediate);
      steps.push(`${release} was read`);
    },
  );
  expect(steps).toEqual([1, 2].flatMap((number) => [`${RELEASES}-${number} begins`, `${RELEASES}-${number} was read`]));
});

it('stops a build that ignores signals, and does not report that as an end by itself', async () => {
  writeFileSync(
    path.join(root, 'shared/build/bin/watch.mjs'),
    `process.on('SIGTERM', () => {}); process.on('disconnect', () => {}); setInterval(() => {}, 1000); process.send({ release: '${RELEASES}-1' });`,
  );
  const handleEnded = jest.fn();
  const stop = await new Promise<() => Promise<void>>((resolve) => {
    const handleBuilt = async () => resolve(stopWatching);
    const stopWatching = watchArea({ root, name: NAME, out: 'out', releases: RELEASES, handleBuilt, handleEnded });
  });
  await stop();
  expect(handleEnded).not.toHaveBeenCalled();
});
