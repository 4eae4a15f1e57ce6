import { CLAIM_ERROR, CLAIM_FAILED, CLAIM_MIN, type getReferral, type ReferralReward } from '@site/api/contracts/rewards';
import { paisaOfTaka } from '@site/api/money';
import type { EndpointOutput } from '@site/api/schema';
import { paisaOf } from '@site/i18n';

export type Referral = EndpointOutput<typeof getReferral>;

/** Minimum of a claim in paisa. */
export const LEAST_CLAIM = paisaOfTaka(CLAIM_MIN);

/** @see REWARDS-007 */
export const isTooLittle = (cashBonus: string) => paisaOf(cashBonus) < LEAST_CLAIM;

/** The platform's message; else the specified text, one for an answer without a message and one for no answer. @see REWARDS-010 */
export function claimFailure({ kind, serverMessage }: { kind: string; serverMessage?: string }) {
  if (serverMessage) return serverMessage;
  return kind === 'unreachable' || kind === 'off-contract' ? CLAIM_ERROR : CLAIM_FAILED;
}

/** @param rate hundredths of a percent */
export const rateText = (rate: number) => `${rate / 100}%`;

/** Tiers with turnover. */
export const playedTiers = ({ details }: ReferralReward) => details.filter(({ turnover }) => paisaOf(turnover) > 0n);
