import type { ReferralReward } from '@site/api/contracts/rewards';
import type { Referral } from './referral.rules';

export const REFERRAL: Referral = {
  referral_code: 'LILY2K7P',
  cash_bonus: '263.00',
  lifetime_rewards: '1148.00',
  referral_turnover: '220000.00',
  active_downlines: 6,
  deposit_requirement: '500.00',
  turnover_requirement: '1000.00',
  depths: [
    { depth: 1, players: 7, active: 3, turnover: '150000.00' },
    { depth: 2, players: 4, active: 2, turnover: '60000.00' },
    { depth: 3, players: 1, active: 1, turnover: '10000.00' },
  ],
};

export const REWARD: ReferralReward = {
  date: '2026-01-14',
  turnover: '210000.00',
  cashReward: '261.00',
  status: 'Unclaimed',
  details: [
    { tier: 1, turnover: '150000.00', rate: 15, reward: '225.00' },
    { tier: 2, turnover: '60000.00', rate: 6, reward: '36.00' },
    { tier: 3, turnover: '0.00', rate: 2, reward: '0.00' },
  ],
};
