import type { ErrorCatalogue } from './error-entry';
import { CLAIM_TOO_LITTLE, MINIMUM_VP } from '../contracts/rewards/texts';

export const rewardsErrors = {
  'rewards.claim_too_little': { status: 422, message: CLAIM_TOO_LITTLE },
  'rewards.points_too_few': { status: 422, message: MINIMUM_VP },
  'rewards.points_missing': { status: 422, message: 'You do not have that many points.' },
} as const satisfies ErrorCatalogue;
