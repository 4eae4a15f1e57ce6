import { createTransport } from 'nodemailer';
import { isLoopback } from '@site/platform-kit/base/environment';
import type { SmtpSettings } from '@site/platform-kit/context/transports';
import type { Send } from './transport';

const PATIENCE_MS = 10_000;

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Opens one connection for each message: codes are few, and a mail server may close an idle one at any time. Errors name only the kind of
 * the failure, because the answer of the server may hold the address.
 */
export function smtpTransport({ url, from }: SmtpSettings): Send {
  const { protocol, hostname, port, username, password } = new URL(url);
  const mailer = createTransport({
    host: hostname,
    port: Number(port) || PORTS[protocol],
    secure: protocol === 'smtps:',
    // Without it, an attacker on the way could remove the offer of STARTTLS and read the codes.
    requireTLS: !isLoopback(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async ({ to, subject, text }) => {
    // An object, so that no part of an address is parsed as a second receiver.
    await mailer.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((problem: unknown) => {
      throw new Error(`The mail server did not take the message: ${kindOf(problem)}`);
    });
  };
}

/** Error code of the library and status of the server: `EENVELOPE 550`. */
function kindOf(problem: unknown): string {
  const { code = 'unknown', responseCode = '' } = Object(problem) as { code?: unknown; responseCode?: unknown };
  return `${String(code)} ${String(responseCode)}`.trim();
}
