import { join, resolve } from 'node:path';
import type { PlatformSettings } from './core/context';
import { readLimits } from './core/limits';
import { randomToken } from './core/secrets';
import { readTransports } from './core/transports';

export interface Config {
  apiPort: number;
  gamesPort: number;
  exchangePort: number;
  /** Browsers come to the games and to the exchange data host directly, as they come to the edge. */
  publicHost: string;
  /** Own PostgreSQL; empty starts the embedded one under `dataDirectory`. */
  databaseUrl: string;
  dataDirectory: string;
  logLevel: string;
  hasManualClock: boolean;
  /** Whether the demo player starts with three months behind it. */
  hasDemoHistory: boolean;
  settings: PlatformSettings;
}

type Environment = Record<string, string | undefined>;

const LOCAL_KEY = 'local-operator';
const ROOT = resolve(import.meta.dirname, '..', '..', '..');

/** Reads everything that the environment decides. @throws what is wrong with it */
export function readConfig(env: Environment): Config {
  const edgePort = port(env, 'PORT', 3000);
  const apiPort = port(env, 'SANDBOX_PORT', edgePort + 2);
  const gamesPort = port(env, 'GAMES_PORT', edgePort + 1);
  const exchangePort = port(env, 'EXCHANGE_PORT', edgePort + 3);
  const isProduction = env['NODE_ENV'] === 'production';
  const operatorKey = env['OPERATOR_KEY'] || LOCAL_KEY;
  if (isProduction && operatorKey === LOCAL_KEY) throw new Error('OPERATOR_KEY must be set in production');
  if (isProduction && !env['TWO_STEP_KEY']) throw new Error('TWO_STEP_KEY must be set in production');
  const siteOrigin = origin(env, 'SITE_ORIGIN', edgePort);
  return {
    apiPort,
    gamesPort,
    exchangePort,
    publicHost: env['HOST'] || 'localhost',
    databaseUrl: env['DATABASE_URL'] ?? '',
    dataDirectory: resolve(env['DATA_DIR'] || join(ROOT, '.data')),
    logLevel: env['LOG_LEVEL'] || 'info',
    hasManualClock: env['SANDBOX_CLOCK'] === 'manual' && !isProduction,
    hasDemoHistory: env['DEMO_HISTORY'] !== 'off',
    settings: {
      isProduction,
      operatorKey,
      siteOrigin,
      allowedOrigins: withLoopbackNames(siteOrigin),
      gamesOrigin: origin(env, 'GAMES_ORIGIN', gamesPort),
      exchangeOrigin: origin(env, 'EXCHANGE_DATA_ORIGIN', exchangePort),
      merchantId: env['MERCHANT_ID'] || 'demo-games',
      // Supplier and wallet are one process here; two processes need the same secret.
      merchantSecret: env['MERCHANT_SECRET'] || randomToken(),
      // Empty: `main.ts` takes the one that is kept beside the data.
      twoStepKey: longEnough(env, 'TWO_STEP_KEY'),
      trustedHop: env['TRUSTED_HOP'] ?? '127.0.0.1',
      smsCountries: countryCodes(env['SMS_COUNTRIES'] || '880'),
      limits: readLimits(env['LIMITS']),
      transports: readTransports(env),
    },
  };
}

function port(env: Environment, name: string, otherwise: number) {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 65_535) throw new Error(`${name} is not a port: ${env[name]}`);
  return value;
}

function countryCodes(listed: string) {
  const codes = listed.split(/[\s,]+/).filter(Boolean);
  if (!codes.every((code) => /^[1-9]\d{0,2}$/.test(code)))
    throw new Error(`SMS_COUNTRIES must list country codes such as 880, not ${listed}`);
  return codes;
}

function longEnough(env: Environment, name: string) {
  const value = env[name] ?? '';
  if (value && value.length < 32) throw new Error(`${name} must have at least 32 characters`);
  return value;
}

function origin(env: Environment, name: string, ownPort: number) {
  const given = env[name] || `http://localhost:${ownPort}`;
  if (!URL.canParse(given)) throw new Error(`${name} is not an origin: ${given}`);
  return new URL(given).origin;
}

/** On one machine the same page is opened under any of its names. */
function withLoopbackNames(siteOrigin: string) {
  const { hostname, protocol, host } = new URL(siteOrigin);
  const ownPort = host.slice(hostname.length);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return names.includes(hostname) ? names.map((name) => `${protocol}//${name}${ownPort}`) : [siteOrigin];
}
