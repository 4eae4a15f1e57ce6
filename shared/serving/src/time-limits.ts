/** Bounds on the time that a client takes, in ms. */
export interface TimeLimits {
  /** From the connection, or from the first byte of a later request, to the end of its headers. */
  headersMs: number;
  /** To the end of the body. The edge adds the time that a large form needs. */
  requestMs: number;
  /** Interval between two looks for late requests; upper bound on the extra time until they are cut. */
  checkEveryMs: number;
  /** Longest silence in both directions; heartbeats of event streams are more frequent. */
  idleMs: number;
}

export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 20_000, checkEveryMs: 2_000, idleMs: 60_000 };
