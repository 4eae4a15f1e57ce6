import * as z from '@site/api/schema';
import { sendTelemetry, START_EDGES_MS, START_MAX_MS, startEdgeOf, TELEMETRY_BATCH_MAX } from '@site/api/contracts/telemetry';

const event = { remote: 'mf-catalogue', release: '1.0.0-3fa9c1d2', cohort: 'canary', serial: 1_800_000_000, kind: 'mounted', ms: 340 };
const isTaken = (...events: object[]) => z.safeParse(sendTelemetry.input, { events }).success;

it.each([
  { kind: 'crashed', ms: undefined },
  { ms: 0 },
  { ms: START_MAX_MS },
  { remote: 'shell' },
  { remote: 'plain', cohort: 'live' },
  { release: 'none', kind: 'gave-up' },
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
])('refuses an event with %j', (change) => expect(isTaken({ ...event, ...change })).toBe(false));

it('takes 1 to 50 events at a time', () => {
  const many = (count: number) => isTaken(...Array.from({ length: count }, () => event));
  expect([0, 1, TELEMETRY_BATCH_MAX, TELEMETRY_BATCH_MAX + 1].map(many)).toEqual([false, true, true, false]);
});

it('counts every start time that it takes in the class of the next edge', () => {
  expect([...START_EDGES_MS].sort((one, other) => one - other)).toEqual([...START_EDGES_MS]);
  expect([0, 50, 51, 1000, 1001, START_MAX_MS].map(startEdgeOf)).toEqual([50, 50, 63, 1000, 1250, START_MAX_MS]);
});
