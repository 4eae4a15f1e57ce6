import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { milliVpToTakeBack } from '../vip/vip.rules';
import { earnPoints, takePointsBack } from '../vip/vip.service';
import { countStake, uncountStake, type StakedRound } from '../turnover/turnover.service';

/** Stake that was counted so far, with its points. */
export interface CountedStake {
  stake: Paisa;
  milliVp: bigint;
  settledAt: Date;
}

/**
 * Counts a settled stake on tickets and for points; a negative change takes back a part that was counted. Requires the lock on the player's
 * wallet. @returns the points gained or lost
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
