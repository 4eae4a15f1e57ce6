import type { Executor } from '@site/platform-kit/data/database';
import { findSafeguards, guard, refusalOf } from '#safer-play';

/**
 * Refuses to give something to play with to a player who may not play. Requires the lock on the player's wallet.
 * @throws Refusal `funds.account_blocked`, `safer_play.time_out`, `safer_play.excluded`
 */
export async function checkMayReceive(tx: Executor, playerId: number, at: Date) {
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'promotion');
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
}
