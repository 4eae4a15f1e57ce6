import { randomUUID } from 'node:crypto';
import type { PlatformContext } from '../core/context';
import { isAdvancing } from '../core/clock';
import { inTransaction } from '../core/database';
import { Refusal } from '../core/refusal';
import { accountKey } from '../modules/accounts/accounts.policy';
import { findByUsername, updateStatus } from '../modules/accounts/accounts.repository';
import type { PlayerStatus } from '../modules/accounts/accounts.tables';
import { closePlay } from '../modules/game-run/game-run.service';
import { grantCredit } from '../modules/ledger/ledger.service';
import { endSessionsOf } from '../modules/sessions/sessions.repository';

interface PlayerChange {
  username: string;
  status?: PlayerStatus | undefined;
  credit?: bigint | undefined;
}

/** Changes a player as one step. Blocking ends every session of the player, at the site and in games. */
export async function changePlayer({ db, clock }: PlatformContext, { username, status, credit }: PlayerChange) {
  return inTransaction(db, async (tx) => {
    const player = await findByUsername(tx, accountKey(username));
    if (!player) throw new Refusal('platform.not_found');
    if (status) await updateStatus(tx, player.id, status);
    if (status === 'blocked') {
      await endSessionsOf(tx, player.id, clock.now(), 'blocked');
      await closePlay(tx, player.id, clock.now());
    }
    if (credit) await grantCredit(tx, player.id, credit, { type: 'operator', id: randomUUID() }, clock.now());
    return { username: player.username, remote_id: player.remoteId, status: status ?? player.status };
  });
}

/** @throws Refusal `platform.not_found` where the clock is the real one */
export async function moveClock({ clock }: PlatformContext, seconds: number) {
  if (!isAdvancing(clock)) throw new Refusal('platform.not_found');
  clock.advance(seconds);
  return { now: clock.now().toISOString() };
}
