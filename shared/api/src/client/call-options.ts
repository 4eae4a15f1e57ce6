/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Name of a money post at the platform; keep it when the player retries the same post. Default: a new UUID. */
  idempotencyKey?: string;
  /** The caller polls, so a failed read is not retried here, and a public read has no time-out: only `signal` ends it. */
  isPolled?: boolean;
  /**
   * Hand-written check of the answer; the schema is skipped when it returns true, because parsing a large answer several times a second
   * costs more than rendering it.
   */
  check?: (data: unknown) => boolean;
  /** Part of the body that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
}
