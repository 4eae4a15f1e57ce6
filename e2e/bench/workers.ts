/**
 * Measures how late bets are decided by one worker and by two, while one of two is killed, and the throughput of two workers against one.
 * Run it alone: `npx tsx e2e/bench/workers.ts [seconds]`.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { interleaved, median, percentile } from './statistics';
import { printTable, type Figure } from './table';
import { startToldPlatform, type ToldPlatform } from './platform-process';

const SECONDS = Number(process.argv[2] ?? 20);
const PER_SECOND = 300;
/** The times of one pair differ by a fifth, so few pairs decide nothing. */
const PAIRS = 25;
const BACKLOG = 600;
const SCRIPT = 'workers-platform.ts';

const site = await startToldPlatform(4480, SCRIPT);
const url = await site.order<string>({ do: 'site' });

async function startWorker(port: number): Promise<ToldPlatform> {
  const worker = await startToldPlatform(port, SCRIPT);
  await worker.order({ do: 'join', url });
  return worker;
}

const all = (workers: readonly ToldPlatform[], what: 'work' | 'rest' | 'drain') =>
  Promise.all(workers.map((worker) => worker.order({ do: what })));

async function lateness(workers: readonly ToldPlatform[], meanwhile: () => Promise<void> = () => Promise.resolve()) {
  await all(workers, 'work');
  const [late] = await Promise.all([site.order<number[]>({ do: 'flow', perSecond: PER_SECOND, seconds: SECONDS }), meanwhile()]);
  return late;
}

const shown = (late: readonly number[]) =>
  `p50 ${median(late)}, p99 ${percentile(late, 0.99)}, longest ${Math.max(...late)} ms of ${late.length} bets`;

function figure(what: string, late: readonly number[], value: number, bar: number): Figure {
  const load = loadavg().map((average) => average.toFixed(1));
  return { id: 'S3', what, measured: shown(late), comparedWith: '-', value, bar, isGate: false, note: `load ${load.join(' ')}` };
}

/** @returns milliseconds until the backlog is decided */
const drained = (workers: readonly ToldPlatform[]) => async () => {
  await site.order({ do: 'backlog', count: BACKLOG });
  const start = performance.now();
  await all(workers, 'drain');
  return performance.now() - start;
};

async function measure(): Promise<Figure[]> {
  const [one, two] = [await startWorker(4481), await startWorker(4482)];
  const pairs = await interleaved(PAIRS, drained([one, two]), drained([one]));
  const alone = await lateness([one]);
  await all([one], 'rest');
  const both = await lateness([one, two]);
  const killed = await lateness([], async () => {
    await pause((SECONDS * 1000) / 2);
    two.kill();
  });
  await all([one], 'rest');
  const problems = await site.order<number | string>({ do: 'problems' });
  await one.stop();
  const rate = (ms: number) => `${((1000 * BACKLOG) / ms).toFixed(0)}/s`;
  return [
    figure(`lateness of ${PER_SECOND} bets/s in 180 markets, one worker`, alone, percentile(alone, 0.99), 300),
    figure('the same, two workers', both, percentile(both, 0.99), 300),
    figure('the same, one of two is killed', killed, Math.max(...killed), 1300),
    {
      id: 'S3',
      what: 'time of two workers against one, for bets that are due',
      measured: rate(pairs.ours),
      comparedWith: `one worker ${rate(pairs.other)}`,
      value: problems === 0 ? pairs.ratio : Number.POSITIVE_INFINITY,
      bar: 1 / 0.95,
      isGate: false,
      note: `${PAIRS} pairs of ${BACKLOG}, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}; broken invariants: ${problems}`,
    },
  ];
}

try {
  printTable(await measure());
} finally {
  await site.stop();
}
