import type { ReleaseFigures } from '../releases';
import { p75, sumOf } from './histogram';
import type { TelemetryRow } from './endpoints';
import type { TelemetryKind } from './rules';
import { VITAL_EDGES } from './vitals';

/** Kinds of events of a release that did not start. */
export const FAILED_STARTS = ['load-failed', 'start-failed'] as const satisfies readonly TelemetryKind[];

/**
 * Attempts to start a release: successful and failed ones; and how many of them failed at once or crashed later, never more than all.
 * `stepped-back` and `gave-up` are left out, because each follows a failure that is counted already.
 */
export function startsIn(rows: readonly Pick<TelemetryRow, 'kind' | 'count'>[]): { starts: number; failures: number } {
  const count = (...kinds: TelemetryKind[]) => rows.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.count : sum), 0);
  const starts = count('mounted', ...FAILED_STARTS);
  return { starts, failures: Math.min(starts, count('crashed', ...FAILED_STARTS)) };
}

/** Figures of one release. @param rows of that release alone */
export function figuresOf(rows: readonly TelemetryRow[]): ReleaseFigures {
  const vitals = (['lcp', 'inp'] as const).flatMap((vital) => {
    const found = p75(sumOf(rows.flatMap(({ kind, values }) => (kind === vital && values ? [values] : []))), VITAL_EDGES);
    return found ? [[vital, found.value] as const] : [];
  });
  return { ...startsIn(rows), vitalsP75: Object.fromEntries(vitals) };
}
