import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import { forgetLastTurn, keepPlayersLimit, keepReceiverLimit, receiverKey } from '../otp/otp.limits';
import type { OtpPurpose } from '../otp/otp.service';
import { sendCode, type Receiver } from '../otp/send-code.service';

/** A logged-in player who requests a code. */
export interface CodeRequester {
  playerId: number;
  ip: string;
  language: Language;
}

/** Unlike a visitor, a player learns that a code could not be sent. @throws Refusal `platform.too_many`, `platform.unavailable` */
export async function sendPlayersCode(
  context: PlatformContext,
  { playerId, language }: CodeRequester,
  purpose: OtpPurpose,
  receiver: Receiver,
) {
  await keepPlayersLimit(context, playerId);
  await keepReceiverLimit(context, receiverKey(receiver));
  try {
    await sendCode(context, { purpose, playerId }, receiver, language);
  } catch (problem) {
    await forgetLastTurn(context, receiverKey(receiver));
    if (problem instanceof Refusal) throw problem;
    context.log.error({ err: problem, channel: receiver.channel }, 'code not sent');
    throw new Refusal('platform.unavailable');
  }
}
