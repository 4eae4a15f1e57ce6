/** Figures of one release, as pages reported them in some time. */
export interface ReleaseFigures {
  starts: number;
  failures: number;
  /** 75th percentiles in ms of the vitals that any device reported. */
  vitalsP75: Readonly<Partial<Record<'lcp' | 'inp', number>>>;
}

/** Limits from which on a release counts as worse than another. The judge of canaries begins with the same ones. */
export const HEALTH_LIMITS = {
  /** Fewer starts, of either release, say nothing. */
  leastStarts: 100,
  /** Difference of the shares of failed starts, 0 to 1. */
  leastDifference: 0.005,
  /** A vital is slow when it is this many times that of the other release, and longer by `slowByMs`. */
  slowFactor: 1.5,
  slowByMs: { lcp: 500, inp: 50 },
  /** Limits for a release that nothing can be compared with: share of failed starts, and the vitals that count as poor. */
  alone: { failures: 0.02, lcp: 4_000, inp: 500 },
} as const;

/** Parts of a release that can be worse. */
export const HEALTH_FINDINGS = ['failures', 'lcp', 'inp'] as const;
export type HealthFinding = (typeof HEALTH_FINDINGS)[number];

/** Share of the starts that failed, 0 to 1; 0 without any start. */
export const failedShare = ({ starts, failures }: ReleaseFigures): number => (starts ? failures / starts : 0);

/**
 * Compares a release with another one.
 * @param other the release before, or the live one for a canary; null, or too few starts, for none: then absolute limits count
 */
export function findingsOf(own: ReleaseFigures, other: ReleaseFigures | null): HealthFinding[] {
  if (own.starts < HEALTH_LIMITS.leastStarts) return [];
  const known = other && other.starts >= HEALTH_LIMITS.leastStarts ? other : null;
  return HEALTH_FINDINGS.filter((finding) => (finding === 'failures' ? isFailing(own, known) : isSlow(finding, own, known)));
}

function isFailing(own: ReleaseFigures, other: ReleaseFigures | null): boolean {
  if (!other) return failedShare(own) >= HEALTH_LIMITS.alone.failures;
  return failedShare(own) - failedShare(other) >= HEALTH_LIMITS.leastDifference;
}

function isSlow(vital: 'lcp' | 'inp', own: ReleaseFigures, other: ReleaseFigures | null): boolean {
  const [value, before] = [own.vitalsP75[vital], other?.vitalsP75[vital]];
  if (value === undefined) return false;
  if (before === undefined) return value > HEALTH_LIMITS.alone[vital];
  return value >= before * HEALTH_LIMITS.slowFactor && value - before >= HEALTH_LIMITS.slowByMs[vital];
}
