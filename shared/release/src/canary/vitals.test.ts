import { vitalEdgeOf, type TelemetryRow, type Vital } from '@site/api/contracts/telemetry';
import { vitalP75, vitalsOf, vitalsText } from './vitals';

const rowOf = (kind: Vital, values: readonly number[], cohort: TelemetryRow['cohort'] = 'live'): TelemetryRow => {
  const classes: Record<string, number> = {};
  for (const value of values) classes[vitalEdgeOf(kind, value)] = (classes[vitalEdgeOf(kind, value)] ?? 0) + 1;
  return { remote: 'mf-catalogue', release: '1.0.0-aaaaaaaa', cohort, serial: 7, kind, count: values.length, values: classes };
};

/** Values of 1,000 devices: most are near the first number, a few are many times larger. */
const devices = (typical: number) => Array.from({ length: 1000 }, (_, at) => typical / (1 - at / 1020) ** 0.7);

it.each<[Vital, number]>([
  ['lcp', 900],
  ['lcp', 1333],
  ['inp', 40],
  ['ttfb', 77],
  ['cls', 0.011],
])('finds from classes the 75th percentile of %s within 5 %%, around %d', (vital, typical) => {
  const values = devices(typical);
  const exact = values[749] ?? NaN;
  expect(Math.abs((vitalP75(vitalsOf([rowOf(vital, values)]), vital) ?? 0) / exact - 1)).toBeLessThan(0.05);
});

it('adds the devices of both cohorts, and has nothing of a vital that nobody reported', () => {
  const vitals = vitalsOf([rowOf('inp', [8, 8, 8]), rowOf('inp', [500], 'canary')]);
  expect(vitals).toEqual({ inp: { 10: 3, 510: 1 } });
  expect(vitalP75(vitals, 'lcp')).toBeNull();
});

it('is printed on one line with the number of devices', () => {
  const vitals = vitalsOf([rowOf('lcp', [3000, 3000, 3000, 3000]), rowOf('inp', [120]), rowOf('cls', [0.01, 0.01])]);
  expect(vitalsText(vitals)).toBe('LCP 2.9 s, INP 118 ms, CLS 0.01 (n 4)');
  expect(vitalsText({})).toBe('');
});
