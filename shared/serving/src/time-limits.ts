/** How long a client may take; all in ms. */
export interface TimeLimits {
  /** From the connection, or from the first byte of a later request, to the end of its headers. */
  headersMs: number;
  /** To the end of the body. The edge adds the time that a large form needs. */
  requestMs: number;
  /** Between two looks for requests that are over their limit: the upper bound on how much later they are cut. */
  checkEveryMs: number;
  /** Without a byte in either direction. Event streams have heartbeats that are more frequent. */
  idleMs: number;
}

export const TIME_LIMITS: TimeLimits = { headersMs: 10_000, requestMs: 20_000, checkEveryMs: 2_000, idleMs: 60_000 };
