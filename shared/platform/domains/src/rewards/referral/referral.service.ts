import type { Executor } from '@site/platform-kit/data/database';
import { lastPage } from '@site/platform-kit/base/last-page';
import { findReferralCode, listDepths, sumRewards } from './network.repository';
import { requirementsOf } from './requirements.service';
import { countRewards, listRewards } from './rewards.repository';

export async function readReferral(db: Executor, playerId: number) {
  const requirements = await requirementsOf(db);
  const [code, sums, depths] = await Promise.all([
    findReferralCode(db, playerId),
    sumRewards(db, playerId),
    listDepths(db, playerId, requirements),
  ]);
  return { code, sums, depths, requirements };
}

export async function readRewards(db: Executor, playerId: number, { page, perPage }: { page: number; perPage: number }) {
  const [rewards, total] = await Promise.all([
    listRewards(db, playerId, { limit: perPage, offset: (page - 1) * perPage }),
    countRewards(db, playerId),
  ]);
  return { rewards, total, lastPage: lastPage(total, perPage) };
}
