import { HEALTH_LIMITS } from '@site/api/contracts/releases';
import type { Vital } from '@site/api/contracts/telemetry';
import { logEvidence } from './evidence';
import { NOTHING_FOUND, SUSPICIOUS, type CanaryFinding } from './finding';
import { slowDevices, vitalDevices, vitalP75, vitalText, type Vitals } from './vitals';

/**
 * Least difference of the 75th percentiles that counts as slow, in ms and for `cls` as a score. The time to the first byte is left out: the
 * edge decides about it, and no release of an area.
 *
 * - `lcp`: on slow 4G a device that loads the new files of an area for the first time waits about half a second more than one with a cache.
 * - `inp`: a quarter of the 200 ms that count as good.
 * - `cls`: half of the 0.1 that counts as good.
 */
const SLOW_BY = { ...HEALTH_LIMITS.slowByMs, cls: 0.05 } as const satisfies Partial<Record<Vital, number>>;

type Judged = keyof typeof SLOW_BY;
const JUDGED = Object.keys(SLOW_BY) as Judged[];

/** Part of the factor and of the least difference from which on no promotion is advised, when the evidence is suspicious as well. */
const NOTICEABLE = 0.4;

/** Devices of one place share a network, so this many count as one. */
const DEVICES_LIKE_ONE = 2;

/** Options of `judgeCanary` that also decide about vitals. */
interface SlowOptions {
  leastStarts: number;
  slowFactor: number;
}

/** Compares the 75th percentiles of a canary with those of the rest; a vital with too few devices on either side finds nothing. */
export const slowVitals = (canary: Vitals, rest: Vitals, options: SlowOptions): CanaryFinding[] =>
  JUDGED.map((vital) => slowVital(vital, canary, rest, options));

function slowVital(vital: Judged, canary: Vitals, rest: Vitals, { leastStarts, slowFactor }: SlowOptions): CanaryFinding {
  const [own, others] = [vitalP75(canary, vital), vitalP75(rest, vital)];
  const [devices, devicesOfRest] = [vitalDevices(canary, vital), vitalDevices(rest, vital)];
  if (own === null || others === null || Math.min(devices, devicesOfRest) < leastStarts) return NOTHING_FOUND;
  const isBeyond = (part: number) => own >= others * (1 + (slowFactor - 1) * part) && own - others >= SLOW_BY[vital] * part;
  const ratio = logEvidence(slowDevices(canary, vital, rest), slowDevices(rest, vital, rest), devices / (devices + devicesOfRest));
  // Several vitals are asked about, and all together may mislead as seldom as one question.
  const evidence = ratio / DEVICES_LIKE_ONE - Math.log(JUDGED.length);
  const isLarge = isBeyond(1);
  return {
    evidence,
    isLarge,
    isSuspicious: isLarge || (isBeyond(NOTICEABLE) && evidence >= SUSPICIOUS),
    words: `${vital.toUpperCase()} is ${vitalText(vital, own)} at the 75th percentile, ${vitalText(vital, others)} in the rest`,
  };
}
