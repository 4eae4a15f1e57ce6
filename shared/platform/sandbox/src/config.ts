import { join, resolve } from 'node:path';
import {
  readDrainTimes,
  readHosts,
  readProcessListener,
  readTrustedHops,
  unknownVariables,
  type DrainTimes,
  type ListenAt,
} from '@site/serving';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { ConfigProblem, isLoopback, type Environment } from '@site/platform-kit/base/environment';
import { readLimits } from '@site/platform-kit/pace/limits';
import { readMode } from '@site/platform-kit/base/site-mode';
import { readTransports } from '@site/platform-kit/context/transports';
import { LOCAL_KEY } from '@site/platform-operator/identify';
import { poolSizeOf, readRole, readsLong, requireOfRole, type ProcessRole } from './process-role';
import {
  count,
  countryCodes,
  internalOrigin,
  longEnough,
  origin,
  port,
  privateOrigin,
  prometheusUrl,
  pushOrigins,
  reachable,
  readAlertSettings,
} from './variables';

/** Rows that a start adds where they are missing: those of the demo site, its catalogue without a demo player, or none. */
type Seeds = 'demo' | 'catalogue' | 'off';

export interface Config {
  role: ProcessRole;
  apiPort: number;
  /** Host at which the edges and the games reach the platform; on another machine than this one they are among `trustedHops`. */
  apiHost: string;
  gamesPort: number;
  exchangePort: number;
  /** Port of the operators' calls and the API page; no other port serves them. */
  operatorPort: number;
  operatorHost: string;
  /** Host at which browsers reach the games and the exchange data host directly, like the edge. */
  publicHost: string;
  /** Origin at which the games reach the platform. */
  platformOrigin: string;
  /** Origin at which the platform reaches the games. */
  gamesInternalOrigin: string;
  /** Address for probes of this process; null when it answers none apart from its own calls. */
  processListener: ListenAt | null;
  /** Proxies in front of the games and the exchange data host. */
  trustedHops: readonly string[];
  /** Host names of the site, the games and the exchange data host. */
  hosts: readonly string[];
  /** Address of an external PostgreSQL; empty starts the embedded one in `dataDirectory`. */
  databaseUrl: string;
  /** Address with the role that owns the schema and runs the migrations; empty when `databaseUrl` has that role. */
  migrationUrl: string;
  /** Address of replicas for long reads; empty when the primary serves them, or this process has none. */
  replicaUrl: string;
  /** Addresses of NATS servers; empty: PostgreSQL carries the events. */
  eventsUrl: string;
  /** Connections in the pool of this process. */
  poolSize: number;
  /** True when this process changes an older schema; a process that does not waits until another has done so. */
  migrates: boolean;
  seeds: Seeds;
  drainTimes: DrainTimes;
  /** Most open streams of prices of one address; undefined takes the default of the exchange data host. */
  streamsPerAddress: number | undefined;
  dataDirectory: string;
  logLevel: string;
  /** Key from which every match of the exchange is derived. Empty: the one that is stored with the data. */
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

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..');

/** Reads all settings from the environment. @throws ConfigProblem with the wrong settings */
export function readConfig(env: Environment): Config {
  const role = readRole(env);
  const edgePort = port(env, 'PORT', DEFAULTS.PORT);
  const apiPort = port(env, 'SANDBOX_PORT', edgePort + AFTER_PORT.SANDBOX_PORT);
  const gamesPort = port(env, 'GAMES_PORT', edgePort + AFTER_PORT.GAMES_PORT);
  const exchangePort = port(env, 'EXCHANGE_PORT', edgePort + AFTER_PORT.EXCHANGE_PORT);
  const operatorPort = port(env, 'OPERATOR_PORT', edgePort + AFTER_PORT.OPERATOR_PORT);
  const operatorHost = env['OPERATOR_HOST'] || '127.0.0.1';
  const publicHost = env['HOST'] || 'localhost';
  const apiHost = env['API_HOST'] || '127.0.0.1';
  const platformOrigin = internalOrigin(env, 'PLATFORM_ORIGIN', '127.0.0.1', apiPort);
  const gamesInternalOrigin = internalOrigin(env, 'GAMES_INTERNAL_ORIGIN', reachable(publicHost), gamesPort);
  const trustedHops = readTrustedHops(env);
  const siteOrigin = origin(env, 'SITE_ORIGIN', edgePort);
  const gamesOrigin = origin(env, 'GAMES_ORIGIN', gamesPort);
  const exchangeOrigin = origin(env, 'EXCHANGE_DATA_ORIGIN', exchangePort);
  const consoleOrigin = privateOrigin(env, 'CONSOLE_ORIGIN', operatorPort);
  const isLocal = [publicHost, operatorHost, apiHost, new URL(siteOrigin).hostname].every(isLoopback);
  const isProduction = readMode(env, isLocal) === 'production';
  requireOfRole(env, role, {
    isProduction,
    origins: { SITE_ORIGIN: siteOrigin, GAMES_ORIGIN: gamesOrigin, EXCHANGE_DATA_ORIGIN: exchangeOrigin },
    apiHost,
    trustedHops,
  });
  const operatorKey = ownKey(env, isLocal && !isProduction);
  return {
    role,
    apiPort,
    apiHost,
    platformOrigin,
    gamesInternalOrigin,
    processListener: readProcessListener(env),
    gamesPort,
    exchangePort,
    operatorPort,
    operatorHost,
    publicHost,
    trustedHops,
    // The edges and the games call by the internal names.
    hosts: [
      ...readHosts(env, [siteOrigin, gamesOrigin, exchangeOrigin, platformOrigin, gamesInternalOrigin]),
      ...readHosts({ HOST: apiHost }, []),
    ],
    databaseUrl: env['DATABASE_URL'] ?? '',
    migrationUrl: env['DATABASE_MIGRATION_URL'] ?? '',
    replicaUrl: readsLong(role) ? (env['DATABASE_REPLICA_URL'] ?? '') : '',
    eventsUrl: env['EVENTS_URL'] ?? '',
    poolSize: count(env, 'DB_POOL') ?? poolSizeOf(role),
    migrates: role === 'migrate' || (role === 'all' && env['MIGRATE'] !== 'off'),
    seeds: readSeeds(env, role, isProduction),
    drainTimes: readDrainTimes(env, isProduction),
    streamsPerAddress: count(env, 'STREAMS_PER_ADDRESS'),
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
      console: {
        origin: consoleOrigin,
        allowedOrigins: withLoopbackNames(consoleOrigin),
        releaseUrl: privateOrigin(env, 'RELEASE_URL', port(env, 'RELEASE_PORT', edgePort + AFTER_PORT.RELEASE_PORT)),
        folder: join(ROOT, 'shared', 'console', 'dist'),
      },
      alerts: readAlertSettings(env),
      prometheusUrl: prometheusUrl(env),
      merchantId: env['MERCHANT_ID'] || 'demo-games',
      // An empty key or secret is replaced by the one that is stored with the data.
      merchantSecret: env['MERCHANT_SECRET'] ?? '',
      twoStepKey: longEnough(env, 'TWO_STEP_KEY'),
      // On loopback the client is the edge of this machine.
      trustedHop: ['loopback', ...trustedHops].join(', '),
      smsCountries: countryCodes(env['SMS_COUNTRIES'] || '880'),
      limits: readLimits(env['LIMITS']),
      transports: readTransports(env),
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

/** Migration is the moment for rows as well; a process beside others adds none. */
function readSeeds(env: Environment, role: ProcessRole, isProduction: boolean): Seeds {
  const given = env['SEED'] || (isProduction ? 'off' : 'demo');
  if (given !== 'demo' && given !== 'catalogue' && given !== 'off')
    throw new ConfigProblem([`SEED must be demo, catalogue or off, not ${given}`]);
  if (given === 'demo' && isProduction) throw new ConfigProblem([NO_DEMO]);
  return role === 'all' || role === 'migrate' ? given : 'off';
}

const NO_DEMO = 'SEED=demo adds a player with a known password, which production must not have. Use SEED=catalogue or leave it out';

/** On one machine the same page can be opened under any of its names. */
function withLoopbackNames(ownOrigin: string) {
  const { hostname, protocol, host } = new URL(ownOrigin);
  const ownPort = host.slice(hostname.length);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return isLoopback(hostname) ? names.map((name) => `${protocol}//${name}${ownPort}`) : [ownOrigin];
}
