import { START_EDGES_MS, type TelemetryKind, type TelemetryRow } from '@site/api/contracts/telemetry';
import { releaseKey } from '@site/remote/manifest';

/** Counts of starts and failures of one release, as pages reported them. */
export interface Tally {
  /** All attempts to start it: successful and failed ones. */
  starts: number;
  /** Failed starts, and crashes after a successful start; never more than `starts`. */
  failures: number;
  /** Histogram of start times: upper edge of a class in ms -> number of starts, as the telemetry rows have it. */
  startMs: Readonly<Record<string, number>>;
}

const NOT_STARTED = ['load-failed', 'start-failed'] as const satisfies TelemetryKind[];

/**
 * Adds up telemetry rows. `stepped-back` and `gave-up` are left out, because each follows a failure that is counted already.
 */
export function tally(rows: readonly TelemetryRow[]): Tally {
  const count = (...kinds: TelemetryKind[]) => rows.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.count : sum), 0);
  const starts = count('mounted', ...NOT_STARTED);
  const startMs: Record<string, number> = {};
  for (const { ms = {} } of rows) for (const [edge, times] of Object.entries(ms)) startMs[edge] = (startMs[edge] ?? 0) + times;
  return { starts, failures: Math.min(starts, count('crashed', ...NOT_STARTED)), startMs };
}

/** Share of starts that failed, 0 to 1; 0 without any start. */
export const failureRate = ({ starts, failures }: Tally) => (starts ? failures / starts : 0);

const classes = ({ startMs }: Tally) => Object.entries(startMs).map(([edge, times]) => [Number(edge), times] as const);

/** Number of starts with a reported time; with `aboveMs` only those in classes above that edge. */
export const timedStarts = (counts: Tally, aboveMs = 0) =>
  classes(counts).reduce((sum, [edge, times]) => (edge > aboveMs ? sum + times : sum), 0);

/** 75th percentile of the start times in ms, interpolated evenly within a class; null without any reported time. */
export function startP75(counts: Tally): number | null {
  const wanted = 0.75 * timedStarts(counts);
  let passed = 0;
  for (const [edge, times] of classes(counts).sort(([one], [other]) => one - other)) {
    if (times && passed + times >= wanted) {
      const from = START_EDGES_MS.findLast((lower) => lower < edge) ?? 0;
      return Math.round(from + ((wanted - passed) / times) * (edge - from));
    }
    passed += times;
  }
  return null;
}

/** Counts of one release of one area, with its error rate. */
export interface ErrorRate extends Tally {
  remote: string;
  release: string;
  /** 0 to 1; null without any start. */
  rate: number | null;
  p75Ms: number | null;
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
    return { remote, release, ...counts, rate: counts.starts ? failureRate(counts) : null, p75Ms: startP75(counts) };
  });
}

/** `0.21 %` */
export const percentText = (rate: number) => `${(100 * rate).toFixed(2)} %`;
