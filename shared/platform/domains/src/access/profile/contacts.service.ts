import type * as z from '@site/api/schema';
import type { sendVerificationCode } from '@site/api/contracts/account';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { accountKey, phoneKey } from '../accounts/accounts.policy';
import { findPlayer } from '../accounts/accounts.repository';
import type { PlayerRow } from '../accounts/accounts.rows';
import { writeMessage } from '#notifications';
import { redeemCode, type OtpPurpose } from '../otp/otp.service';
import type { Receiver } from '../otp/send-code.service';
import { claimNumber, markEmailVerified, markPhoneVerified } from './contacts.repository';
import { sendPlayersCode, type CodeRequester } from './players-code.service';
import { emailVerifiedMessage, phoneVerifiedMessage } from './profile.messages';

type Asked = z.output<typeof sendVerificationCode.input>;

interface Contact {
  purpose: OtpPurpose;
  receiver: Receiver;
  isOwn: boolean;
  verifiedAt: Date | null;
}

/** @throws Refusal `account.not_your_contact`, `account.already_verified`, `platform.too_many`, `platform.unavailable` */
export async function sendContactCode(context: PlatformContext, asker: CodeRequester, asked: Asked) {
  const { purpose, receiver, isOwn, verifiedAt } = contactOf(await findPlayer(context.db, asker.playerId), asked);
  if (!isOwn) throw new Refusal('account.not_your_contact');
  if (verifiedAt) throw new Refusal('account.already_verified');
  await sendPlayersCode(context, asker, purpose, receiver);
}

function contactOf(player: PlayerRow, { email, phone = '' }: Asked): Contact {
  if (email === undefined) {
    const receiver = { channel: 'sms', to: player.phone } as const;
    return { purpose: 'verify-phone', receiver, isOwn: phoneKey(phone) === phoneKey(player.phone), verifiedAt: player.phoneVerifiedAt };
  }
  const receiver = { channel: 'email', to: player.email } as const;
  return { purpose: 'verify-email', receiver, isOwn: accountKey(email) === player.emailKey, verifiedAt: player.emailVerifiedAt };
}

/** @throws Refusal `account.code_wrong` */
export async function verifyEmail(context: PlatformContext, playerId: number, code: string) {
  const done = await redeemCode(context, { purpose: 'verify-email', playerId }, code, async (tx, email) => {
    const at = context.clock.now();
    await markEmailVerified(tx, playerId, email, at);
    await writeMessage(tx, { playerId, at, ...emailVerifiedMessage() });
  });
  if (!done) throw new Refusal('account.code_wrong');
}

/** @throws Refusal `account.code_wrong`, `account.number_taken` */
export async function verifyPhone(context: PlatformContext, playerId: number, code: string) {
  const done = await redeemCode(context, { purpose: 'verify-phone', playerId }, code, async (tx, phone) => {
    if (!(await claimNumber(tx, playerId, phone))) throw new Refusal('account.number_taken');
    const at = context.clock.now();
    await markPhoneVerified(tx, playerId, phone, at);
    await writeMessage(tx, { playerId, at, ...phoneVerifiedMessage() });
  });
  if (!done) throw new Refusal('account.code_wrong');
}
