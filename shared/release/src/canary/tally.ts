import {
  devicesIn,
  p75,
  START_EDGES_MS,
  startsIn,
  sumOf,
  type Histogram,
  type TelemetryRow,
  type Vital,
} from '@site/api/contracts/telemetry';
import { releaseKey } from '@site/remote/manifest';
import { p75sOf, vitalsOf, type Vitals } from './vitals';

/** Counts of starts and failures of one release, as pages reported them. */
export interface Tally {
  /** All attempts to start it: successful and failed ones. */
  starts: number;
  /** Failed starts, and crashes after a successful start; never more than `starts`. */
  failures: number;
  /** Devices with an error that no code caught. */
  uncaught: number;
  /** Start times; edges in ms. */
  startMs: Histogram;
  vitals: Vitals;
}

/** Adds up telemetry rows. */
export function tally(rows: readonly TelemetryRow[]): Tally {
  return {
    ...startsIn(rows),
    uncaught: rows.reduce((sum, { kind, count }) => (kind === 'uncaught' ? sum + count : sum), 0),
    startMs: sumOf(rows.map(({ ms = {} }) => ms)),
    vitals: vitalsOf(rows),
  };
}

/** Share of starts that failed, 0 to 1; 0 without any start. */
export const failureRate = ({ starts, failures }: Tally) => (starts ? failures / starts : 0);

/** Number of starts with a reported time; with `aboveMs` only those in classes above that edge. */
export const timedStarts = ({ startMs }: Tally, aboveMs = 0) => devicesIn(startMs, aboveMs);

/** 75th percentile of the start times in ms, interpolated evenly within a class; null without any reported time. */
export function startP75({ startMs }: Pick<Tally, 'startMs'>): number | null {
  const found = p75(startMs, START_EDGES_MS);
  return found && Math.round(found.value);
}

/** Counts of one release of one area, with its error rate. */
export interface ErrorRate extends Tally {
  remote: string;
  release: string;
  /** 0 to 1; null without any start. */
  rate: number | null;
  p75Ms: number | null;
  /** 75th percentiles of the web vitals that devices reported: ms, of `cls` the score. */
  vitalsP75: Partial<Record<Vital, number>>;
}

/** One entry for every release in the rows, both cohorts together, sorted by area and release. */
export function errorRates(rows: readonly TelemetryRow[]): ErrorRate[] {
  const byRelease = new Map<string, TelemetryRow[]>();
  for (const row of rows) {
    const key = releaseKey(row.remote, row.release);
    byRelease.set(key, [...(byRelease.get(key) ?? []), row]);
  }
  return [...byRelease].sort().map(([key, own]) => {
    const [remote = '', release = ''] = key.split('/');
    const counts = tally(own);
    const rate = counts.starts ? failureRate(counts) : null;
    return { remote, release, ...counts, rate, p75Ms: startP75(counts), vitalsP75: p75sOf(counts.vitals) };
  });
}

/** `0.21 %` */
export const percentText = (rate: number) => `${(100 * rate).toFixed(2)} %`;
