import {
  START_EDGES_MS,
  startEdgeOf,
  VITAL_MAX,
  vitalEdgeOf,
  VITALS,
  VITALS_SAMPLE_PERCENT,
  type Cohort,
  type TelemetryRow,
  type Vital,
} from '@site/api/contracts/telemetry';

const { ceil, cos, exp, imul, log, max, min, PI, round, sqrt } = Math;

/** Behaviour of one release in pages. */
export interface Behaviour {
  /** Share of starts that fail, 0 to 1. */
  failing: number;
  /** Average number of failures in a row on a device that fails. */
  failsInARow?: number;
  /** Median of the start times; without it the rows carry no start times. */
  medianMs?: number;
  /** Median of each web vital; the others are not reported. */
  vitals?: Partial<Record<Vital, number>>;
  /** Standard deviation of the logarithm of a vital over the devices. */
  spread?: number;
}

export const REMOTE = 'mf-catalogue';
export const LIVE = '1.0.0-aaaaaaaa';
export const CANARY = '1.0.1-bbbbbbbb';

const STARTS_OF_A_DEVICE = 4;

/** Random numbers from 0 to below 1, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof createRandom>;

/** Starts and failures of one release so far. */
function createCounts(random: Random, cohort: Cohort, release: string) {
  let starts = 0;
  let failures = 0;
  const ms: Record<string, number> = {};
  const values: Partial<Record<Vital, Record<string, number>>> = {};
  const sampled = cohort === 'canary' ? 1 : VITALS_SAMPLE_PERCENT / 100;

  function fail({ failing, failsInARow = 1 }: Behaviour, among: number) {
    const perStart = failing / failsInARow;
    // Draw the distance to the next failure, which needs fewer random numbers than one for every start.
    for (let at = gap(random, perStart); at <= among; at += gap(random, perStart)) {
      failures += 1 + (failsInARow > 1 ? gap(random, 1 / failsInARow) - 1 : 0);
    }
  }

  function time(medianMs: number, among: number) {
    for (let started = 0; started < among; started += STARTS_OF_A_DEVICE) {
      const device = medianMs * exp(0.5 * normal(random));
      for (let own = 0; own < STARTS_OF_A_DEVICE; own++) {
        const edge = startEdgeOf(min(device * exp(0.3 * normal(random)), START_EDGES_MS.at(-1) ?? 0));
        ms[edge] = (ms[edge] ?? 0) + 1;
      }
    }
  }

  function measure({ vitals = {}, spread = 0.6 }: Behaviour, among: number) {
    for (const vital of VITALS) {
      const median = vitals[vital];
      if (median === undefined) continue;
      const own = (values[vital] ??= {});
      for (let device = 0; device < round(among * sampled); device++) {
        const edge = vitalEdgeOf(vital, min(median * exp(spread * normal(random)), VITAL_MAX[vital]));
        own[edge] = (own[edge] ?? 0) + 1;
      }
    }
  }

  return {
    add(behaviour: Behaviour, among: number) {
      starts += among;
      fail(behaviour, among);
      if (behaviour.medianMs !== undefined) time(behaviour.medianMs, among);
      measure(behaviour, among);
    },
    rows(): TelemetryRow[] {
      const facts = { remote: REMOTE, release, cohort, serial: 7 };
      return [
        { ...facts, kind: 'mounted', count: starts, ms: { ...ms } },
        { ...facts, kind: 'crashed', count: min(failures, starts) },
        ...VITALS.flatMap((kind) => {
          const own = values[kind];
          return own ? [{ ...facts, kind, count: Object.values(own).reduce((sum, devices) => sum + devices, 0), values: { ...own } }] : [];
        }),
      ];
    },
  };
}

/** Random number of steps until an event of this probability happens. */
const gap = (random: Random, probability: number) => (probability > 0 ? max(1, ceil(log(1 - random()) / log(1 - probability))) : Infinity);

const normal = (random: Random) => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());

/** Traffic of a site with one canary. @param share the canary's part of all starts, 0 to 1 */
export function createTraffic(seed: number, share: number) {
  const random = createRandom(seed);
  const canary = createCounts(random, 'canary', CANARY);
  const rest = createCounts(random, 'live', LIVE);
  return {
    /** @param starts number of canary starts; the rest gets starts in proportion to the share */
    add(starts: number, own: Behaviour, others: Behaviour) {
      canary.add(own, starts);
      rest.add(others, round((starts * (1 - share)) / share));
    },
    canaryRows: canary.rows,
    restRows: rest.rows,
    rows: () => [...canary.rows(), ...rest.rows()],
  };
}
