import { simulate, type ActivityCost, type Model } from './model';

/** Quantiles of the exponential distribution, whose mean is 1. */
const EXPONENTIAL = Array.from({ length: 1000 }, (_none, at) => -Math.log(1 - (at + 0.5) / 1000));
const COST: ActivityCost = {
  calls: 1,
  messages: 1,
  apiMs: 0,
  databaseMs: 0,
  clientMs: 0,
  besideMs: 0,
  latencyMs: 0,
  sizes: EXPONENTIAL,
};

const run = (cost: Partial<ActivityCost>, given: Partial<Model> = {}) =>
  simulate({
    load: { perSecond: 100 },
    mix: [{ part: 1, cost: { ...COST, ...cost } }],
    apiProcesses: 1,
    connections: 1000,
    cores: 1000,
    seconds: 500,
    seed: 1,
    ...given,
  });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The difference to the formula in percent. */
const off = (value: number, formula: number) => Math.abs(value / formula - 1) * 100;
const CLOSE = 3;

it('gives a lone caller the sum of the parts of a call', () => {
  const cost = { calls: 2, messages: 4, apiMs: 5, databaseMs: 3, clientMs: 1, besideMs: 20, latencyMs: 0.5, sizes: [1] };
  const { times, perSecond, apiMs, databaseMs } = run(cost, { load: { callers: 1 }, seconds: 10 });
  expect([apiMs, databaseMs].map((ms) => ms.toFixed(3))).toEqual(['5.000', '3.000']);
  expect(off(mean(times), 9.5)).toBeLessThan(CLOSE);
  expect(off(perSecond, 1000 / 9.5)).toBeLessThan(CLOSE);
});

it.each([
  ['exponential', EXPONENTIAL, 6 / (1 - 0.6)],
  ['fixed', [1], 6 + (6 * 0.6) / (2 * (1 - 0.6))],
])(
  'lets calls wait for the one thread of a process as the formula of Pollaczek and Khinchin says, with %s works',
  (_name, sizes, formula) => {
    const { times } = run({ messages: 0, apiMs: 6, sizes });
    expect(off(mean(times), formula)).toBeLessThan(2 * CLOSE);
  },
);

it('makes calls wait for a connection', () => {
  const { perSecond } = run({ databaseMs: 10, sizes: [1] }, { load: { callers: 8 }, connections: 2, seconds: 10 });
  expect(off(perSecond, 200)).toBeLessThan(CLOSE);
});

it.each([
  ['exponential', EXPONENTIAL],
  ['fixed', [1]],
])(
  'shares one core in equal parts: with %s works, a call takes as long as its work by the part of the time that is left',
  (_name, sizes) => {
    const { times } = run({ databaseMs: 6, sizes }, { cores: 1 });
    expect(off(mean(times), 6 / (1 - 0.6))).toBeLessThan(2 * CLOSE);
  },
);

it('shares two cores so that the mean is that of two servers and one line', () => {
  const { times } = run({ databaseMs: 14 }, { cores: 2 });
  // Erlang: with a load of 0.7 for each of two servers, the mean is the work by 1 - 0.7².
  expect(off(mean(times), 14 / (1 - 0.7 ** 2))).toBeLessThan(2 * CLOSE);
});
