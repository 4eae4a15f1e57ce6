import type { PlatformContext } from '@site/platform-kit/context/context';
import { forgetTries, keepLimit, takeTry, type Taken } from '@site/platform-kit/pace/counter';
import { Refusal } from '@site/platform-kit/base/refusal';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { accountKey, phoneKey } from '../accounts/accounts.policy';
import { admitTry } from '../captcha/address-tries.service';
import type { CaptchaForm } from '../captcha/captcha.service';
import type { Receiver } from './send-code.service';

/** One key for each mailbox and each number, however it is spelled. */
export const receiverKey = ({ channel, to }: Receiver) => `${channel}:${channel === 'sms' ? phoneKey(to) : accountKey(to)}`;

const againKey = (receiver: string) => `otp-again:${receiver}`;

/** Counts a request by address. @throws Refusal `access.captcha_required`, `access.captcha_wrong` when the address has made too many */
export const admitSender = (context: PlatformContext, form: CaptchaForm, ip: string) =>
  admitTry(context, form, `otp-from:${networkOf(ip)}`, context.settings.limits.otpPerAddress);

/** Counts by player, because thousands may share one address. @throws Refusal `platform.too_many` */
export const keepPlayersLimit = ({ db, clock, settings }: PlatformContext, playerId: number) =>
  keepLimit(db, clock, `otp-of:${playerId}`, settings.limits.otpPerPlayer);

/** Counts one code to a receiver: not two within a minute, and only some in a quarter of an hour and in a day. */
export async function takeReceiverTurn({ db, clock, settings }: PlatformContext, receiver: string): Promise<Taken> {
  const again = await takeTry(db, clock, againKey(receiver), settings.limits.otpAgainPerTarget);
  if (!again.isAllowed) return again;
  const soon = await takeTry(db, clock, `otp-to:${receiver}`, settings.limits.otpPerTarget);
  return soon.isAllowed ? takeTry(db, clock, `otp-a-day:${receiver}`, settings.limits.otpPerTargetADay) : soon;
}

/** @throws Refusal `platform.too_many` with the seconds to wait */
export async function keepReceiverLimit(context: PlatformContext, receiver: string) {
  const { isAllowed, retryAfterS } = await takeReceiverTurn(context, receiver);
  if (!isAllowed) throw new Refusal('platform.too_many', { retryAfterS });
}

/** Lets the next code go out without waiting. Call it after a code that could not be sent. */
export const forgetLastTurn = ({ db }: PlatformContext, receiver: string) => forgetTries(db, againKey(receiver));
