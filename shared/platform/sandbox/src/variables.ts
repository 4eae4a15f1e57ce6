import { ConfigProblem, isPrivate, type Environment } from '@site/platform-kit/base/environment';

const KEY_LENGTH = 32;

/** An address for a server that listens on `host`, because a wildcard address cannot be requested. */
export const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);

/** @returns undefined when the variable is not set */
export function count(env: Environment, name: string) {
  const given = env[name];
  if (!given) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new ConfigProblem([`${name} must be a whole number from 1, not ${given}`]);
  return Number(given);
}

export function port(env: Environment, name: string, otherwise: number) {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new ConfigProblem([`${name} is not a port: ${env[name]}`]);
  return value;
}

export function countryCodes(listed: string) {
  const codes = listed.split(/[\s,]+/).filter(Boolean);
  if (!codes.every((code) => /^[1-9]\d{0,2}$/.test(code)))
    throw new ConfigProblem([`SMS_COUNTRIES must list country codes such as 880, not ${listed}`]);
  return codes;
}

/** @throws ConfigProblem for an origin at which others could read the traffic */
export function pushOrigins(listed: string) {
  const origins = listed.split(/[\s,]+/).filter(Boolean);
  if (!origins.every((given) => URL.canParse(given) && new URL(given).origin === given && isPrivate(given)))
    throw new ConfigProblem([`PUSH_ORIGINS must list https origins of push services, not ${listed}`]);
  return origins;
}

/** @returns the key, or an empty text when it is not set */
export function longEnough(env: Environment, name: string) {
  const value = env[name] ?? '';
  if (value && value.length < KEY_LENGTH) throw new ConfigProblem([`${name} must have at least ${KEY_LENGTH} characters`]);
  return value;
}

/** Origin in browsers; default: this machine. */
export const origin = (env: Environment, name: string, ownPort: number) => internalOrigin(env, name, 'localhost', ownPort);

/** Origin at which secrets of people arrive; default: this machine. @throws ConfigProblem where others could read the traffic */
export function privateOrigin(env: Environment, name: string, ownPort: number) {
  const found = origin(env, name, ownPort);
  if (!isPrivate(found)) throw new ConfigProblem([`${name} must be https outside this machine, not ${found}`]);
  return found;
}

/** Origin at which another process of the site calls. */
export function internalOrigin(env: Environment, name: string, host: string, ownPort: number) {
  const given = env[name] || `http://${host}:${ownPort}`;
  if (!URL.canParse(given)) throw new ConfigProblem([`${name} is not an origin: ${given}`]);
  return new URL(given).origin;
}

/** @throws ConfigProblem for a webhook without a secret, or at an address where others could read what is posted */
export function readAlertSettings(env: Environment) {
  const webhookUrl = env['ALERT_WEBHOOK_URL'] ?? '';
  const webhookSecret = longEnough(env, 'ALERT_WEBHOOK_SECRET');
  if (webhookUrl && !(URL.canParse(webhookUrl) && isPrivate(new URL(webhookUrl).origin)))
    throw new ConfigProblem([`ALERT_WEBHOOK_URL must be https outside this machine, not ${webhookUrl}`]);
  if (webhookUrl && !webhookSecret) throw new ConfigProblem(['ALERT_WEBHOOK_URL needs ALERT_WEBHOOK_SECRET, which signs the alerts']);
  return { webhookUrl, webhookSecret, email: env['ALERT_EMAIL'] ?? '' };
}

/** @returns the address without a slash at its end, or an empty text @throws ConfigProblem for one that is no address of a server */
export function prometheusUrl(env: Environment) {
  const given = env['PROMETHEUS_URL'] ?? '';
  if (given === '') return '';
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol) || new URL(given).search)
    throw new ConfigProblem([`PROMETHEUS_URL is not the address of a server: ${given}`]);
  return given.replace(/\/$/, '');
}
