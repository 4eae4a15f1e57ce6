import type { TelemetryRow } from '@site/api/contracts/telemetry';
import { errorRates, percentText, startP75, tally } from './tally';

const row = (kind: TelemetryRow['kind'], count: number, more: Partial<TelemetryRow> = {}): TelemetryRow => ({
  remote: 'mf-catalogue',
  release: '1.0.0-aaaaaaaa',
  cohort: 'live',
  serial: 7,
  kind,
  count,
  ...more,
});

it('counts a failed start once, also when the page stepped back or gave up after it', () => {
  const rows = [
    row('loaded', 95),
    row('mounted', 94),
    row('load-failed', 5),
    row('start-failed', 1),
    row('crashed', 2),
    row('stepped-back', 7),
    row('gave-up', 1),
    row('swapped', 3),
    row('uncaught', 4),
  ];
  expect(tally(rows)).toEqual({ starts: 100, failures: 8, uncaught: 4, startMs: {}, vitals: {} });
});

it('never counts more failures than starts', () => {
  expect(tally([row('mounted', 2), row('crashed', 9)])).toMatchObject({ starts: 2, failures: 2 });
});

it('adds the classes of start time of all rows', () => {
  const rows = [row('mounted', 3, { ms: { 100: 2, 400: 1 } }), row('mounted', 1, { cohort: 'canary', ms: { 400: 1 } })];
  expect(tally(rows).startMs).toEqual({ 100: 2, 400: 2 });
});

it.each<[Record<string, number>, number | null]>([
  [{}, null],
  [{ 100: 4 }, 95],
  [{ 50: 75, 30_000: 25 }, 50],
  [{ 1000: 50, 50: 50 }, 900],
])('finds the 75th percentile of the start times %j', (startMs, p75) => {
  expect(startP75({ startMs })).toBe(p75);
});

it('lists the 75th percentile of each web vital of both cohorts together', () => {
  const rows = [
    row('mounted', 10),
    row('lcp', 4, { values: { 2000: 3, 3000: 1 } }),
    row('lcp', 4, { cohort: 'canary', values: { 2000: 3, 3000: 1 } }),
    row('cls', 4, { values: { 10: 4 } }),
  ];
  expect(errorRates(rows)[0]?.vitalsP75).toEqual({ lcp: 2000, cls: 0.00075 });
});

it('lists the error rate of every release, by area and release', () => {
  const canary = { release: '1.0.1-bbbbbbbb', cohort: 'canary' } as const;
  const rows = [
    row('crashed', 5, canary),
    row('mounted', 95, canary),
    row('load-failed', 5, canary),
    row('mounted', 1000),
    row('crashed', 2),
  ];
  expect(errorRates([...rows, row('gave-up', 1, { remote: 'mf-access' })])).toEqual([
    expect.objectContaining({ remote: 'mf-access', starts: 0, rate: null }),
    expect.objectContaining({ remote: 'mf-catalogue', release: '1.0.0-aaaaaaaa', starts: 1000, rate: 0.002 }),
    expect.objectContaining({ remote: 'mf-catalogue', release: '1.0.1-bbbbbbbb', starts: 100, rate: 0.1 }),
  ]);
  expect(percentText(0.002)).toBe('0.20 %');
});
