import type * as z from '@site/api/schema';
import type { forgotPassword, resetPassword as resetPasswordCall } from '@site/api/contracts/recovery';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf, type RequestOrigin } from '@site/platform-kit/http/request-origin';
import { digest } from '@site/platform-kit/secrets/secrets';
import { accountKey } from '../accounts/accounts.policy';
import { findByUsername } from '../accounts/accounts.repository';
import { mayLogIn } from '../closing/closing.service';
import { replacePassword } from '../change-password/change-password.service';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { unlockAccount } from '../entry/login-tries.service';
import { hashPassword } from '../accounts/passwords';
import { admitTry } from '../captcha/address-tries.service';
import { admitSender, keepReceiverLimit, receiverKey, takeReceiverTurn } from '../otp/otp.limits';
import { redeemCode } from '../otp/otp.service';
import { refuseSms } from '../otp/sms-limits';
import { sendCode } from '../otp/send-code.service';
import { contactKey, receiverOf } from './recovery.policy';

type Asked = z.output<typeof forgotPassword.input>;
type Reset = z.output<typeof resetPasswordCall.input>;

const accountOf = ({ username }: { username: string }) => accountKey(username.trim());

/**
 * Limits count what was typed, and all work that depends on the account runs after the answer: an unknown pair gets the same words in the
 * same time.
 */
export async function askForCode(context: PlatformContext, asked: Asked, { ip, language }: { ip: string; language: Language }) {
  await admitSender(context, asked, ip);
  if (asked.type === 'sms') await refuseSms(context, asked.phone ?? '');
  await keepReceiverLimit(context, `pair:${digest(`${asked.type}:${contactKey(asked)}:${accountOf(asked)}`)}`);
  context.background.run('recovery code', () => sendToOwner(context, asked, language));
}

async function sendToOwner(context: PlatformContext, asked: Asked, language: Language) {
  const player = await findByUsername(context.db, accountOf(asked));
  if (!player || !(await mayLogIn(context.db, player, context.clock.now()))) return;
  const receiver = receiverOf(player, asked);
  if (!receiver) return;
  if (!(await takeReceiverTurn(context, receiverKey(receiver))).isAllowed) return;
  await sendCode(context, { purpose: 'recovery', playerId: player.id }, receiver, language);
}

const NOBODY = 0;

/**
 * @throws Refusal `recovery.otp_wrong` for any wrong part (code, name, account, time); `access.captcha_required` or `access.captcha_wrong`
 * before any of it is evaluated
 */
export async function resetPassword(context: PlatformContext, reset: Reset, from: RequestOrigin) {
  const { db, clock, settings } = context;
  const { ip } = from;
  const address = await admitTry(context, reset, `reset-from:${networkOf(ip)}`, settings.limits.resetPerAddress);
  // Checked before the code is spent.
  refuseCommonPassword(reset.password, 'password');
  const player = await findByUsername(db, accountOf(reset));
  const playerId = player && (await mayLogIn(db, player, clock.now())) ? player.id : NOBODY;
  const changePassword = async (tx: Executor) => {
    const passwordHash = await hashPassword(reset.password);
    await replacePassword(tx, { playerId, passwordHash, action: 'password_reset', at: clock.now(), ip });
    await unlockAccount(tx, accountOf(reset), from);
  };
  const done = await redeemCode(context, { purpose: 'recovery', playerId }, reset.otp, changePassword, networkOf(ip));
  if (!done) throw new Refusal('recovery.otp_wrong');
  await address.succeed();
}
