import type { ErrorCode } from '@site/api/contracts/errors';

export interface Check<Facts> {
  failsWhen: (facts: Facts) => boolean;
  code: ErrorCode;
}

/** Runs the checks in order and returns the code of the first that fails, or null. */
export const firstFailing =
  <Facts>(checks: readonly Check<Facts>[]) =>
  (facts: Facts): ErrorCode | null =>
    checks.find(({ failsWhen }) => failsWhen(facts))?.code ?? null;
