import type { LoginForm } from '@site/api/contracts/access';
import type { PlatformContext } from '#core/context';
import { forgetTries, keepLimit, takeTry } from '#core/counter';
import { inTransaction, type Executor } from '#core/database';
import { Refusal } from '#core/refusal';
import type { RequestOrigin } from '#core/request-origin';
import { restrictionOf } from '../safer-play/restriction.service';
import { recordFailedLogIn, recordLogIn } from '../security/log-ins.service';
import { openSession } from '../sessions/sessions.service';
import { hasSecondStep, spendCode, takeCodeTry } from '../two-step/second-step.service';
import { accountKey, loginTriesKey } from './accounts.policy';
import { findByUsername } from './accounts.repository';
import type { PlayerRow } from './accounts.tables';
import { passwordFits } from './passwords';

/** Opens a session for the right pair. Who does not exist, who mistyped and how close they were look the same from outside. */
export async function logIn(context: PlatformContext, input: LoginForm, from: RequestOrigin) {
  const { db, clock, settings } = context;
  const usernameKey = accountKey(input.username);
  const tries = loginTriesKey(usernameKey);
  await keepLimit(db, clock, `login-from:${from.ip}`, settings.limits.loginPerAddress);
  const { isAllowed, retryAfterS } = await takeTry(db, clock, tries, settings.limits.loginPerAccount);
  if (!isAllowed) throw new Refusal('access.locked', { retryAfterS });

  const player = await findByUsername(db, usernameKey);
  const fits = await passwordFits(input.password, player?.passwordHash);
  const attempt = { usernameKey, at: clock.now(), from };
  if (!player || !fits) {
    await recordFailedLogIn(db, { ...attempt, result: 'wrong_password' });
    throw new Refusal('access.invalid_credentials');
  }
  if (player.status !== 'active') throw new Refusal('access.blocked');

  const spend = await secondStepOf(context, player, input.code, from);
  const session = await inTransaction(db, async (tx) => {
    if (!(await spend(tx))) return null;
    await forgetTries(tx, tries);
    const opened = await openSession(tx, clock, player.id, from);
    await recordLogIn(tx, { playerId: player.id, sessionId: opened.sessionId, at: attempt.at, from });
    return opened;
  });
  if (!session) {
    await recordFailedLogIn(db, { ...attempt, result: 'wrong_code' });
    throw new Refusal('access.code_wrong');
  }
  return { player, session, restriction: await restrictionOf(db, player.id, clock.now()) };
}

/** How the code is taken, within the log-in's transaction; of players without an authenticator app none is asked. */
async function secondStepOf(context: PlatformContext, player: PlayerRow, code: string | undefined, from: RequestOrigin) {
  if (!(await hasSecondStep(context.db, player.id))) return async () => true;
  if (!code) throw new Refusal('access.second_step');
  const { isAllowed, retryAfterS } = await takeCodeTry(context, player.id);
  if (!isAllowed) throw new Refusal('access.locked', { retryAfterS });
  return (tx: Executor) => spendCode(tx, context, { playerId: player.id, code, from });
}
