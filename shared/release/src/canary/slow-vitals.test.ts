import { createTraffic, type Behaviour } from '../testing/seeded-traffic';
import { judgeCanary, type Judgement } from './judge';
import { tally } from './tally';

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
const TYPICAL: Behaviour = { failing: 0.002, vitals: { lcp: 1900, inp: 90, cls: 0.02, ttfb: 300 } };
const behaving = (vitals: Behaviour['vitals'], spread = 0.6): Behaviour => ({
  ...TYPICAL,
  vitals: { ...TYPICAL.vitals, ...vitals },
  spread,
});

interface Run {
  seed: number;
  canary: Behaviour;
  rest?: Behaviour;
  /** Starts of the canary between two looks. */
  starts?: number;
  looks?: number;
}

function judgementsOf({ seed, canary, rest = TYPICAL, starts = 200, looks = 4 }: Run): Judgement[] {
  const traffic = createTraffic(seed, 0.1);
  return Array.from({ length: looks }, () => {
    traffic.add(starts, canary, rest);
    return judgeCanary(tally(traffic.canaryRows()), tally(traffic.restRows()));
  });
}

const isAborted = (run: Run) => judgementsOf(run).some(({ verdict }) => verdict === 'abort');

it.each([
  ['paints twice as late', { lcp: 3800 }, /^LCP is \d\.\d s at the 75th percentile, \d\.\d s in the rest$/],
  ['answers a touch twice as late', { inp: 180 }, /^INP is \d+ ms at the 75th percentile, \d+ ms in the rest$/],
  ['moves what is read', { cls: 0.12 }, /^CLS is 0\.\d\d at the 75th percentile, 0\.\d\d in the rest$/],
])('aborts a canary that %s, within one window', (_how, vitals, words) => {
  for (const seed of SEEDS) {
    const end = judgementsOf({ seed, canary: behaving(vitals) }).find(({ verdict }) => verdict === 'abort');
    expect([seed, end?.because]).toEqual([seed, expect.stringMatching(words)]);
  }
});

it.each([
  ['as fast as the rest', TYPICAL, TYPICAL],
  ['faster than the rest', behaving({ lcp: 1200, inp: 50, cls: 0 }), TYPICAL],
  ['as fast as the rest, where devices differ very much', behaving({}, 1.3), behaving({}, 1.3)],
  ['a tenth slower, as its files are in no cache yet', behaving({ lcp: 2100, inp: 95 }), TYPICAL],
])('never aborts a canary that is %s', (_how, canary, rest) => {
  expect(SEEDS.filter((seed) => isAborted({ seed, canary, rest, looks: 6 }))).toEqual([]);
});

it('aborts a canary that moves what is read, where nothing of the rest moves', () => {
  const counts = { starts: 800, failures: 0, uncaught: 0, startMs: {} };
  const rest = { ...counts, starts: 7200, vitals: { cls: { 10: 1440 } } };
  expect(judgeCanary({ ...counts, vitals: { cls: { 10: 400, 2000: 400 } } }, rest)).toEqual({
    verdict: 'abort',
    because: 'CLS is 0.19 at the 75th percentile, 0.00 in the rest',
  });
});

it('decides nothing before 100 devices of either side have reported, however slow they were', () => {
  const few = judgementsOf({ seed: 1, canary: behaving({ lcp: 30_000 }), starts: 33, looks: 3 });
  expect(few.map(({ verdict }) => verdict)).toEqual(['wait', 'wait', 'wait']);
  const slow = { starts: 5000, failures: 0, uncaught: 0, startMs: {}, vitals: { lcp: { 33_000: 5000 } } };
  const rest = { ...slow, vitals: { lcp: { 2000: 99 } } };
  expect(judgeCanary(slow, rest).verdict).toBe('promote');
  expect(judgeCanary(slow, { ...rest, vitals: { lcp: { 2000: 100 } } }).verdict).toBe('abort');
});

it('neither aborts a canary that is a third slower nor advises to promote it', () => {
  const canary = behaving({ lcp: 2550 });
  for (const seed of SEEDS.slice(0, 20)) {
    const last = judgementsOf({ seed, canary, starts: 800, looks: 4 }).at(-1);
    expect([seed, last]).toEqual([seed, { verdict: 'wait', because: expect.stringMatching(/^not certain yet: LCP is/) }]);
  }
});

it('advises to promote one whose vitals are as good as those of the rest', () => {
  const verdicts = SEEDS.map((seed) => judgementsOf({ seed, canary: TYPICAL, starts: 800, looks: 4 }).at(-1)?.verdict);
  expect(verdicts.filter((verdict) => verdict === 'promote').length).toBeGreaterThan(27);
});

it('does not judge by the time to the first byte, which no area decides', () => {
  expect(isAborted({ seed: 1, canary: behaving({ ttfb: 3000 }) })).toBe(false);
});

it('is not misled by the five devices that one address can add', () => {
  const traffic = createTraffic(1, 0.1);
  traffic.add(120, TYPICAL, TYPICAL);
  const forged = {
    remote: 'mf-catalogue',
    release: 'x',
    cohort: 'canary',
    kind: 'lcp',
    count: 5,
    serial: 7,
    values: { 62_000: 5 },
  } as const;
  expect(judgeCanary(tally([...traffic.canaryRows(), forged]), tally(traffic.restRows())).verdict).not.toBe('abort');
});
