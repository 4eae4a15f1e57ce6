/**
 * Measures how late automatic cash-outs are decided after the price that reaches them: 500 armed orders over 50 markets, with two watches.
 * Run it alone: `npx tsx e2e/bench/auto-cash-out.ts`.
 */
import { loadavg } from 'node:os';
import { median, percentile } from './statistics';
import { printTable, type Figure } from './table';
import { startToldPlatform } from './platform-process';

/** Time between the prices of two markets. */
const EVERY_MS = 200;
const BAR_MS = 300;

const site = await startToldPlatform(4490, 'cash-outs-platform.ts');

function figure(what: string, late: readonly number[], bar: number, problems: number | string): Figure {
  const load = loadavg().map((average) => average.toFixed(1));
  const p99 = percentile(late, 0.99);
  return {
    id: 'S3',
    what,
    measured: `p50 ${median(late)}, p99 ${p99}, longest ${Math.max(...late)} ms of ${late.length} orders`,
    comparedWith: '-',
    value: problems === 0 ? p99 : Number.POSITIVE_INFINITY,
    bar,
    isGate: false,
    note: `executed twice or books broken: ${problems}; load ${load.join(' ')}`,
  };
}

async function measure(what: string, everyMs: number, bar: number) {
  const late = await site.order<number[]>({ do: 'prices', everyMs });
  return figure(what, late, bar, await site.order<number | string>({ do: 'problems' }));
}

try {
  await site.order({ do: 'site' });
  const spread = await measure(`automatic cash-outs, one of 50 markets moves every ${EVERY_MS} ms`, EVERY_MS, BAR_MS);
  const together = await measure('the same, all 50 markets move in one moment', 0, 10 * BAR_MS);
  printTable([spread, together]);
} finally {
  await site.stop();
}
