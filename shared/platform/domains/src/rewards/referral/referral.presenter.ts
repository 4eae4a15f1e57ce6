import { REFERRAL_DEPTH, type getReferral, type ReferralReward } from '@site/api/contracts/rewards';
import type * as z from '@site/api/schema';
import { paisa, printAmount, sumOf } from '@site/api/money';
import type { DepthRow } from './network.repository';
import type { readReferral } from './referral.service';
import type { RewardRow } from './rewards.repository';

export function presentReferral({
  code,
  sums,
  depths,
  requirements,
}: Awaited<ReturnType<typeof readReferral>>): z.output<typeof getReferral.output> {
  return {
    referral_code: code,
    cash_bonus: printAmount(sums.waiting),
    lifetime_rewards: printAmount(sums.lifetime),
    referral_turnover: printAmount(sumOf(depths.map(({ turnover }) => turnover))),
    active_downlines: depths.reduce((sum, { active }) => sum + active, 0),
    deposit_requirement: printAmount(requirements.deposits),
    turnover_requirement: printAmount(requirements.turnover),
    depths: Array.from({ length: REFERRAL_DEPTH }, (_, at) => presentDepth(at + 1, depths)),
  };
}

/** Shows a depth without players as well. */
function presentDepth(depth: number, depths: readonly DepthRow[]) {
  const { players, active, turnover } = depths.find((row) => row.depth === depth) ?? { players: 0, active: 0, turnover: paisa(0n) };
  return { depth, players, active, turnover: printAmount(turnover) };
}

export const presentReward = ({ day, tiers, amount, isClaimed }: RewardRow): ReferralReward => ({
  date: day,
  turnover: printAmount(sumOf(tiers.map(({ turnover }) => turnover))),
  cashReward: printAmount(amount),
  status: isClaimed ? 'Claimed' : 'Unclaimed',
  details: tiers.map(({ turnover, rate, reward }, at) => ({
    tier: at + 1,
    turnover: printAmount(turnover),
    rate,
    reward: printAmount(reward),
  })),
});
