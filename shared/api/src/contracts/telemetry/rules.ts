/** Where pages send what happened to their releases. */
export const TELEMETRY_PATH = '/api/telemetry';

/** What can happen to a remote in a page. `mounted` carries how long the player waited for it. */
export const TELEMETRY_KINDS = [
  'loaded',
  'mounted',
  'load-failed',
  'start-failed',
  'crashed',
  'stepped-back',
  'gave-up',
  'swapped',
] as const;
export type TelemetryKind = (typeof TELEMETRY_KINDS)[number];

/** Whether the device runs what is live for all, or what is tried by a share of them. */
export const COHORTS = ['live', 'canary'] as const;
export type Cohort = (typeof COHORTS)[number];

export const TELEMETRY_BATCH_MAX = 50;
export const TELEMETRY_BODY_MAX_BYTES = 16_384;
export const TELEMETRY_KEPT_DAYS = 14;

/** Longer waits are not reported: the page was asleep. */
export const START_MAX_MS = 120_000;

/**
 * Upper edges of the classes that start times are counted in, each about a quarter wider than the one before. A class is known
 * by its edge, so that counts stay true when edges are added.
 */
export const START_EDGES_MS = [
  50,
  63,
  80,
  100,
  125,
  160,
  200,
  250,
  315,
  400,
  500,
  630,
  800,
  1000,
  1250,
  1600,
  2000,
  2500,
  3150,
  4000,
  5000,
  6300,
  8000,
  10_000,
  12_500,
  16_000,
  20_000,
  30_000,
  60_000,
  START_MAX_MS,
] as const;

/** @returns the edge of the class that a start time of at most `START_MAX_MS` is counted in */
export const startEdgeOf = (ms: number): number => START_EDGES_MS.find((edge) => ms <= edge) ?? START_MAX_MS;
