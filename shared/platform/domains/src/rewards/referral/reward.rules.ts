import { REFERRAL_BANDS } from '@site/api/contracts/rewards';
import { paisa, sumOf, type Paisa } from '@site/api/money';

/** Turnover and reward of one depth on one day, in paisa. */
export interface TierReward {
  turnover: Paisa;
  /** Hundredths of a percent. */
  rate: number;
  reward: Paisa;
}

const PAISA = 100n;
const RATE_UNIT = 10_000n;

/**
 * The rewards of a day. The sum of all tiers selects the band, and the rates of the band apply to the whole amount, so the reward jumps at
 * the edge of a band.
 * @param turnovers of tiers 1 to 3
 * @see REWARDS-015, N-44
 */
export function rewardsFor(turnovers: readonly Paisa[]): TierReward[] {
  const rates = ratesAt(sumOf(turnovers));
  return turnovers.map((turnover, at) => {
    const rate = rates[at] ?? 0;
    return { turnover, rate, reward: paisa((turnover * BigInt(rate)) / RATE_UNIT) };
  });
}

const ratesAt = (total: Paisa): readonly number[] => REFERRAL_BANDS.findLast(({ from }) => total >= BigInt(from) * PAISA)?.rates ?? [];

export const totalOf = (tiers: readonly TierReward[]) => sumOf(tiers.map(({ reward }) => reward));
