import { CONFIRMATION_VALID_S, OWNER_KNOWN_S } from '@site/api/contracts/security';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { proveOwnPassword } from '../accounts/own-password.service';
import { hasSecondStep, spendCode, takeCodeTry } from '../two-step/second-step.service';
import { findOwnerKnownAt, insertConfirmation, markConfirmed, takeConfirmation } from './confirmations.repository';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Gives a confirmation for one call of this session in return for the right password, or for a code while the app is on.
 * @throws Refusal `account.password_wrong`, `security.code_wrong`, `platform.too_many`, `security.password_needed`, `.code_needed`
 */
export async function confirmOwner(context: PlatformContext, player: PlayerIdentity, proof: Proof, from: RequestOrigin): Promise<string> {
  const { db, clock } = context;
  const confirmation = randomToken();
  const row = { hash: digest(confirmation), sessionId: player.sessionId, expiresAt: secondsAfter(clock.now(), CONFIRMATION_VALID_S) };
  if (!(await hasSecondStep(db, player.id))) {
    if (proof.password === undefined) throw new Refusal('security.password_needed');
    await proveOwnPassword(context, player.id, proof.password);
    await insertConfirmation(db, row);
    return confirmation;
  }
  const { code } = proof;
  if (code === undefined) throw new Refusal('security.code_needed');
  const { isAllowed, retryAfterS } = await takeCodeTry(context, player.id);
  if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
  await inTransaction(db, async (tx) => {
    if (!(await spendCode(tx, context, { playerId: player.id, code, from }))) throw new Refusal('security.code_wrong');
    await insertConfirmation(tx, row);
  });
  return confirmation;
}

/** Player, session and confirmation of a call. */
export interface Confirming {
  playerId: number;
  sessionId: number;
  confirmation?: string | undefined;
  at: Date;
}

/** Uses the confirmation up. @throws Refusal `security.password_needed` or `.code_needed` where it is missing or not valid */
export async function requireConfirmation(tx: Executor, { playerId, sessionId, confirmation, at }: Confirming) {
  const isGood = confirmation !== undefined && (await takeConfirmation(tx, { hash: digest(confirmation), sessionId, at }));
  if (!isGood) throw new Refusal((await hasSecondStep(tx, playerId)) ? 'security.code_needed' : 'security.password_needed');
  await markConfirmed(tx, sessionId, at);
}

/** True when the owner gave the password or a code in the last hours. */
export const isOwnerKnown = async (tx: Executor, { sessionId, at }: Confirming) =>
  secondsBetween(await findOwnerKnownAt(tx, sessionId), at) <= OWNER_KNOWN_S;
