import * as z from '@site/api/schema';
import {
  sendTelemetry,
  START_EDGES_MS,
  START_MAX_MS,
  startEdgeOf,
  TELEMETRY_BATCH_MAX,
  VITAL_EDGES,
  VITAL_MAX,
  vitalEdgeOf,
  VITALS,
} from '@site/api/contracts/telemetry';

const event = { remote: 'mf-catalogue', release: '1.0.0-3fa9c1d2', cohort: 'canary', serial: 1_800_000_000, kind: 'mounted', ms: 340 };
const isTaken = (...events: object[]) => z.safeParse(sendTelemetry.input, { events }).success;

it.each([
  { kind: 'crashed', ms: undefined },
  { ms: 0 },
  { ms: START_MAX_MS },
  { remote: 'shell' },
  { remote: 'plain', cohort: 'live' },
  { release: 'none', kind: 'gave-up' },
  { kind: 'uncaught', ms: undefined },
  ...VITALS.map((kind) => ({ kind, ms: undefined, value: VITAL_MAX[kind] })),
  { kind: 'cls', ms: undefined, value: 0.0123 },
])('takes an event with %j', (change) => expect(isTaken({ ...event, ...change })).toBe(true));

it.each([
  { remote: 'catalogue' },
  { remote: '../mf-x' },
  { remote: 'mf-' },
  { release: '' },
  { release: 'a'.repeat(65) },
  { release: '1.0.0 "' },
  { cohort: 'beta' },
  { serial: -1 },
  { serial: 1.5 },
  { serial: '7' },
  { kind: 'clicked' },
  { ms: -1 },
  { ms: 1.5 },
  { ms: START_MAX_MS + 1 },
  { device: '3f1d' },
  { problem: 'cannot read x of undefined' },
  { value: 5 },
  { kind: 'lcp', ms: undefined },
  { kind: 'lcp', ms: undefined, value: -1 },
  { kind: 'lcp', ms: undefined, value: '900' },
  { kind: 'fid', ms: undefined, value: 8 },
  ...VITALS.map((kind) => ({ kind, ms: undefined, value: VITAL_MAX[kind] + 0.001 })),
])('refuses an event with %j', (change) => expect(isTaken({ ...event, ...change })).toBe(false));

it('takes 1 to 50 events at a time', () => {
  const many = (count: number) => isTaken(...Array.from({ length: count }, () => event));
  expect([0, 1, TELEMETRY_BATCH_MAX, TELEMETRY_BATCH_MAX + 1].map(many)).toEqual([false, true, true, false]);
});

it('counts every start time that it takes in the class of the next edge', () => {
  expect([...START_EDGES_MS].sort((one, other) => one - other)).toEqual([...START_EDGES_MS]);
  expect([0, 50, 51, 1000, 1001, START_MAX_MS].map(startEdgeOf)).toEqual([50, 50, 63, 1000, 1250, START_MAX_MS]);
});

describe('classes of web vitals', () => {
  it('are at most 16 % wide, and hold every value that is taken', () => {
    const ratios = VITAL_EDGES.slice(1).map((edge, at) => edge / (VITAL_EDGES[at] ?? NaN));
    expect(Math.min(...ratios)).toBeGreaterThan(1);
    expect(Math.max(...ratios)).toBeLessThan(1.16);
    for (const vital of VITALS) expect(VITAL_EDGES).toContain(vitalEdgeOf(vital, VITAL_MAX[vital]));
  });

  it.each([
    ['lcp', 0, 10],
    ['lcp', 2050, 2200],
    ['lcp', 2200, 2200],
    ['inp', 60_000, 62_000],
    ['cls', 0.1, 1000],
    ['cls', 0.1001, 1100],
    ['cls', 10, 100_000],
  ] as const)('count %s of %d under the edge %i', (vital, value, edge) => expect(vitalEdgeOf(vital, value)).toBe(edge));
});
