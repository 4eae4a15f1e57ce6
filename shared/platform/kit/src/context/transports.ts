import { ConfigProblem, isPrivate, type Environment } from '../base/environment';

/** Ways in which messages leave the platform, one for each channel. */
export interface Transports {
  email: { kind: 'outbox' } | SmtpSettings;
  sms: { kind: 'outbox' } | SmsGatewaySettings;
}

export interface SmtpSettings {
  kind: 'smtp';
  /** `smtp://user:password@host:587` must offer STARTTLS unless it is on this machine; `smtps://` uses TLS from the first byte. */
  url: string;
  /** The sender's address. */
  from: string;
}

export interface SmsGatewaySettings {
  kind: 'gateway';
  url: string;
  key: string;
}

/** A channel without settings writes to the operator's outbox. @throws ConfigProblem with the wrong or missing variables */
export function readTransports(env: Environment): Transports {
  const smtp = pairOf(env, 'SMTP_URL', 'MAIL_FROM');
  const gateway = pairOf(env, 'SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY');
  if (smtp && !isAddress(smtp[0], ['smtp:', 'smtps:'])) throw new ConfigProblem(['SMTP_URL must be smtp://host:port or smtps://host:port']);
  if (smtp && !smtp[1].includes('@')) throw new ConfigProblem(['MAIL_FROM must hold an e-mail address']);
  if (gateway && !isAddress(gateway[0], ['http:', 'https:'])) throw new ConfigProblem(['SMS_GATEWAY_URL must be an http or https address']);
  if (gateway && !isPrivate(gateway[0]))
    throw new ConfigProblem(['SMS_GATEWAY_URL must be https: the key and the codes are in what is sent there']);
  return {
    email: smtp ? { kind: 'smtp', url: smtp[0], from: smtp[1] } : { kind: 'outbox' },
    sms: gateway ? { kind: 'gateway', url: gateway[0], key: gateway[1] } : { kind: 'outbox' },
  };
}

function pairOf(env: Environment, first: string, second: string): [string, string] | null {
  const [one = '', two = ''] = [env[first], env[second]];
  if (one && two) return [one, two];
  if (one || two) throw new ConfigProblem([`${one ? first : second} is set without ${one ? second : first}`]);
  return null;
}

function isAddress(given: string, protocols: readonly string[]) {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname } = new URL(given);
  return protocols.includes(protocol) && hostname !== '';
}
