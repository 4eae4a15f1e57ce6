import type { PlatformContext } from '@site/platform-kit/context/context';
import { writeAudit } from '@site/platform-kit/http/audit';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { closePlay } from '#games';
import { writeMessage } from '#notifications';
import { voidCode } from '../otp/otp.service';
import { endSessionsOf } from '../sessions/sessions.repository';
import { replaceTokens } from '../sessions/sessions.service';
import { deletePendingSecret } from '../two-step/two-step.repository';
import { lockPlayer, updatePassword } from '../accounts/accounts.repository';
import { newPasswordMessage } from './change-password.messages';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { proveOwnPassword } from '../accounts/own-password.service';
import { hashPassword } from '../accounts/passwords';

interface PasswordChange {
  playerId: number;
  passwordHash: string;
  /** The owner's proof: `password_changed` by the old password, `password_reset` by a code. */
  action: 'password_changed' | 'password_reset';
  at: Date;
  ip: string;
  /** Session that does not end. */
  keptSessionId?: number;
}

/** @returns the new token of this session. @throws Refusal `account.password_wrong`, and `platform.too_many` after several of these */
export async function changePassword(
  context: PlatformContext,
  player: { id: number; sessionId: number },
  { oldPassword, newPassword, ip }: { oldPassword: string; newPassword: string; ip: string },
) {
  const proven = await proveOwnPassword(context, player.id, oldPassword);
  refuseCommonPassword(newPassword, 'new_password');
  const passwordHash = await hashPassword(newPassword);
  const change = { playerId: player.id, passwordHash, at: context.clock.now(), ip, keptSessionId: player.sessionId };
  return inTransaction(context.db, async (tx) => {
    // Another change or reset may have come first: then the proof was for an old password, and this session has ended.
    const { passwordHash: current } = await lockPlayer(tx, player.id);
    if (current !== proven.passwordHash) throw new Refusal('account.password_wrong');
    await replacePassword(tx, { ...change, action: 'password_changed' });
    return replaceTokens(tx, player.sessionId, change.at);
  });
}

/**
 * Sets a new password: ends other sessions, voids a reset code, deletes the secret of an authenticator app that waits for its first code,
 * and writes to the player's inbox. It closes all play, because a game does not know which session opened it, and a game that a stranger
 * opened must not go on.
 */
export async function replacePassword(tx: Executor, { playerId, passwordHash, action, at, ip, keptSessionId }: PasswordChange) {
  await updatePassword(tx, playerId, passwordHash);
  const ended = await endSessionsOf(tx, playerId, at, 'password', keptSessionId);
  await closePlay(tx, playerId, at);
  await voidCode(tx, { purpose: 'recovery', playerId });
  await deletePendingSecret(tx, playerId);
  await writeAudit(tx, { at, action, playerId, ip, detail: { ended } });
  await writeMessage(tx, { playerId, at, ...newPasswordMessage(action) });
}
