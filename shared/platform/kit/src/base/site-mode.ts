import { ConfigProblem, isSecure, type Environment } from './environment';

/**
 * `sandbox`: play money, a demo player, requests that are approved automatically, codes in the operator's outbox.
 * `production`: none of these.
 */
export type SiteMode = 'sandbox' | 'production';

/** Reads `SITE_MODE`. Default: `sandbox` for a site that only this machine reaches, else `production`. */
export function readMode(env: Environment, isLocal: boolean): SiteMode {
  const given = env['SITE_MODE'];
  if (!given) return isLocal ? 'sandbox' : 'production';
  if (given !== 'sandbox' && given !== 'production') throw new ConfigProblem([`SITE_MODE must be sandbox or production, not ${given}`]);
  return given;
}

/** Variables that production requires. The operator key is not in the list, because operators may have personal keys. */
const DEMANDED: readonly (readonly string[])[] = [
  ['TWO_STEP_KEY'],
  ['FEED_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
];

/** @throws ConfigProblem with every missing variable, so that one start shows all of them */
export function requireProduction(env: Environment, origins: Readonly<Record<string, string>>) {
  const missing = DEMANDED.flatMap((names) => (names.every((name) => env[name]) ? [] : [`${names.join(' and ')} must be set`]));
  const open = Object.entries(origins).flatMap(([name, origin]) => (isSecure(origin) ? [] : [`${name} must be https, not ${origin}`]));
  const faults = [...missing, ...open];
  if (faults.length) throw new ConfigProblem([...faults, WAY_OUT]);
}

const WAY_OUT = 'This is the production mode. SITE_MODE=sandbox starts a site with play money instead, wherever it listens';
