import { ConfigProblem, isSecure, type Environment } from './environment';

/**
 * `sandbox`: play money, a demo player, requests that decide themselves, codes in the operator's outbox.
 * `production`: none of these.
 */
export type SiteMode = 'sandbox' | 'production';

/** `SITE_MODE`, or by where the site listens and what it is called: only a site of this machine alone is a sandbox by default. */
export function readMode(env: Environment, isLocal: boolean): SiteMode {
  const given = env['SITE_MODE'];
  if (!given) return isLocal ? 'sandbox' : 'production';
  if (given !== 'sandbox' && given !== 'production') throw new ConfigProblem([`SITE_MODE must be sandbox or production, not ${given}`]);
  return given;
}

/** Keys and transports without which a site with real players does not start. The operator key may give way to people. */
const DEMANDED: readonly (readonly string[])[] = [
  ['TWO_STEP_KEY'],
  ['FEED_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
];

/** @throws ConfigProblem with everything that is missing, so that one start tells all */
export function requireProduction(env: Environment, origins: Readonly<Record<string, string>>) {
  const missing = DEMANDED.flatMap((names) => (names.every((name) => env[name]) ? [] : [`${names.join(' and ')} must be set`]));
  const open = Object.entries(origins).flatMap(([name, origin]) => (isSecure(origin) ? [] : [`${name} must be https, not ${origin}`]));
  const faults = [...missing, ...open];
  if (faults.length) throw new ConfigProblem([...faults, WAY_OUT]);
}

const WAY_OUT = 'This is the production mode. SITE_MODE=sandbox starts a site with play money instead, wherever it listens';
