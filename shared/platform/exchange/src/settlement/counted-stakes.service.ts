import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { changeStake, countStakes, earnPointsOfMany, releaseThoseBust } from '@site/platform-domains/rewards';
import type { EarlierResult } from './settlement.repository';
import type { PlayerOutcome } from './settlement.rules';

const GAME_TYPE = 'SPORTS';

/** Result of a settlement for one player, and of the settlement before it. */
export interface PlayerSettlement {
  playerId: number;
  now: PlayerOutcome;
  before: EarlierResult | undefined;
}

/** Updates tickets and points for a settled market. @returns by player, the points gained or lost */
export async function countExchangeStakes(
  tx: Executor,
  marketId: string,
  turns: readonly PlayerSettlement[],
  at: Date,
): Promise<Map<number, bigint>> {
  const stakedBy = (playerId: number) =>
    ({ playerId, sessionId: `exchange:${marketId}`, roundId: String(playerId), gameType: GAME_TYPE, at }) as const;
  const firsts = turns.filter(({ before, now }) => !before && now.turnover > 0n);
  await countStakes(
    tx,
    firsts.map(({ playerId, now }) => ({ ...stakedBy(playerId), stake: now.turnover })),
  );
  const points = await earnPointsOfMany(
    tx,
    { gameType: GAME_TYPE, at },
    new Map(firsts.map(({ playerId, now }) => [playerId, now.turnover])),
  );
  for (const { playerId, now, before } of turns) {
    if (!before) continue;
    const counted = { stake: before.turnover, milliVp: before.milliVp, settledAt: before.at };
    points.set(playerId, await changeStake(tx, stakedBy(playerId), paisa(now.turnover - before.turnover), counted));
  }
  await releaseThoseBust(
    tx,
    turns.map(({ playerId }) => playerId),
    at,
  );
  return points;
}
