import { VITAL_MAX, VITALS_SAMPLE_PERCENT, type Cohort } from '@site/api/contracts/telemetry';
import type { Device } from '@site/remote';
import type { MeasuredVital } from '#core/telemetry/measure-vitals';
import type { Reports } from '../remotes/reports';
import type { AreaRelease } from './area-history';

interface VitalParts {
  device: Device;
  /** True while this device runs a canary of any area. */
  runsCanary: boolean;
  cohortOf(area: AreaRelease): Cohort;
  host: AreaRelease;
  areaAt(ms: number): AreaRelease | null;
  report: Reports['report'];
  measure(tell: (measured: MeasuredVital) => void): void;
}

const BUCKETS = 2 ** 32;

/** Ids of devices are random, so the end of one decides. A device without an id has no canary either, and is not asked. */
const isSampled = ({ id }: Device) => id !== null && parseInt(id.slice(-8), 16) < (VITALS_SAMPLE_PERCENT / 100) * BUCKETS;

/**
 * Reports the web vitals of this page by area and release: those of a sampled device, and of every device those of a canary. The time to
 * the first byte counts for the shell, which every page has.
 */
export function reportVitals({ device, runsCanary, cohortOf, host, areaAt, report, measure }: VitalParts) {
  const isOfSample = isSampled(device);
  if (!isOfSample && !runsCanary) return;
  measure(({ vital, value, atMs }) => {
    const area = vital === 'ttfb' ? host : areaAt(atMs);
    if (!area || value > VITAL_MAX[vital]) return;
    if (isOfSample || cohortOf(area) === 'canary') report({ ...area, kind: vital, value });
  });
}
