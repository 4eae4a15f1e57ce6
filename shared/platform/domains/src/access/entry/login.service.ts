import type { LoginForm } from '@site/api/contracts/access';
import { ACCOUNT_CLOSED } from '@site/api/contracts/own-account';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { restrictionOf } from '#safer-play';
import { mayLogIn, takeClosingBack } from '../closing/closing.service';
import { recordFailedLogIn, recordLogIn } from '../log-ins/log-ins.service';
import { openSession } from '../sessions/sessions.service';
import { hasSecondStep, spendCode, takeCodeTry } from '../two-step/second-step.service';
import { accountKey } from '../accounts/accounts.policy';
import { findByUsername, lockPlayer } from '../accounts/accounts.repository';
import type { PlayerRow } from '../accounts/accounts.rows';
import { forgetLogInTries, takeLogInTry } from './login-tries.service';
import { passwordFits } from '../accounts/passwords';

/** Opens a session for the right pair. An unknown name and any wrong password get the same answer at the same cost. */
export async function logIn(context: PlatformContext, input: LoginForm, from: RequestOrigin) {
  const { db, clock } = context;
  const usernameKey = accountKey(input.username);
  const tried = await takeLogInTry(context, input, from);

  const player = await findByUsername(db, usernameKey);
  const fits = await passwordFits(input.password, player?.passwordHash);
  const attempt = { usernameKey, at: clock.now(), from };
  if (!player || !fits) {
    await recordFailedLogIn(db, { ...attempt, result: 'wrong_password' });
    throw new Refusal('access.invalid_credentials');
  }
  const refusal = await refusalAfterPassword(context, player, input);
  if (refusal) {
    await tried.address.goOn();
    throw refusal;
  }
  const spend = await secondStepOf(context, player, input.code, from);
  const opened = await inTransaction(db, async (tx) => {
    // A password change or a block ends the existing sessions, so no session may be opened after it.
    const current = await lockPlayer(tx, player.id);
    if (current.passwordHash !== player.passwordHash) return 'wrong_password';
    if (current.status === 'blocked') throw new Refusal('access.blocked');
    if (!(await spend(tx))) return 'wrong_code';
    const isOpen = current.status === 'active' || (await takeClosingBack(tx, { playerId: player.id, at: clock.now(), from }));
    if (!isOpen) throw closedForGood();
    await forgetLogInTries(tx, tried);
    const session = await openSession(tx, clock, player.id, from);
    await recordLogIn(tx, { playerId: player.id, sessionId: session.sessionId, at: attempt.at, from });
    return session;
  });
  if (typeof opened === 'string') {
    await recordFailedLogIn(db, { ...attempt, result: opened });
    throw new Refusal(REFUSALS[opened]);
  }
  await tried.address.succeed();
  return { player, session: opened, restriction: await restrictionOf(db, player.id, clock.now()) };
}

const REFUSALS = { wrong_password: 'access.invalid_credentials', wrong_code: 'access.code_wrong' } as const;

const closedForGood = () => new Refusal('access.blocked', { message: ACCOUNT_CLOSED });

async function refusalAfterPassword({ db, clock }: PlatformContext, player: PlayerRow, { code }: LoginForm) {
  if (player.status === 'blocked') return new Refusal('access.blocked');
  if (!(await mayLogIn(db, player, clock.now()))) return closedForGood();
  return !code && (await hasSecondStep(db, player.id)) ? new Refusal('access.second_step') : null;
}

/** Takes the code in the transaction of the log-in; a player without an authenticator app needs none. */
async function secondStepOf(context: PlatformContext, player: PlayerRow, code: string | undefined, from: RequestOrigin) {
  if (!code || !(await hasSecondStep(context.db, player.id))) return async () => true;
  const { isAllowed, retryAfterS } = await takeCodeTry(context, player.id);
  if (!isAllowed) throw new Refusal('access.locked', { retryAfterS });
  return (tx: Executor) => spendCode(tx, context, { playerId: player.id, code, from });
}
