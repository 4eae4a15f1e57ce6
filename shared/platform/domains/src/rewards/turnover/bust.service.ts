import { paisa } from '@site/api/money';
import { writeAudit } from '@site/platform-kit/http/audit';
import type { Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { completeTickets, hasOpenBets, isAlmostEmpty, listAlmostEmpty } from './bust.repository';
import { releasedMessage } from './turnover.messages';

/** Below it nothing can be played on with. @see domain 3.4 */
const BUST_BELOW = paisa(1000n);

/**
 * Completes the tickets of a player who has next to nothing left, set aside for withdrawals or at stake included: there is nothing
 * to play them down with. The caller holds the player's main wallet.
 */
export async function releaseWhenBust(tx: Executor, playerId: number, at: Date) {
  if (await isAlmostEmpty(tx, playerId, BUST_BELOW)) await release(tx, playerId, at);
}

/** The same of many players; the caller holds their main wallets. */
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
