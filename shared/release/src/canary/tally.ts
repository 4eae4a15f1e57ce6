import { START_EDGES_MS, type TelemetryKind, type TelemetryRow } from '@site/api/contracts/telemetry';
import { releaseKey } from '@site/remote/manifest';

/** What pages did with a release. */
export interface Tally {
  /** Every try to start it: those that ended in the page, and those that did not. */
  starts: number;
  /** Starts that came to nothing, and pages that were there and crashed; never more than `starts`. */
  failures: number;
  /** Upper edge in ms -> starts of that class, as the operator read has them. */
  startMs: Readonly<Record<string, number>>;
}

const NOT_STARTED = ['load-failed', 'start-failed'] as const satisfies TelemetryKind[];

/**
 * Adds up rows of the operator read. `stepped-back` and `gave-up` are left out: each follows a failure that is counted already,
 * and says what the page did about it.
 */
export function tally(rows: readonly TelemetryRow[]): Tally {
  const count = (...kinds: TelemetryKind[]) => rows.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.count : sum), 0);
  const starts = count('mounted', ...NOT_STARTED);
  const startMs: Record<string, number> = {};
  for (const { ms = {} } of rows) for (const [edge, times] of Object.entries(ms)) startMs[edge] = (startMs[edge] ?? 0) + times;
  return { starts, failures: Math.min(starts, count('crashed', ...NOT_STARTED)), startMs };
}

/** Share of starts that failed, 0 to 1; 0 where nothing started. */
export const failureRate = ({ starts, failures }: Tally) => (starts ? failures / starts : 0);

const classes = ({ startMs }: Tally) => Object.entries(startMs).map(([edge, times]) => [Number(edge), times] as const);

/** Starts whose time was told, or those of them above an edge. */
export const timedStarts = (counts: Tally, aboveMs = 0) =>
  classes(counts).reduce((sum, [edge, times]) => (edge > aboveMs ? sum + times : sum), 0);

/** What three of four starts stay below, in ms, evenly spread within a class; null where no time was told. */
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

/** How one release does in pages. */
export interface ErrorRate extends Tally {
  remote: string;
  release: string;
  /** 0 to 1; null where nothing started. */
  rate: number | null;
  p75Ms: number | null;
}

/** One entry for every release in the rows, whatever the cohort, by area and release. */
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
