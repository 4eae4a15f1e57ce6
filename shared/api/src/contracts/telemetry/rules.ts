import { VITALS } from './vitals';

/** Path to which pages send events of their remotes. */
export const TELEMETRY_PATH = '/api/telemetry';

/**
 * Kinds of events of a release in a page. `mounted` carries the time that the player waited for it, a web vital its value; `uncaught` is the
 * first error in a page that no code caught.
 */
export const TELEMETRY_KINDS = [
  'loaded',
  'mounted',
  'load-failed',
  'start-failed',
  'crashed',
  'stepped-back',
  'gave-up',
  'swapped',
  'uncaught',
  ...VITALS,
] as const;
/** Kind of an event of a remote. */
export type TelemetryKind = (typeof TELEMETRY_KINDS)[number];

/** Cohorts of devices: `live` runs the release for all, `canary` a release that is tried by a share of the devices. */
export const COHORTS = ['live', 'canary'] as const;
/** Cohort of a device. */
export type Cohort = (typeof COHORTS)[number];

/** Most events in one call. */
export const TELEMETRY_BATCH_MAX = 50;
/** Largest body of a call in bytes. */
export const TELEMETRY_BODY_MAX_BYTES = 16_384;
/** Days for which counts are stored. */
export const TELEMETRY_KEPT_DAYS = 14;

/** Longest start time in ms that is reported; after a longer one the page was asleep. */
export const START_MAX_MS = 120_000;

/**
 * Upper edges in ms of the classes that start times are counted in, each about a quarter wider than the one before. The edge is the key of
 * its class, so counts stay true when edges are added.
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

/**
 * Upper edge in ms of the class that counts a start time.
 * @param ms at most `START_MAX_MS`.
 */
export const startEdgeOf = (ms: number): number => START_EDGES_MS.find((edge) => ms <= edge) ?? START_MAX_MS;
