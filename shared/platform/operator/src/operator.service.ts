import type { PlatformContext } from '@site/platform-kit/context/context';
import { isAdvancing } from '@site/platform-kit/time/clock';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import {
  accountKey,
  endClosingByOperator,
  endSessionsOf,
  findByUsername,
  removeTwoStep,
  updateStatus,
} from '@site/platform-domains/access';
import { closePlay } from '@site/platform-domains/games';
import { writeMessage } from '@site/platform-domains/notifications';
import { restrictionOf } from '@site/platform-domains/safer-play';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { giveGrants, type Grants } from './grants.service';
import { unblockedMessage } from './operator.messages';

interface PlayerChange extends Grants {
  username: string;
  status?: PlayerStatus | undefined;
  two_step?: 'off' | undefined;
}

/** @throws Refusal `platform.not_found` */
export const showPlayer = ({ db, clock }: PlatformContext, username: string) => describePlayer(db, username, clock.now());

async function describePlayer(db: Executor, username: string, now: Date) {
  const player = await findByUsername(db, accountKey(username));
  if (!player) throw new Refusal('platform.not_found');
  const restriction = await restrictionOf(db, player.id, now);
  return {
    username: player.username,
    remote_id: player.remoteId,
    status: player.status,
    affiliate_code: player.affiliateCode,
    restriction,
  };
}

/**
 * Changes a player in one transaction. Blocking ends every session of the player, on the site and in games. Both statuses end a closing
 * that waits. @throws Refusal `platform.not_found`; `platform.invalid` for the status of an account that is closed for good
 */
export async function changePlayer({ db, clock }: PlatformContext, { username, status, two_step: twoStep, ...grants }: PlayerChange) {
  return inTransaction(db, async (tx) => {
    const player = await findByUsername(tx, accountKey(username));
    if (!player) throw new Refusal('platform.not_found');
    if (status) {
      await endClosingByOperator(tx, player.id, clock.now());
      await updateStatus(tx, player.id, status);
    }
    const isOpenedAgain = status === 'active' && player.status !== 'active';
    if (isOpenedAgain) await writeMessage(tx, { playerId: player.id, at: clock.now(), ...unblockedMessage() });
    if (status === 'blocked') {
      await endSessionsOf(tx, player.id, clock.now(), 'blocked');
      await closePlay(tx, player.id, clock.now());
    }
    if (twoStep === 'off') await removeTwoStep(tx, player.id, clock.now());
    await giveGrants(tx, player.id, grants, clock.now());
    return describePlayer(tx, username, clock.now());
  });
}

/** @throws Refusal `platform.not_found` when the clock is the real one */
export async function moveClock({ clock }: PlatformContext, seconds: number) {
  if (!isAdvancing(clock)) throw new Refusal('platform.not_found');
  await clock.advance(seconds);
  return { now: clock.now().toISOString() };
}
