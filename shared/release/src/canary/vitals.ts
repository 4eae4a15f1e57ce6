import {
  devicesIn,
  p75,
  sumOf,
  VITAL_EDGES,
  VITAL_SCALE,
  VITALS,
  type Histogram,
  type TelemetryRow,
  type Vital,
} from '@site/api/contracts/telemetry';

/** Histogram of each web vital that any device reported; edges as the telemetry rows have them. */
export type Vitals = Readonly<Partial<Record<Vital, Histogram>>>;

/** Adds up the web vitals of telemetry rows. */
export function vitalsOf(rows: readonly TelemetryRow[]): Vitals {
  const valuesOf = (vital: Vital) => rows.flatMap(({ kind, values }) => (kind === vital && values ? [values] : []));
  return Object.fromEntries(VITALS.map((vital) => [vital, sumOf(valuesOf(vital))] as const).filter(([, sum]) => devicesIn(sum) > 0));
}

/** 75th percentile of a vital: ms, for `cls` the score; null without any device. */
export function vitalP75(vitals: Vitals, vital: Vital): number | null {
  const found = p75(vitals[vital] ?? {}, VITAL_EDGES);
  return found && found.value / VITAL_SCALE[vital];
}

/** 75th percentiles of all vitals that any device reported. */
export const p75sOf = (vitals: Vitals): Partial<Record<Vital, number>> => Object.fromEntries(known(vitals));

const known = (vitals: Vitals) =>
  VITALS.flatMap((vital) => {
    const value = vitalP75(vitals, vital);
    return value === null ? [] : [[vital, value] as const];
  });

/** Number of devices that reported a vital. */
export const vitalDevices = (vitals: Vitals, vital: Vital) => devicesIn(vitals[vital] ?? {});

/** Number of devices in the classes above the one with the 75th percentile of others: at most a quarter, when nothing differs. */
export const slowDevices = (vitals: Vitals, vital: Vital, others: Vitals) =>
  devicesIn(vitals[vital] ?? {}, p75(others[vital] ?? {}, VITAL_EDGES)?.edge);

/** Number of devices that reported any vital; `inp` is reported only after an interaction. */
export const vitalReporters = (vitals: Vitals) => Math.max(...VITALS.map((vital) => vitalDevices(vitals, vital)));

/** `2.1 s`, `120 ms`, for layout shifts `0.01` */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return value.toFixed(2);
  return vital === 'inp' ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** `LCP 2.1 s, INP 120 ms, CLS 0.01, TTFB 0.3 s (n 412)`, 75th percentiles; empty without any. */
export function vitalsText(vitals: Vitals): string {
  const texts = known(vitals).map(([vital, value]) => `${vital.toUpperCase()} ${vitalText(vital, value)}`);
  return texts.length ? `${texts.join(', ')} (n ${vitalReporters(vitals)})` : '';
}
