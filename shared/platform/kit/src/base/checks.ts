import type { ErrorCode } from '@site/api/contracts/errors';

export interface Check<Facts> {
  fails: (facts: Facts) => boolean;
  says: ErrorCode;
}

/** Ordered checks as one question: which is the first that fails, if any? */
export const firstFailing =
  <Facts>(checks: readonly Check<Facts>[]) =>
  (facts: Facts): ErrorCode | null =>
    checks.find(({ fails }) => fails(facts))?.says ?? null;
