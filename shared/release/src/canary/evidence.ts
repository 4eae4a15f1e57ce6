const { exp, log } = Math;

const STEPS = 64;

/**
 * How strongly events speak for happening more often in the canary than in the rest, as the logarithm of a likelihood ratio.
 *
 * Where both do equally well, each event falls on the canary with the canary's share of the starts, however the rate of all
 * goes up and down. The ratio compares that with every larger share, evenly weighted. Its mean is at most 1 for a canary that
 * does no worse, and it stays so after every event: by Ville's inequality the chance that it ever reaches 1 / x is at most x,
 * however often it is looked at. A fixed-size test would be wrong sooner or later when it is asked every few seconds.
 *
 * @param share the canary's part of all starts, above 0 and below 1
 */
export function logEvidence(inCanary: number, inRest: number, share: number): number {
  const ratios = Array.from({ length: STEPS }, (_, step) => {
    const larger = share + (1 - share) * ((step + 0.5) / STEPS);
    return inCanary * log(larger / share) + inRest * log((1 - larger) / (1 - share));
  });
  const largest = Math.max(...ratios);
  return largest + log(ratios.reduce((sum, ratio) => sum + exp(ratio - largest), 0) / STEPS);
}
