import type { GameType } from '@site/api/contracts/catalogue';
import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf, monthOf, nextMonth } from '@site/platform-kit/time/dhaka-day';
import { writeMessage } from '#notifications';
import { loweredMessage, promotedMessage } from './vip.messages';
import {
  addEarned,
  addHistory,
  addReceived,
  changeHistory,
  findVipAccount,
  openVipAccount,
  openVipAccounts,
  saveVipAccount,
  type VipAccount,
} from './vip.repository';
import { levelAfterEarning, levelAtMonthEnd, milliVpFor } from './vip.rules';

interface Earning {
  playerId: number;
  gameType: GameType;
  at: Date;
}

/** Adds the points of one settled stake. @returns earned points in thousandths, needed to take them back later */
export async function earnPoints(tx: Executor, { playerId, gameType, at }: Earning, stake: Paisa): Promise<bigint> {
  const account = await currentAccount(tx, playerId, at);
  const milliVp = milliVpFor(stake, gameType, account.level);
  const experienceMilli = account.experienceMilli + milliVp;
  const level = levelAfterEarning(account.level, experienceMilli);
  if (level > account.level) await writeMessage(tx, { playerId, at, ...promotedMessage(level) });
  await saveVipAccount(tx, playerId, { ...account, level, experienceMilli, milliVp: account.milliVp + milliVp });
  if (milliVp) await addReceived(tx, { playerId, day: dayOf(at), gameType, milliVp, at });
  return milliVp;
}

/**
 * Like `earnPoints`, for stakes of many players at one moment. Requires the locks on their wallets. @returns earned points in thousandths
 * by player
 */
export async function earnPointsOfMany(
  tx: Executor,
  { gameType, at }: Omit<Earning, 'playerId'>,
  stakes: ReadonlyMap<number, Paisa>,
): Promise<Map<number, bigint>> {
  const month = monthOf(at);
  const accounts = await openVipAccounts(tx, [...stakes.keys()], month);
  const earned = new Map<number, bigint>();
  const usual: { playerId: number; milliVp: bigint }[] = [];
  for (const [playerId, stake] of stakes) {
    const account = accounts.get(playerId);
    const milliVp = account ? milliVpFor(stake, gameType, account.level) : 0n;
    const isUsual = account?.month === month && levelAfterEarning(account.level, account.experienceMilli + milliVp) === account.level;
    // An account with a month to close, or with a new level, needs the full path.
    earned.set(playerId, isUsual ? milliVp : await earnPoints(tx, { playerId, gameType, at }, stake));
    if (isUsual) usual.push({ playerId, milliVp });
  }
  await addEarned(tx, usual, gameType, at);
  return earned;
}

/** Adds whole points given by the house: they can be converted, and they raise no level. */
export async function grantPoints(tx: Executor, playerId: number, points: number, at: Date) {
  const account = await currentAccount(tx, playerId, at);
  const milliVp = BigInt(points) * MILLI;
  await saveVipAccount(tx, playerId, { ...account, milliVp: account.milliVp + milliVp });
  await addReceived(tx, { playerId, day: dayOf(at), gameType: 'GRANT', milliVp, at });
}

/** Takes off whole points that the player has. */
export async function spendPoints(tx: Executor, playerId: number, points: number, at: Date) {
  const account = await currentAccount(tx, playerId, at);
  await saveVipAccount(tx, playerId, { ...account, milliVp: account.milliVp - BigInt(points) * MILLI });
}

/** Takes points back from the day and the month in which they were earned. A level that was reached stays until the month ends. */
export async function takePointsBack(tx: Executor, { playerId, gameType, at }: Earning, milliVp: bigint, earnedAt: Date) {
  if (!milliVp) return;
  const account = await currentAccount(tx, playerId, at);
  const isThisMonth = monthOf(earnedAt) === account.month;
  const experienceMilli = isThisMonth ? account.experienceMilli - milliVp : account.experienceMilli;
  await saveVipAccount(tx, playerId, { ...account, experienceMilli, milliVp: account.milliVp - milliVp });
  if (!isThisMonth) await changeHistory(tx, playerId, monthOf(earnedAt), -milliVp);
  await addReceived(tx, { playerId, day: dayOf(earnedAt), gameType, milliVp: -milliVp, at });
}

/** Whole points, as the player sees them. */
export async function vipCoinOf(db: Executor, playerId: number): Promise<bigint> {
  return wholePoints(await findVipAccount(db, playerId));
}

const MILLI = 1000n;

const wholePoints = (account: VipAccount | null) => (account && account.milliVp > 0n ? account.milliVp / MILLI : 0n);

/** Points, level and experience at that moment. Months that are not closed yet are only computed, because this is a read. */
export async function vipStandingOf(db: Executor, playerId: number, at: Date) {
  const account = await findVipAccount(db, playerId);
  const [now] = unclosedMonths(account, at);
  return { points: wholePoints(account), level: now.level, experienceMilli: now.experienceMilli };
}

/** The running month and the months that are not closed yet, newest first. */
export const unclosedMonthsOf = async (db: Executor, playerId: number, at: Date) => unclosedMonths(await findVipAccount(db, playerId), at);

function unclosedMonths(account: VipAccount | null, at: Date): [VipAccount, ...VipAccount[]] {
  const month = monthOf(at);
  const months: [VipAccount, ...VipAccount[]] = [account ?? { month, level: 0, experienceMilli: 0n, milliVp: 0n }];
  while (months[0].month < month) months.unshift(afterMonthEnd(months[0]));
  return months;
}

/** Closes every month that ended since the last change of the account: each gets a history row and lowers at most one level. */
async function currentAccount(tx: Executor, playerId: number, at: Date): Promise<VipAccount> {
  const month = monthOf(at);
  let account = await openVipAccount(tx, playerId, month);
  const levelBefore = account.level;
  while (account.month < month) {
    await addHistory(tx, playerId, account.month, account.level, account.experienceMilli);
    account = afterMonthEnd(account);
  }
  if (account.level < levelBefore) await writeMessage(tx, { playerId, at, ...loweredMessage(account.level) });
  return account;
}

const afterMonthEnd = ({ milliVp, month, level, experienceMilli }: VipAccount): VipAccount => ({
  milliVp,
  level: levelAtMonthEnd(level, experienceMilli),
  experienceMilli: 0n,
  month: nextMonth(month),
});
