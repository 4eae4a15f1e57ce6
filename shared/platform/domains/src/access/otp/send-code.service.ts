import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Language } from '@site/api/contracts/site';
import { getSettings } from '#site';
import { codeMessage, type Message, sendMessage } from '#notifications';
import { takeSms } from './sms-limits';
import { issueCode, withdrawCode, type OtpHolder } from './otp.service';

/** Channel and address that a code goes to. */
export interface Receiver {
  channel: Message['channel'];
  to: string;
}

/** Makes a code and sends it. @throws Refusal `recovery.sms_country`, `recovery.sms_spent`; the error of the transport, and then the code is void */
export async function sendCode(context: PlatformContext, holder: OtpHolder, { channel, to }: Receiver, language: Language) {
  if (channel === 'sms') await takeSms(context, to);
  const { site_title: site } = await getSettings(context.db);
  const code = await issueCode(context, holder, to);
  try {
    await sendMessage(context, { channel, to, code, ...codeMessage(holder.purpose, { code, site, language }) });
  } catch (problem) {
    await withdrawCode(context.db, holder, to, code);
    throw problem;
  }
}
