import { percentile } from '../statistics';
import type { MeasuredCost } from './costs';
import type { SimulatedTimes } from './model';
import type { Offered } from './offer';

/** One load: what the model says, and what the processes did. */
export interface MeasuredPoint {
  name: string;
  model: SimulatedTimes;
  real: Offered;
}

export interface Compared {
  load: string;
  what: string;
  model: number;
  measured: number;
  /** Difference of the model, as a part of what is measured. */
  error: number;
  /** Cores that other programs used meanwhile. */
  others: number;
}

const WITHIN = 0.2;
/** Cores of other programs from which they decide how long answers take. They also make calls dearer, because they take the caches. */
const MOST_OTHERS = 0.1;
const P95 = 0.95;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function compare({ name: load, model, real: { usage, times } }: MeasuredPoint): Compared[] {
  const row = (what: string, said: number, measured: number): Compared => ({
    load,
    what,
    model: said,
    measured,
    error: said / measured - 1,
    others: usage.othersMs / usage.ms,
  });
  return [
    row('activities a second', model.perSecond, (times.length * 1000) / usage.ms),
    row('mean time, ms', mean(model.times), mean(times)),
    row('p95, ms', percentile(model.times, P95), percentile(times, P95)),
    row('api, ms each', model.apiMs, usage.apiMs / times.length),
    row('PostgreSQL, ms each', model.databaseMs, usage.databaseMs / times.length),
  ];
}

const isQuiet = ({ others }: Compared) => others <= MOST_OTHERS;
const isClose = ({ error }: Compared) => Math.abs(error) <= WITHIN;

function verdict(row: Compared) {
  if (!isQuiet(row)) return `not compared: other programs used ${row.others.toFixed(2)} cores`;
  return isClose(row) ? 'within 20 %' : 'does not fit';
}

export const columnsOf = (rows: readonly Compared[]) => [
  ['load', 'what', 'model', 'measured', 'error', ''],
  ...rows.map((row) => [
    row.load,
    row.what,
    row.model.toPrecision(3),
    row.measured.toPrecision(3),
    `${(row.error * 100).toFixed(0)} %`,
    verdict(row),
  ]),
];

export function summary(rows: readonly Compared[]) {
  const quiet = rows.filter(isQuiet);
  return `${quiet.filter(isClose).length} of ${quiet.length} points are within 20 %, ${rows.length - quiet.length} are not compared`;
}

export const costRows = (costs: readonly MeasuredCost[]) => [
  ['activity', 'api ms', 'PostgreSQL ms', 'sender ms', 'beside ms', 'latency ms', 'bytes of log', 'commits'],
  ...costs.map(({ kind, cost, walBytes, commits }) => [
    kind,
    ...[cost.apiMs, cost.databaseMs, cost.clientMs, cost.besideMs, cost.latencyMs].map((ms) => ms.toFixed(2)),
    walBytes.toFixed(0),
    commits.toFixed(1),
  ]),
];
