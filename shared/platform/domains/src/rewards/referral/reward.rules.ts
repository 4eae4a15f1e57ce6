import { REFERRAL_BANDS } from '@site/api/contracts/rewards';

/** What one depth brought on a day. Money in paisa. */
export interface TierReward {
  turnover: bigint;
  /** Hundredths of a percent. */
  rate: number;
  reward: bigint;
}

const PAISA = 100n;
const RATE_UNIT = 10_000n;

/**
 * The rewards of a day. All tiers together pick the band, and the band's rates hold for the whole amount: at its edge the reward jumps.
 * @param turnovers of tiers 1 to 3
 * @see spec B 9, domain 4.2
 */
export function rewardsFor(turnovers: readonly bigint[]): TierReward[] {
  const rates = ratesAt(turnovers.reduce((sum, turnover) => sum + turnover, 0n));
  return turnovers.map((turnover, at) => {
    const rate = rates[at] ?? 0;
    return { turnover, rate, reward: (turnover * BigInt(rate)) / RATE_UNIT };
  });
}

const ratesAt = (total: bigint): readonly number[] => REFERRAL_BANDS.findLast(({ from }) => total >= BigInt(from) * PAISA)?.rates ?? [];

export const totalOf = (tiers: readonly TierReward[]) => tiers.reduce((sum, { reward }) => sum + reward, 0n);
