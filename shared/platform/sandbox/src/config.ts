import { join, resolve } from 'node:path';
import { readHosts, readTrustedHops, unknownVariables } from '@site/serving';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { ConfigProblem, isLoopback, isPrivate, type Environment } from '@site/platform-kit/base/environment';
import { readLimits } from '@site/platform-kit/pace/limits';
import { randomToken } from '@site/platform-kit/secrets/secrets';
import { readMode, requireProduction } from '@site/platform-kit/base/site-mode';
import { readTransports } from '@site/platform-kit/context/transports';
import { LOCAL_KEY } from '@site/platform-operator/identify';

export interface Config {
  apiPort: number;
  gamesPort: number;
  exchangePort: number;
  /** Port of the operators' calls and the API page; no other port serves them. */
  operatorPort: number;
  operatorHost: string;
  /** Host at which browsers reach the games and the exchange data host directly, like the edge. */
  publicHost: string;
  /** Proxies in front of the games and the exchange data host. */
  trustedHops: readonly string[];
  /** Host names of the site, the games and the exchange data host. */
  hosts: readonly string[];
  /** Address of an external PostgreSQL; empty starts the embedded one in `dataDirectory`. */
  databaseUrl: string;
  /** Address with the role that owns the schema and runs the migrations; empty when `databaseUrl` has that role. */
  migrationUrl: string;
  /** Addresses of NATS servers; empty: PostgreSQL carries the events. */
  eventsUrl: string;
  dataDirectory: string;
  logLevel: string;
  /** Key from which every match of the exchange is derived. Empty: `main.ts` uses the one that is stored with the data. */
  feedKey: string;
  /** Accepts a database with another feed key; its open markets become void. */
  mayFeedKeyChange: boolean;
  hasManualClock: boolean;
  /** True when the demo player starts with a history of three months. */
  hasDemoHistory: boolean;
  /** Warnings for the log at start. */
  warnings: readonly string[];
  settings: PlatformSettings;
}

const KEY_LENGTH = 32;
const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Reads all settings from the environment. @throws ConfigProblem with the wrong settings */
export function readConfig(env: Environment): Config {
  const edgePort = port(env, 'PORT', DEFAULTS.PORT);
  const apiPort = port(env, 'SANDBOX_PORT', edgePort + AFTER_PORT.SANDBOX_PORT);
  const gamesPort = port(env, 'GAMES_PORT', edgePort + AFTER_PORT.GAMES_PORT);
  const exchangePort = port(env, 'EXCHANGE_PORT', edgePort + AFTER_PORT.EXCHANGE_PORT);
  const operatorPort = port(env, 'OPERATOR_PORT', edgePort + AFTER_PORT.OPERATOR_PORT);
  const operatorHost = env['OPERATOR_HOST'] || '127.0.0.1';
  const publicHost = env['HOST'] || 'localhost';
  const trustedHops = readTrustedHops(env);
  const siteOrigin = origin(env, 'SITE_ORIGIN', edgePort);
  const gamesOrigin = origin(env, 'GAMES_ORIGIN', gamesPort);
  const exchangeOrigin = origin(env, 'EXCHANGE_DATA_ORIGIN', exchangePort);
  const isLocal = [publicHost, operatorHost, new URL(siteOrigin).hostname].every(isLoopback);
  const isProduction = readMode(env, isLocal) === 'production';
  if (isProduction) requireProduction(env, { SITE_ORIGIN: siteOrigin, GAMES_ORIGIN: gamesOrigin, EXCHANGE_DATA_ORIGIN: exchangeOrigin });
  const operatorKey = ownKey(env, isLocal && !isProduction);
  return {
    apiPort,
    gamesPort,
    exchangePort,
    operatorPort,
    operatorHost,
    publicHost,
    trustedHops,
    hosts: readHosts(env, [siteOrigin, gamesOrigin, exchangeOrigin]),
    databaseUrl: env['DATABASE_URL'] ?? '',
    migrationUrl: env['DATABASE_MIGRATION_URL'] ?? '',
    eventsUrl: env['EVENTS_URL'] ?? '',
    dataDirectory: resolve(env['DATA_DIR'] || join(ROOT, DEFAULTS.DATA_DIR)),
    logLevel: env['LOG_LEVEL'] || 'info',
    feedKey: longEnough(env, 'FEED_KEY'),
    mayFeedKeyChange: env['FEED_KEY_CHANGE'] === 'void',
    hasManualClock: env['SANDBOX_CLOCK'] === 'manual' && !isProduction,
    hasDemoHistory: env['DEMO_HISTORY'] !== 'off',
    warnings: [...unknownVariables(env), ...(isLocal || isProduction ? [] : [OPEN_SANDBOX, ...(operatorKey ? [] : [NO_OPERATOR])])],
    settings: {
      isProduction,
      operatorKey,
      siteOrigin,
      allowedOrigins: withLoopbackNames(siteOrigin),
      gamesOrigin,
      exchangeOrigin,
      merchantId: env['MERCHANT_ID'] || 'demo-games',
      // Supplier and wallet are one process here; two processes need the same secret.
      merchantSecret: env['MERCHANT_SECRET'] || randomToken(),
      // Empty: `main.ts` uses the one that is stored with the data.
      twoStepKey: longEnough(env, 'TWO_STEP_KEY'),
      // The platform listens on loopback only; its client there is the edge.
      trustedHop: ['loopback', ...trustedHops].join(', '),
      smsCountries: countryCodes(env['SMS_COUNTRIES'] || '880'),
      limits: readLimits(env['LIMITS']),
      transports: readTransports(env),
      // Empty key: `main.ts` uses the one that is stored with the data.
      push: { key: longEnough(env, 'PUSH_KEY'), origins: pushOrigins(env['PUSH_ORIGINS'] ?? '') },
    },
  };
}

const OPEN_SANDBOX =
  'This is a sandbox that other machines reach: a demo player with a known password, requests that decide themselves, codes in the outbox';
const NO_OPERATOR = `The key ${LOCAL_KEY} does not work here: set OPERATOR_KEY, or start once on this machine alone and add people`;

/** Operator key of the environment; empty when only personal keys exist. @throws ConfigProblem for a key that can be guessed */
function ownKey(env: Environment, mayBeLocal: boolean) {
  const given = env['OPERATOR_KEY'] || (mayBeLocal ? LOCAL_KEY : '');
  if (given === LOCAL_KEY && mayBeLocal) return given;
  return longEnough(env, 'OPERATOR_KEY');
}

function port(env: Environment, name: string, otherwise: number) {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new ConfigProblem([`${name} is not a port: ${env[name]}`]);
  return value;
}

function countryCodes(listed: string) {
  const codes = listed.split(/[\s,]+/).filter(Boolean);
  if (!codes.every((code) => /^[1-9]\d{0,2}$/.test(code)))
    throw new ConfigProblem([`SMS_COUNTRIES must list country codes such as 880, not ${listed}`]);
  return codes;
}

/** @throws ConfigProblem for an origin at which others could read the traffic */
function pushOrigins(listed: string) {
  const origins = listed.split(/[\s,]+/).filter(Boolean);
  if (!origins.every((given) => URL.canParse(given) && new URL(given).origin === given && isPrivate(given)))
    throw new ConfigProblem([`PUSH_ORIGINS must list https origins of push services, not ${listed}`]);
  return origins;
}

function longEnough(env: Environment, name: string) {
  const value = env[name] ?? '';
  if (value && value.length < KEY_LENGTH) throw new ConfigProblem([`${name} must have at least ${KEY_LENGTH} characters`]);
  return value;
}

function origin(env: Environment, name: string, ownPort: number) {
  const given = env[name] || `http://localhost:${ownPort}`;
  if (!URL.canParse(given)) throw new ConfigProblem([`${name} is not an origin: ${given}`]);
  return new URL(given).origin;
}

/** On one machine the same page can be opened under any of its names. */
function withLoopbackNames(siteOrigin: string) {
  const { hostname, protocol, host } = new URL(siteOrigin);
  const ownPort = host.slice(hostname.length);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return isLoopback(hostname) ? names.map((name) => `${protocol}//${name}${ownPort}`) : [siteOrigin];
}
