/** Difference between a canary and the rest, as one question about it found it. */
export interface CanaryFinding {
  /** Natural logarithm of a likelihood ratio; see `logEvidence`. */
  evidence: number;
  /** The difference is large enough for an abort, once the evidence is strong enough. */
  isLarge: boolean;
  /** No promotion is advised while this is true. */
  isSuspicious: boolean;
  words: string;
}

export const NOTHING_FOUND: CanaryFinding = { evidence: 0, isLarge: false, isSuspicious: false, words: '' };

/** Evidence from which on no promotion is advised, although it is too weak for an abort. */
export const SUSPICIOUS = Math.log(20);
