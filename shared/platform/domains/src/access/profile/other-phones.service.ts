import type { PlatformContext } from '@site/platform-kit/context/context';
import { keepLimit } from '@site/platform-kit/pace/counter';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { phoneKey } from '../accounts/accounts.policy';
import { lockPlayer } from '../accounts/accounts.repository';
import { queueNotice, writeMessage } from '#notifications';
import { redeemCode } from '../otp/otp.service';
import { requireConfirmation } from '../security/confirmation.service';
import { claimNumber } from './contacts.repository';
import { numberProblem } from './other-phones.policy';
import { insertOtherPhone, isOthersNumber, listOtherPhones, markOtherPhoneVerified } from './other-phones.repository';
import { sendPlayersCode, type CodeRequester } from './players-code.service';
import { numberAddedMessage, numberVerifiedMessage } from './profile.messages';

/**
 * Adds a number. The owner confirms it after every other check, and gets a notice at an earlier contact.
 * @throws Refusal `account.too_many_numbers`, `account.number_known`, `account.number_taken`, `security.password_needed`, `.code_needed`
 */
export async function addOtherPhone(
  { db, clock, settings }: PlatformContext,
  { id: playerId, sessionId }: PlayerIdentity,
  { phone, confirmation }: { phone: string; confirmation?: string | undefined },
) {
  await keepLimit(db, clock, `add-number:${playerId}`, settings.limits.numbersPerPlayer);
  await inTransaction(db, async (tx) => {
    // The row lock makes two additions of one player run one after the other.
    const { phone: mainPhone } = await lockPlayer(tx, playerId);
    const otherPhones = (await listOtherPhones(tx, playerId)).map((other) => other.phone);
    const problem = numberProblem({ phone, mainPhone, otherPhones, isOthers: await isOthersNumber(tx, playerId, phone) });
    if (problem) throw new Refusal(problem);
    const at = clock.now();
    await requireConfirmation(tx, { playerId, sessionId, confirmation, at });
    await insertOtherPhone(tx, { playerId, position: otherPhones.length + 1, phone, at });
    const message = { playerId, at, ...numberAddedMessage(phone) };
    await writeMessage(tx, message);
    await queueNotice(tx, message);
  });
}

/** @throws Refusal `account.not_your_contact`, `account.already_verified`, `platform.too_many`, `platform.unavailable` */
export async function sendOtherPhoneCode(context: PlatformContext, asker: CodeRequester, phone: string) {
  const own = (await listOtherPhones(context.db, asker.playerId)).find((other) => phoneKey(other.phone) === phoneKey(phone));
  if (!own) throw new Refusal('account.not_your_contact');
  if (own.isVerified) throw new Refusal('account.already_verified');
  await sendPlayersCode(context, asker, 'verify-number', { channel: 'sms', to: own.phone });
}

/** Verifies the number that the last code went to. @throws Refusal `account.code_wrong`, `account.number_taken` */
export async function verifyOtherPhone(context: PlatformContext, playerId: number, code: string) {
  const done = await redeemCode(context, { purpose: 'verify-number', playerId }, code, async (tx, phone) => {
    if (!(await claimNumber(tx, playerId, phone))) throw new Refusal('account.number_taken');
    const at = context.clock.now();
    await markOtherPhoneVerified(tx, playerId, phone, at);
    await writeMessage(tx, { playerId, at, ...numberVerifiedMessage(phone) });
  });
  if (!done) throw new Refusal('account.code_wrong');
}
