import { CLOSING_HINDERED, CLOSING_WAIT_S } from '@site/api/contracts/own-account';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { closePlay } from '#games';
import { cashOf, lockCash } from '#ledger';
import { hasOpenBets } from '#rewards';
import { lockPlayer, updateStatus } from '../accounts/accounts.repository';
import type { PlayerRow } from '../accounts/accounts.rows';
import { proveOwnPassword } from '../accounts/own-password.service';
import { dhakaTime } from '../notices/dhaka-time';
import { giveNotice } from '../notices/notices.service';
import { endSessionsOf } from '../sessions/sessions.repository';
import { hasSecondStep, spendCode, takeCodeTry } from '../two-step/second-step.service';
import { obstaclesOf } from './closing.policy';
import { endClosing, findOpenMatters, findWaitingClosing, insertClosing } from './closing.repository';

/** Obstacles and the rest of the main wallet. Requires the lock on the wallet where the answer decides. */
export async function readObstacles(db: Executor, playerId: number) {
  const cash = await cashOf(db, playerId);
  const facts = { ...(await findOpenMatters(db, playerId)), hasOpenBets: await hasOpenBets(db, playerId), cash };
  return { cash, obstacles: obstaclesOf(facts) };
}

interface Wish {
  password: string;
  code?: string | undefined;
  givesUpRest: boolean;
}

/**
 * Begins to close the account: logs the player out everywhere, and lets nothing be played or paid in from here on. Bets and requests that
 * hold the lock on the wallet first are seen here, the others see the closed account.
 * @returns the moment from which the account is closed for good
 * @throws Refusal `account.password_wrong`, `security.code_needed`, `security.code_wrong`, `platform.invalid`, `platform.too_many`
 */
export async function beginClosing(context: PlatformContext, player: PlayerIdentity, wish: Wish, from: RequestOrigin): Promise<Date> {
  const { db, clock } = context;
  const proven = await proveOwnPassword(context, player.id, wish.password);
  const spend = await codeOf(context, player.id, wish.code, from);
  const at = clock.now();
  const dueAt = secondsAfter(at, CLOSING_WAIT_S);
  await inTransaction(db, async (tx) => {
    const { status, passwordHash } = await lockPlayer(tx, player.id);
    if (status !== 'active') throw new Refusal('platform.unauthenticated');
    if (passwordHash !== proven.passwordHash) throw new Refusal('account.password_wrong');
    await lockCash(tx, player.id);
    const { cash, obstacles } = await readObstacles(tx, player.id);
    if (obstacles.length || (cash > 0n && !wish.givesUpRest)) throw new Refusal('platform.invalid', { message: CLOSING_HINDERED });
    if (!(await spend(tx))) throw new Refusal('security.code_wrong');
    await updateStatus(tx, player.id, 'closed');
    await insertClosing(tx, { playerId: player.id, askedAt: at, dueAt, givenUp: cash });
    await endSessionsOf(tx, player.id, at, 'closed');
    await closePlay(tx, player.id, at);
    await giveNotice(tx, 'account_closing', { playerId: player.id, at, from, about: dhakaTime(dueAt) });
  });
  return dueAt;
}

/** Takes the code in the transaction of the closing; a player without an authenticator app needs none. */
async function codeOf(context: PlatformContext, playerId: number, code: string | undefined, from: RequestOrigin) {
  if (!(await hasSecondStep(context.db, playerId))) return async () => true;
  if (code === undefined) throw new Refusal('security.code_needed');
  const { isAllowed, retryAfterS } = await takeCodeTry(context, playerId);
  if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
  return (tx: Executor) => spendCode(tx, context, { playerId, code, from });
}

/** True for an active account, and for one whose closing a log-in takes back. */
export async function mayLogIn(db: Executor, { id, status }: Pick<PlayerRow, 'id' | 'status'>, at: Date): Promise<boolean> {
  if (status !== 'closed') return status === 'active';
  const waiting = await findWaitingClosing(db, id);
  return waiting !== null && waiting.dueAt > at;
}

/** Opens the account again. Requires the lock on the player. @returns false when the account is closed for good */
export async function takeClosingBack(tx: Executor, { playerId, at, from }: { playerId: number; at: Date; from: RequestOrigin }) {
  const waiting = await findWaitingClosing(tx, playerId);
  if (!waiting || waiting.dueAt <= at) return false;
  await endClosing(tx, waiting.id, 'taken_back', at);
  await updateStatus(tx, playerId, 'active');
  await giveNotice(tx, 'closing_taken_back', { playerId, at, from });
  return true;
}
