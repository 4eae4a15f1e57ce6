const { exp, log } = Math;

const STEPS = 64;

/**
 * Evidence that events happen more often in the canary than in the rest: the natural logarithm of a likelihood ratio.
 *
 * If both are equally good, the probability that an event happens in the canary equals the canary's share of the starts, even
 * while the overall rate changes. The ratio compares this hypothesis with every larger share, evenly weighted. For a canary that
 * is no worse, the mean of the ratio is at most 1 after every event. By Ville's inequality the probability that the ratio ever
 * reaches 1 / x is therefore at most x, for any number of looks. A test with a fixed sample size would give a false alarm sooner
 * or later when it is repeated every few seconds.
 *
 * @param inCanary number of events in the canary
 * @param inRest number of events in the rest
 * @param share the canary's part of all starts, above 0 and below 1
 */
export function logEvidence(inCanary: number, inRest: number, share: number): number {
  if (inCanary === 0 && inRest === 0) return 0;
  const ratios = Array.from({ length: STEPS }, (_, step) => {
    const larger = share + (1 - share) * ((step + 0.5) / STEPS);
    return inCanary * log(larger / share) + inRest * log((1 - larger) / (1 - share));
  });
  const largest = Math.max(...ratios);
  return largest + log(ratios.reduce((sum, ratio) => sum + exp(ratio - largest), 0) / STEPS);
}
