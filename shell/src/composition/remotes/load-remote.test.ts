import { REMOTE_CONTRACT } from '@site/remote';
import { startFakeClock } from '@site/testing';
import type { LoadCandidate } from '../releases/candidates';
import { createLoader, HEDGE_MS, LOAD_TIMEOUT_MS } from './load-remote';
import { createReports } from './reports';

const candidate = (release: string): LoadCandidate => ({
  release,
  entry: `/releases/mf-demo/${release}/remoteEntry.js`,
  exposed: './lifecycle',
});
const good = () => ({
  contract: REMOTE_CONTRACT,
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
});

/** @param answers answers of each release, one for each try; the last one repeats. */
function setUp(answers: Record<string, (() => Promise<unknown>)[]>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const tries: string[] = [];
  const source = {
    load: (_: string, { release }: LoadCandidate, isAgain: boolean) => {
      const said = answers[release] ?? [];
      const earlier = tries.filter((one) => one.startsWith(release)).length;
      tries.push(isAgain ? `${release} again` : release);
      return (said[Math.min(earlier, said.length - 1)] ?? (() => Promise.reject(new Error('404'))))();
    },
  };
  const reports = createReports(() => ({ cohort: 'live', serial: 7 }));
  const candidatesOf = () => [candidate('2.0.0'), candidate('1.0.0')];
  return { loader: createLoader({ candidatesOf, source, reports }), tries, reports };
}
const works = () => Promise.resolve(good());
const fails = () => Promise.reject(new Error('404'));
const hangs = () => new Promise<never>(() => {});

afterEach(() => jest.restoreAllMocks());

it('takes the live release', async () => {
  const { loader, tries } = setUp({ '2.0.0': [works] });
  expect((await loader.load('mf-demo')).release).toBe('2.0.0');
  expect(tries).toEqual(['2.0.0']);
});

it('tries the live release once more', async () => {
  const { loader, tries } = setUp({ '2.0.0': [fails, works] });
  expect((await loader.load('mf-demo')).release).toBe('2.0.0');
  expect(tries).toEqual(['2.0.0', '2.0.0 again']);
});

it('steps back to the previous release and stays there', async () => {
  const { loader, tries, reports } = setUp({ '1.0.0': [works] });
  expect((await loader.load('mf-demo')).release).toBe('1.0.0');
  expect((await loader.load('mf-demo')).release).toBe('1.0.0');
  expect(tries).toEqual(['2.0.0', '2.0.0 again', '1.0.0', '1.0.0']);
  expect(reports.events.map(({ release, kind }) => `${release} ${kind}`)).toContain('1.0.0 stepped-back');
});

it('asks for the previous release as well when the live one is slow, and shows whichever is there first', async () => {
  const clock = startFakeClock();
  const { loader, tries } = setUp({ '2.0.0': [hangs], '1.0.0': [works] });
  const loading = loader.load('mf-demo');
  await clock.advance(HEDGE_MS - 1);
  expect(tries).toEqual(['2.0.0']);
  await clock.advance(1);
  expect((await loading).release).toBe('1.0.0');
  expect(tries).toEqual(['2.0.0', '1.0.0']);
});

it('shows a slow live release when it is there before the previous one', async () => {
  const clock = startFakeClock();
  const slow = () => new Promise((answer) => setTimeout(() => answer(good()), HEDGE_MS + 500));
  const { loader } = setUp({ '2.0.0': [slow], '1.0.0': [hangs] });
  const loading = loader.load('mf-demo');
  await clock.advance(HEDGE_MS + 500);
  expect((await loading).release).toBe('2.0.0');
});

it('gives up 8 seconds after the player came when both hang', async () => {
  const clock = startFakeClock();
  const { loader, reports } = setUp({ '2.0.0': [hangs], '1.0.0': [hangs] });
  const gaveUp = expect(loader.load('mf-demo')).rejects.toThrow('no release of it runs here');
  await clock.advance(HEDGE_MS + LOAD_TIMEOUT_MS);
  await gaveUp;
  expect(HEDGE_MS + LOAD_TIMEOUT_MS).toBe(8000);
  expect(reports.events.at(-1)).toMatchObject({ kind: 'gave-up', release: '2.0.0', serial: 7 });
});

it('loads a release that hung inside anew when the player tries again', async () => {
  const { loader, tries } = setUp({ '2.0.0': [works] });
  await loader.load('mf-demo');
  loader.markFailed('mf-demo', '2.0.0');
  loader.reset('mf-demo');
  await loader.load('mf-demo');
  expect(tries).toEqual(['2.0.0', '2.0.0 again']);
});

it('refuses what is not a remote of this contract', async () => {
  const { loader } = setUp({ '2.0.0': [() => Promise.resolve({ contract: 99 })], '1.0.0': [works] });
  expect((await loader.load('mf-demo')).release).toBe('1.0.0');
});

it('gives up when no release runs, and tries all anew once the player asks', async () => {
  const { loader } = setUp({ '2.0.0': [fails, fails, works] });
  await expect(loader.load('mf-demo')).rejects.toThrow('no release of it runs here');
  await expect(loader.load('mf-demo')).rejects.toThrow();
  loader.reset('mf-demo');
  expect((await loader.load('mf-demo')).release).toBe('2.0.0');
});

it('loads once for two askers', async () => {
  const { loader, tries } = setUp({ '2.0.0': [works] });
  await Promise.all([loader.load('mf-demo'), loader.load('mf-demo')]);
  expect(tries).toEqual(['2.0.0']);
});
