import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { deleteSent, insertSent } from './outbox.repository';
import { smsGatewayTransport } from './sms-gateway.transport';
import { smtpTransport } from './smtp.transport';
import type { Message, Send } from './transport';

export type { Message };

/** Sends a message by the transport configured for its channel. @throws when the message could not be handed over */
export const sendMessage = (context: PlatformContext, message: Message) => transportOf(context, message.channel)(message);

function transportOf(context: PlatformContext, channel: Message['channel']): Send {
  const settings = context.settings.transports[channel];
  switch (settings.kind) {
    case 'outbox':
      return outboxTransport(context);
    case 'smtp':
      return smtpTransport(settings);
    case 'gateway':
      return smsGatewayTransport(settings);
  }
}

/** Stores messages, codes included, for the operator to read. */
const outboxTransport =
  ({ db, clock }: PlatformContext): Send =>
  ({ to, ...message }) =>
    insertSent(db, { ...message, recipient: to, createdAt: clock.now() }).catch(() => {
      // The error of the query holds the code, and thrown errors are logged.
      throw new Error('The outbox could not be written');
    });

const CODES_KEPT_S = 600;
const NOTICES_KEPT_S = 30 * 86_400;

/** A code is dead after five minutes and leaves the outbox after ten; a message without a code stays for a month. */
export async function sweepOutbox({ db, clock }: PlatformContext) {
  const now = clock.now();
  await deleteSent(db, { codesBefore: secondsAfter(now, -CODES_KEPT_S), before: secondsAfter(now, -NOTICES_KEPT_S) });
}
