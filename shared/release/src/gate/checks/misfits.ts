import type { ReleaseRecord } from '#store/release-record';
import type { Finding } from '../trial/finding';
import { foreignContract } from './contract';
import { missingFor } from './missing-exports';
import { unsatisfiedShares } from './shared-modules';

const COMPARISONS = { contract: foreignContract, shared: unsatisfiedShares, exports: missingFor } as const;

/** Something that a remote requires and a shell does not provide. */
export type Misfit = Pick<Finding, 'check' | 'message'>;

/** Compares a remote with a shell by their records: contract, shared modules and exports. @returns nothing when they fit */
export const misfitsOf = (record: ReleaseRecord, shell: ReleaseRecord): Misfit[] =>
  Object.entries(COMPARISONS).flatMap(([check, compare]) =>
    compare(record, shell).map((message) => ({ check: check as keyof typeof COMPARISONS, message })),
  );
