import type { ErrorCatalogue } from './error-entry';

/** Message of `rewards.claim_too_little`. @see REWARDS-007 */
export const CLAIM_TOO_LITTLE = 'You need at least 10 to claim all.';
/** Message of `rewards.points_too_few`. @see REWARDS-019 */
export const MINIMUM_VP = 'Minimum VP Required: 10';

/** Refusals of claims and conversions. */
export const rewardsErrors = {
  'rewards.claim_too_little': { status: 422, message: CLAIM_TOO_LITTLE },
  'rewards.points_too_few': { status: 422, message: MINIMUM_VP },
  'rewards.points_missing': { status: 422, message: 'You do not have that many points.' },
} as const satisfies ErrorCatalogue;
