import type * as z from '@site/api/schema';
import { GAME_TYPES } from '@site/api/contracts/catalogue';
import type { vipStandingSchema } from '@site/api/contracts/account';
import type { VipLevel, VipMonth, VipReceived, VipUsed } from '@site/api/contracts/rewards';
import { printAmount } from '@site/api/money';
import type { MonthRow, ReceivedRow, UsedRow } from './vip-records.repository';
import { earningOf, levelName, multiplierPercent, progressPercent, thresholdOf, TOP_LEVEL } from './vip.rules';

export const presentStanding = ({
  level,
  experienceMilli,
}: {
  level: number;
  experienceMilli: bigint;
}): z.output<typeof vipStandingSchema> => ({
  level,
  name: levelName(level),
  style: styleOf(level),
  next: level < TOP_LEVEL ? levelName(level + 1) : null,
  progress: progressPercent(level, experienceMilli),
});

const styleOf = (level: number) => `lv${level}`;
const wholeOf = (milli: bigint) => (milli > 0n ? Number(milli / 1000n) : 0);

/** Shows thousandths of a point, so that the small stakes of a day are visible. */
export const presentReceived = ({ milliVp, source, updatedAt }: ReceivedRow): VipReceived => ({
  vip_points: Number(milliVp) / 1000,
  source,
  created_at: updatedAt.toISOString(),
});

export const presentUsed = ({ points, amount, createdAt }: UsedRow): VipUsed => ({
  vip_points: points,
  amount: printAmount(amount),
  created_at: createdAt.toISOString(),
});

export const presentMonth = ({ month, level, experienceMilli }: MonthRow): VipMonth => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
  level,
  level_name: levelName(level),
  experience: wholeOf(experienceMilli),
});

const presentLevel = (level: number): VipLevel => ({
  level,
  name: levelName(level),
  style: styleOf(level),
  experience: thresholdOf(level),
  bonus: Number(multiplierPercent(level)) - 100,
});

export const presentLadder = ({ level, experienceMilli }: { level: number; experienceMilli: bigint }) => ({
  levels: Array.from({ length: TOP_LEVEL + 1 }, (_, at) => presentLevel(at)),
  current: level,
  experience: wholeOf(experienceMilli),
  earning: GAME_TYPES.map((type) => ({ game_type: type, points: earningOf(type) })),
});
