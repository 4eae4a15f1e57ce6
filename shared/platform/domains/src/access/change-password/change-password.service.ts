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
  /** How the owner was known. */
  action: 'password_changed' | 'password_reset';
  at: Date;
  ip: string;
  /** The session that goes on. */
  keptSessionId?: number;
}

/** @returns the token with which this session goes on. @throws Refusal `account.password_wrong`, and `platform.too_many` after several of these */
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
    // A change or a reset that came first has ended this session: what was proven is the old password now.
    const { passwordHash: current } = await lockPlayer(tx, player.id);
    if (current !== proven.passwordHash) throw new Refusal('account.password_wrong');
    await replacePassword(tx, { ...change, action: 'password_changed' });
    return replaceTokens(tx, player.sessionId, change.at);
  });
}

/**
 * A new password with all that goes with it: other sessions end, a code to reset the old one is void, an authenticator app that waits
 * for its first code is not switched on, the player is told. Play is closed everywhere: a game does not know which session opened it,
 * and one that a stranger opened must not go on.
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
