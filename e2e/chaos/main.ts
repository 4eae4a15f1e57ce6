/**
 * `npm run chaos -- --seed N [--minutes M] [--on engines] [--players 20] [--viewers 20] [--plant lost-write]`: players play on a site of two of each
 * process while one fault after the other breaks it. It fails when an oracle does not hold.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PLANTS } from '@site/platform-testing/oracles/plants';
import { ROOT } from '../site/server';
import { boundRowsOf } from './bounds';
import { startClusterTarget } from './cluster-target';
import { startEnginesTarget } from './engines-target';
import { figuresOf } from './measure';
import { reportOf } from './report';
import { EVENT_ORDER } from './plant-bug';
import { runChaos, type Outcome } from './run';
import type { ChaosTarget } from './target';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    players: { type: 'string', default: '20' },
    viewers: { type: 'string', default: '20' },
    on: { type: 'string', default: 'tests' },
    plant: { type: 'string' },
    report: { type: 'string' },
  },
});

function numberOf(name: 'seed' | 'minutes' | 'players' | 'viewers', least: number): number {
  const value = Number(values[name] ?? Math.floor(Math.random() * 1e6));
  if (Number.isFinite(value) && value >= least) return value;
  return fail(`--${name} ${values[name]} is no number of ${least} or more: write e.g. npm run chaos -- --seed 1 --minutes 3`);
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

const [seed, minutes, players, viewers] = [numberOf('seed', 0), numberOf('minutes', 0.5), numberOf('players', 10), numberOf('viewers', 0)];
const { plant } = values;
const plants = [...Object.keys(PLANTS), EVENT_ORDER];
if (plant && !plants.includes(plant)) fail(`--plant ${plant} is unknown: it is one of ${plants.join(', ')}`);

const TARGETS: Record<string, () => Promise<ChaosTarget>> = { tests: startClusterTarget, engines: startEnginesTarget };
const start =
  TARGETS[values.on] ?? fail(`--on ${values.on} is unknown: it is tests (the cluster of the tests) or engines (npm run cluster)`);

const place = values.report ?? join(ROOT, `e2e/test-results/chaos-${values.on}-${seed}.html`);
const began = Date.now();
const say = (line: string) => void process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);

function print(outcome: Outcome) {
  console.table(
    figuresOf(outcome).map(({ label, lastedMs, calls, failed, p99, pauseMs, boundMs, slowestMs }) => ({
      fault: label,
      'lasted s': lastedMs / 1000,
      calls,
      failed,
      'p99 ms': p99,
      'pause of writes s': pauseMs / 1000,
      'bound s': boundMs === null ? '' : boundMs / 1000,
      'slowest write s': slowestMs / 1000,
    })),
  );
  const judged = boundRowsOf(outcome);
  console.table(judged.map(({ isKept, ...row }) => ({ ...row, '': isKept ? 'kept' : 'OVER' })));
  const { entries } = outcome.journal;
  const count = (state: string) => entries.filter((entry) => entry.outcome === state).length;
  say(`${entries.length} writes: ${count('acknowledged')} acknowledged, ${count('refused')} refused, ${count('unknown')} unknown`);
  say(`${outcome.verdicts.length} rounds of oracles, ${outcome.walletsCompared} wallets compared at the end`);
  for (const { name, says, problems } of outcome.broken) {
    say(`seed ${seed}: the oracle "${name}" does not hold (${says}); rows that differ: ${problems.length}`);
    for (const problem of problems.slice(0, 5)) say(`  ${problem}`);
  }
}

say(`seed ${seed}, ${minutes} minutes; the site starts`);
const starting = start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // In the middle of its start the site first starts, so that nothing is left running.
  process.once(signal, () => void starting.then((site) => site.close()).finally(() => process.exit(1)));
}
const target = await starting;
try {
  const outcome = await runChaos({ target, seed, minutes, players, viewers, plant, file: place.replace(/\.html$/, '.jsonl'), say });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, reportOf(outcome));
  print(outcome);
  say(`report: ${place}`);
  process.exitCode = outcome.broken.length ? 1 : 0;
  if (plant && !outcome.broken.length) {
    say(`seed ${seed}: no oracle found the planted bug ${plant}; the site may have repaired it before they looked`);
    process.exitCode = 3;
  }
} finally {
  await target.close();
}
