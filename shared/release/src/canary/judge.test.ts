import { cases } from '@site/testing/cases';
import { createTraffic, type Behaviour } from '../testing/seeded-traffic';
import { judgeCanary, JUDGE_DEFAULTS, type Judgement } from './judge';
import { tally } from './tally';

const NOTHING_MORE = { uncaught: 0, startMs: {}, vitals: {} };

const WINDOW = JUDGE_DEFAULTS.windowStarts;
/** The same seeds in each run, and more of them by night. A failure prints its seeds. */
const seedsOf = (byDay: number) => Array.from({ length: cases(byDay) }, (_, index) => index + 1);
const SEEDS = seedsOf(125);
const FEWER = seedsOf(40);

interface Run {
  seed: number;
  canary: Behaviour;
  rest: Behaviour;
  windows?: number;
  share?: number;
  looks?: number;
  /** Additional failure rate of the canary and of the rest in the window with this index. */
  outage?: { window: number; failing: number };
}

/** Verdicts of all looks of a watch that looks several times in each window. */
function verdictsOf({ seed, canary, rest, windows = 1, share = 0.1, looks = 10, outage }: Run): Judgement['verdict'][] {
  const traffic = createTraffic(seed, share);
  return Array.from({ length: windows * looks }, (_, look) => {
    const extra = outage && Math.floor(look / looks) === outage.window ? outage.failing : 0;
    const during = (behaviour: Behaviour) => ({ ...behaviour, failing: behaviour.failing + extra });
    traffic.add(WINDOW / looks, during(canary), during(rest));
    return judgeCanary(tally(traffic.canaryRows()), tally(traffic.restRows())).verdict;
  });
}

const endOf = (run: Run) => verdictsOf(run).find((verdict) => verdict !== 'wait') ?? 'wait';
const HEALTHY: Behaviour = { failing: 0.002 };

it('aborts a canary of which 5 % crash within one window, for each seed', () => {
  const missed = SEEDS.filter((seed) => endOf({ seed, canary: { failing: 0.05 }, rest: HEALTHY }) !== 'abort');
  expect(missed).toEqual([]);
});

it('never aborts one of many healthy canaries over 20 windows', () => {
  const aborted = SEEDS.filter((seed) => verdictsOf({ seed, canary: HEALTHY, rest: HEALTHY, windows: 20, looks: 4 }).includes('abort'));
  expect(aborted).toEqual([]);
});

it.each([
  ['a site with many failures', { canary: { failing: 0.01 }, rest: { failing: 0.01 } }],
  ['a half-and-half canary', { canary: HEALTHY, rest: HEALTHY, share: 0.5 }],
  ['a canary of one percent', { canary: HEALTHY, rest: HEALTHY, share: 0.01 }],
  ['an outage that meets everybody', { canary: HEALTHY, rest: HEALTHY, outage: { window: 2, failing: 0.2 } }],
])('never aborts a healthy canary on %s', (_name, run) => {
  const aborted = FEWER.filter((seed) => verdictsOf({ seed, windows: 5, looks: 5, ...run }).includes('abort'));
  expect(aborted).toEqual([]);
});

it('is hardly ever misled by devices that fail several times in a row', () => {
  const clumped: Behaviour = { failing: 0.003, failsInARow: 1.5 };
  // A few of a thousand are misled, so a small number of seeds says nothing.
  const seeds = seedsOf(1000);
  const aborted = seeds.filter((seed) => verdictsOf({ seed, canary: clumped, rest: clumped, windows: 3, looks: 5 }).includes('abort'));
  expect(aborted.length).toBeLessThan(seeds.length / 200);
});

it('advises to promote nearly all healthy canaries, most of them after three windows', () => {
  const ends = SEEDS.map((seed) => verdictsOf({ seed, canary: HEALTHY, rest: HEALTHY, windows: 6 }));
  const promotedAt = (window: number) => ends.filter((verdicts) => verdicts[window * 10 - 1] === 'promote').length;
  expect(ends.filter((verdicts) => verdicts.slice(0, 29).includes('promote'))).toEqual([]);
  expect(promotedAt(3)).toBeGreaterThan(0.95 * SEEDS.length);
  expect(ends.filter((verdicts) => !verdicts.includes('promote')).length).toBeLessThan(SEEDS.length / 100);
});

it('never advises to promote a canary of which 5 % crash', () => {
  for (const seed of FEWER) {
    expect(verdictsOf({ seed, canary: { failing: 0.05 }, rest: HEALTHY, windows: 4, looks: 5 })).not.toContain('promote');
  }
});

describe('start times', () => {
  const seeds = seedsOf(10);
  const typical: Behaviour = { failing: 0.002, medianMs: 600 };

  it('aborts a canary that starts twice as slowly within one window', () => {
    const missed = seeds.filter((seed) => endOf({ seed, canary: { ...typical, medianMs: 1200 }, rest: typical }) !== 'abort');
    expect(missed).toEqual([]);
  });

  it('never aborts one that is as fast as the rest', () => {
    const aborted = seeds.filter((seed) => verdictsOf({ seed, canary: typical, rest: typical, windows: 3, looks: 4 }).includes('abort'));
    expect(aborted).toEqual([]);
  });

  it('tolerates 100 ms more, because no cache has the release yet', () => {
    const aborted = seeds.filter((seed) =>
      verdictsOf({ seed, canary: { ...typical, medianMs: 300 }, rest: { ...typical, medianMs: 200 }, windows: 2, looks: 4 }).includes(
        'abort',
      ),
    );
    expect(aborted).toEqual([]);
  });
});

describe('little traffic', () => {
  const broken = { starts: 20, failures: 20, ...NOTHING_MORE };
  const many = { starts: 5000, failures: 10, ...NOTHING_MORE };

  it('gets no verdict, however bad the figures are', () => {
    expect(judgeCanary(broken, many)).toEqual({ verdict: 'wait', because: '20 of at least 100 starts of the canary' });
  });

  it('of the rest leaves nothing to compare with', () => {
    expect(judgeCanary(many, broken)).toEqual({
      verdict: 'wait',
      because: '20 of at least 100 starts of the rest to compare with',
    });
    expect(judgeCanary(many, { ...broken, starts: 0, failures: 0 }, { leastStarts: 0 }).verdict).toBe('wait');
  });

  it('is enough when every start fails', () => {
    expect(judgeCanary({ ...broken, starts: 100, failures: 100 }, many)).toEqual({
      verdict: 'abort',
      because: '100.00 % of its starts fail, 0.20 % of the rest’s',
    });
  });
});

describe('uncaught errors', () => {
  const counts = (starts: number, uncaught: number) => ({ starts, failures: 0, ...NOTHING_MORE, uncaught });

  it('abort a canary that brings them to 5 % of its devices', () => {
    expect(judgeCanary(counts(800, 40), counts(7200, 15))).toEqual({
      verdict: 'abort',
      because: '5.00 % of its devices have an uncaught error, 0.21 % of the rest’s',
    });
  });

  it('abort none that has as many of them as the rest, and stop the advice for one with 1 % more', () => {
    expect(judgeCanary(counts(3000, 90), counts(27_000, 810)).verdict).toBe('promote');
    expect(judgeCanary(counts(3000, 36), counts(27_000, 54)).because).toMatch(/^not certain yet: 1.20 % of its devices/);
  });
});

it('does not abort for a difference that is certain and too small to matter', () => {
  const verdict = judgeCanary({ starts: 200_000, failures: 800, ...NOTHING_MORE }, { starts: 2_000_000, failures: 4000, ...NOTHING_MORE });
  expect(verdict).toEqual({ verdict: 'wait', because: expect.stringMatching(/^not certain yet: 0\.40 %/) });
});

it('waits for the time of three windows, however many starts there were', () => {
  const counts = { starts: 90_000, failures: 180, ...NOTHING_MORE };
  expect(judgeCanary(counts, counts, { elapsedMs: 14 * 60_000 })).toEqual({ verdict: 'wait', because: '2 of 3 healthy windows' });
  expect(judgeCanary(counts, counts, { elapsedMs: 15 * 60_000 }).verdict).toBe('promote');
});

describe('telemetry that is made up', () => {
  /** Number of devices per release and day that the platform counts from one address. */
  const FROM_ONE_ADDRESS = 5;

  it.each([
    ['half of the devices', { starts: 100, failures: 0, ...NOTHING_MORE }, { starts: 100, failures: 0, ...NOTHING_MORE }],
    ['a tenth', { starts: 100, failures: 0, ...NOTHING_MORE }, { starts: 900, failures: 2, ...NOTHING_MORE }],
    ['a hundredth', { starts: 100, failures: 0, ...NOTHING_MORE }, { starts: 9900, failures: 20, ...NOTHING_MORE }],
  ])('from one address aborts no healthy canary on %s', (_share, canary, rest) => {
    expect(judgeCanary({ ...canary, failures: FROM_ONE_ADDRESS }, rest).verdict).not.toBe('abort');
  });
});
