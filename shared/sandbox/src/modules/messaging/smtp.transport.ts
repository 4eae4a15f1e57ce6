import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '#core/transports';
import type { Send } from './transport';

const PATIENCE_MS = 10_000;

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** One connection for each message: codes are few, and a mail server may close an idle one at any time. */
export function smtpTransport({ url, from }: SmtpSettings): Send {
  const { protocol, hostname, port, username, password } = new URL(url);
  const mailer = createTransport({
    host: hostname,
    port: Number(port) || PORTS[protocol],
    secure: protocol === 'smtps:',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async ({ to, subject, text }) => {
    // An object, so that nothing in an address is read as a second receiver.
    await mailer.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}
