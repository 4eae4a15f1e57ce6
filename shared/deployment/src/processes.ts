import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import { VARIABLES, type VariableReader } from '@site/serving/variables';

/** A port on which a process listens. */
export interface Listener {
  name: 'http' | 'operators' | 'metrics';
  /** Variables of its port and of its address. */
  portVariable: string;
  hostVariable: string;
  /** Its number in a container; the processes of one machine have other ones. */
  port: number;
}

/** A kind of process, of which a site has several. */
export interface SiteProcess {
  program: VariableReader;
  /** Its file, below the root of the project. */
  main: string;
  /** Value of `ROLE`. */
  role?: 'api' | 'worker' | 'games' | 'exchange' | 'migrate';
  copies: number;
  listeners: readonly Listener[];
  /** Path of its readiness at the listener `http`. */
  ready?: string;
  /** Variables with a secret that this process needs, and no others. */
  secrets: readonly string[];
  /** Variables with a secret that name an engine which not every site has. */
  optionalSecrets?: readonly string[];
}

const PLATFORM = { program: 'platform', main: 'shared/platform/sandbox/src/main.ts' } as const;
const KEYS_OF_PLAYERS = [
  'DATABASE_URL',
  'EVENTS_URL',
  'TWO_STEP_KEY',
  'FEED_KEY',
  'MERCHANT_SECRET',
  'PUSH_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_KEY',
];

/** Decision 132: a standby answers long reads. */
const STANDBY = ['DATABASE_REPLICA_URL'];

const METRICS: Listener = { name: 'metrics', portVariable: 'METRICS_PORT', hostVariable: 'METRICS_HOST', port: 9101 };
const http = (portVariable: 'PORT' | keyof typeof AFTER_PORT, hostVariable = 'HOST'): Listener => ({
  name: 'http',
  portVariable,
  hostVariable,
  port: DEFAULTS.PORT + (portVariable === 'PORT' ? 0 : AFTER_PORT[portVariable]),
});

/** Every kind of process. The files of this package are written from it. */
const PROCESSES = {
  api: {
    ...PLATFORM,
    role: 'api',
    copies: 2,
    listeners: [http('SANDBOX_PORT', 'API_HOST'), { ...http('OPERATOR_PORT', 'OPERATOR_HOST'), name: 'operators' }, METRICS],
    ready: '/readyz',
    secrets: [...KEYS_OF_PLAYERS, 'OPERATOR_KEY'],
    optionalSecrets: STANDBY,
  },
  worker: { ...PLATFORM, role: 'worker', copies: 2, listeners: [METRICS], secrets: KEYS_OF_PLAYERS, optionalSecrets: STANDBY },
  games: {
    ...PLATFORM,
    role: 'games',
    copies: 2,
    listeners: [http('GAMES_PORT'), METRICS],
    ready: '/readyz',
    secrets: ['DATABASE_URL', 'MERCHANT_SECRET'],
  },
  exchange: {
    ...PLATFORM,
    role: 'exchange',
    copies: 2,
    listeners: [http('EXCHANGE_PORT'), METRICS],
    ready: '/readyz',
    secrets: ['DATABASE_URL', 'EVENTS_URL', 'FEED_KEY'],
  },
  edge: {
    program: 'edge',
    main: 'shared/edge/src/main.ts',
    copies: 2,
    listeners: [http('PORT'), METRICS],
    ready: '/edge/readyz',
    secrets: ['STORE_URL'],
  },
  // Its folder has one writer.
  release: {
    program: 'release service',
    main: 'shared/release/src/service/main.ts',
    copies: 1,
    listeners: [http('RELEASE_PORT', 'RELEASE_HOST')],
    ready: '/healthz',
    secrets: ['STORE_URL', 'OPERATOR_KEY'],
  },
  migrate: { ...PLATFORM, role: 'migrate', copies: 1, listeners: [], secrets: ['DATABASE_URL', 'DATABASE_MIGRATION_URL'] },
} as const satisfies Record<string, SiteProcess>;

export type ProcessName = keyof typeof PROCESSES;
export const NAMES = Object.keys(PROCESSES) as ProcessName[];
/** Processes that serve until they are stopped. */
export const SERVERS = NAMES.filter((name) => name !== 'migrate');
export const processOf = (name: ProcessName): SiteProcess => PROCESSES[name];

/** @throws Error when the process has no such listener */
export function listenerOf(name: ProcessName, kind: Listener['name']): Listener {
  const found = processOf(name).listeners.find((listener) => listener.name === kind);
  if (!found) throw new Error(`${name} has no listener ${kind}`);
  return found;
}

/** Longest time in seconds from SIGTERM to the end of a process that drains (decision 115). */
export const STOP_S = 45;

/** Settings without a secret that every process of a site shares. */
export const SHARED_SETTINGS = [
  'SITE_MODE',
  'SITE_ORIGIN',
  'GAMES_ORIGIN',
  'EXCHANGE_DATA_ORIGIN',
  'PLATFORM_ORIGIN',
  'GAMES_INTERNAL_ORIGIN',
  'TRUSTED_HOPS',
] as const;

/** Settings of the processes that send messages; each belongs to a secret, and the platform refuses one without the other. */
export const SETTINGS_OF_MESSAGES = ['MAIL_FROM', 'SMS_GATEWAY_URL'] as const;

/** Settings that a process reads. */
export function settingsOf(name: ProcessName): string[] {
  const { program, secrets } = processOf(name);
  const shared = SHARED_SETTINGS.filter((setting) => VARIABLES[setting]?.readBy.includes(program));
  return [...shared, ...(secrets.includes('SMTP_URL') ? SETTINGS_OF_MESSAGES : [])];
}

/** Every variable with a secret, in the order of the table. */
export const SECRET_NAMES = [...new Set(NAMES.flatMap((name) => processOf(name).secrets))];
