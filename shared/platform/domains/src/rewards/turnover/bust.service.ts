import { paisa } from '@site/api/money';
import { writeAudit } from '@site/platform-kit/http/audit';
import type { Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { completeTickets, hasOpenBets, isAlmostEmpty, listAlmostEmpty } from './bust.repository';
import { releasedMessage } from './turnover.messages';

/** Money below 10 taka is too little to go on playing, so the tickets end. */
const BUST_BELOW = paisa(1000n);

/**
 * Completes the tickets of a player with almost no money left, held money included and without open bets, because the player has nothing to
 * stake on them. Requires the lock on the player's wallet.
 */
export async function releaseWhenBust(tx: Executor, playerId: number, at: Date) {
  if (await isAlmostEmpty(tx, playerId, BUST_BELOW)) await release(tx, playerId, at);
}

/** Like `releaseWhenBust`, for many players. Requires the locks on their wallets. */
export async function releaseThoseBust(tx: Executor, playerIds: readonly number[], at: Date) {
  for (const playerId of await listAlmostEmpty(tx, playerIds, BUST_BELOW)) await release(tx, playerId, at);
}

async function release(tx: Executor, playerId: number, at: Date) {
  if (await hasOpenBets(tx, playerId)) return;
  const released = await completeTickets(tx, playerId, at);
  if (!released.length) return;
  await writeAudit(tx, { at, action: 'turnover.released', playerId, ip: '', detail: { tickets: released } });
  await writeMessage(tx, { playerId, at, ...releasedMessage(), about: 'turnover' });
}
