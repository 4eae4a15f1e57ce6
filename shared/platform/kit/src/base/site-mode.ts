import { ConfigProblem, type Environment } from './environment';

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
