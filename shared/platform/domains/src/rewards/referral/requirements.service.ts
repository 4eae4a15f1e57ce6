import { paisaOfTaka } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { getSettings } from '#site';
import type { DownlineRequirements } from './downlines.repository';

/** The operator's requirements for an active downline. */
export async function requirementsOf(db: Executor): Promise<DownlineRequirements> {
  const { referral_min_deposits: deposits, referral_min_turnover: turnover } = await getSettings(db);
  return { deposits: paisaOfTaka(deposits), turnover: paisaOfTaka(turnover) };
}
