import { sampleProfile } from '@site/testing/fixtures';
import type { VipLevel } from '@site/api/contracts/rewards';

/** A player between Normal and Elite I. */
export const PROFILE = sampleProfile({
  vip_coin: 12_450,
  vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 25 },
});

const level = (at: number, name: string, experience: number, bonus: number): VipLevel => ({
  level: at,
  name,
  style: `lv${at}`,
  experience,
  bonus,
});

/** A short ladder: the first step, the specified one, and the top. */
export const LADDER = {
  levels: [
    level(0, 'Normal', 0, 0),
    level(1, 'Elite I', 10_000, 0),
    level(12, 'Expert III', 2_500_000, 35),
    level(15, 'Legend III', 10_000_000, 50),
  ],
  current: 0,
  experience: 2500,
  earning: [
    { game_type: 'SLOT' as const, points: 100 },
    { game_type: 'LIVE' as const, points: 40 },
  ],
};
