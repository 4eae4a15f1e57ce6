import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { findPlayer } from '../accounts/accounts.repository';
import { writeMessage } from '#notifications';
import { available, playerBonus, playerRewards, readBalance, readLastMoves } from '#ledger';
import { vipStandingOf } from '#rewards';
import { birthdaySavedMessage } from './profile.messages';
import { birthdayRefusal } from './profile.policy';
import { findLogInTimes, saveBirthday } from './profile.repository';

export type PlayerRecord = Awaited<ReturnType<typeof readProfile>>;

/** Reads all fields of a player's own profile. The last log-in is the one before this session, where there was one. */
export async function readProfile({ db, clock }: PlatformContext, { id, sessionId }: PlayerIdentity) {
  const [player, balance, bonus, rewards, vip, logIns, moves] = await Promise.all([
    findPlayer(db, id),
    available(db, id),
    readBalance(db, playerBonus(id).key),
    readBalance(db, playerRewards(id).key),
    vipStandingOf(db, id, clock.now()),
    findLogInTimes(db, id, sessionId),
    readLastMoves(db, id),
  ]);
  return {
    player,
    balance,
    bonus,
    rewards,
    vip,
    lastLogin: logIns.previous ?? logIns.current,
    lastDeposit: moves.deposit,
    lastWithdrawal: moves.withdrawal,
  };
}

/** @throws Refusal `account.birthday_locked`, `account.under_age`, `platform.invalid` */
export async function setBirthday({ db, clock }: PlatformContext, playerId: number, birthday: string) {
  const { dateOfBirth } = await findPlayer(db, playerId);
  if (dateOfBirth) throw new Refusal('account.birthday_locked');
  const at = clock.now();
  const refusal = birthdayRefusal(birthday, dayOf(at));
  if (refusal) throw refusal;
  await inTransaction(db, async (tx) => {
    if (!(await saveBirthday(tx, playerId, birthday))) throw new Refusal('account.birthday_locked');
    await writeMessage(tx, { playerId, at, ...birthdaySavedMessage() });
  });
}
