import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { milliVpToTakeBack } from '../vip/vip.rules';
import { earnPoints, takePointsBack } from '../vip/vip.service';
import { countStake, uncountStake, type StakedRound } from '../turnover/turnover.service';

/** What a stake counted for so far. */
export interface CountedStake {
  stake: Paisa;
  milliVp: bigint;
  settledAt: Date;
}

/**
 * Counts a settled stake on tickets and for points, or, below zero, takes back what was counted of it. The caller holds the player's
 * main wallet. @returns the points gained or lost
 */
export async function changeStake(tx: Executor, staked: StakedRound, change: Paisa, before: CountedStake | null): Promise<bigint> {
  const { playerId, gameType, at } = staked;
  if (change > 0n) {
    await countStake(tx, staked, change);
    return earnPoints(tx, { playerId, gameType, at }, change);
  }
  if (change === 0n || !before) return 0n;
  await uncountStake(tx, staked, paisa(-change));
  const taken = milliVpToTakeBack(before.milliVp, paisa(-change), before.stake);
  await takePointsBack(tx, { playerId, gameType, at }, taken, before.settledAt);
  return -taken;
}
