import type * as z from '@site/api/schema';
import type { vipStandingSchema } from '@site/api/contracts/account';
import { levelName, progressPercent, TOP_LEVEL } from './vip.rules';

export const presentStanding = ({
  level,
  experienceMilli,
}: {
  level: number;
  experienceMilli: bigint;
}): z.output<typeof vipStandingSchema> => ({
  level,
  name: levelName(level),
  style: `lv${level}`,
  next: level < TOP_LEVEL ? levelName(level + 1) : null,
  progress: progressPercent(level, experienceMilli),
});
