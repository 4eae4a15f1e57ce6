import { ConfigProblem, isLoopback, isSecure, type Environment } from '@site/platform-kit/base/environment';

const ROLES = ['all', 'api', 'worker', 'games', 'exchange', 'migrate'] as const;

/** Part of the platform that a process runs. `all` runs every part in one process; `migrate` prepares the database and ends. */
export type ProcessRole = (typeof ROLES)[number];

interface RoleNeeds {
  /** Connections to PostgreSQL in the pool. A process has one or two more, for news. */
  poolSize: number;
  /** Variables that have to be equal in all processes, so that none can make up its own. */
  shared: readonly string[];
  /** Further variables that production requires; those of one line belong together. */
  production: readonly (readonly string[])[];
}

const KEYS = ['TWO_STEP_KEY', 'FEED_KEY', 'MERCHANT_SECRET', 'PUSH_KEY'];
const TRANSPORTS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
];

/** Nobody but its users needs a key: a process of games, which anybody reaches, has only the secret of the games. */
const NEEDS: Readonly<Record<ProcessRole, RoleNeeds>> = {
  all: { poolSize: 20, shared: [], production: [['TWO_STEP_KEY'], ['FEED_KEY'], ...TRANSPORTS] },
  api: { poolSize: 15, shared: ['DATABASE_URL', ...KEYS], production: TRANSPORTS },
  worker: { poolSize: 8, shared: ['DATABASE_URL', 'METRICS_PORT', ...KEYS], production: TRANSPORTS },
  games: { poolSize: 8, shared: ['DATABASE_URL', 'MERCHANT_SECRET'], production: [] },
  exchange: { poolSize: 4, shared: ['DATABASE_URL', 'FEED_KEY'], production: [] },
  migrate: { poolSize: 4, shared: ['DATABASE_URL'], production: [] },
};

/** Connections of the pool, unless `DB_POOL` says otherwise. */
export const poolSizeOf = (role: ProcessRole) => NEEDS[role].poolSize;

/** True for roles with pages of records, or with the check of the ledger. */
export const readsLong = (role: ProcessRole) => role === 'all' || role === 'api' || role === 'worker';

/** The operator's key from the environment is not among the variables, because operators may have personal keys. */
export function readRole(env: Environment): ProcessRole {
  const given = env['ROLE'] || 'all';
  const role = ROLES.find((known) => known === given);
  if (!role) throw new ConfigProblem([`ROLE must be one of ${ROLES.join(', ')}, not ${given}`]);
  return role;
}

export interface RoleAddresses {
  isProduction: boolean;
  /** Origins in browsers, by variable. */
  origins: Readonly<Record<string, string>>;
  apiHost: string;
  trustedHops: readonly string[];
}

/** @throws ConfigProblem with everything that this role misses, so that one start shows all of it */
export function requireOfRole(env: Environment, role: ProcessRole, { isProduction, origins, apiHost, trustedHops }: RoleAddresses) {
  const { shared, production } = NEEDS[role];
  const isServingCalls = role === 'all' || role === 'api';
  const needed = [...shared.map((name) => [name]), ...(isProduction ? production : [])];
  const faults = [
    ...needed.flatMap((names) => (names.every((name) => env[name]) ? [] : [`${names.join(' and ')} must be set`])),
    ...Object.entries(isProduction ? origins : {}).flatMap(([name, origin]) =>
      isSecure(origin) ? [] : [`${name} must be https, not ${origin}`],
    ),
    ...(isProduction && isServingCalls && !isLoopback(apiHost) && !trustedHops.length ? [NO_HOPS] : []),
  ];
  if (!faults.length) return;
  throw new ConfigProblem([...faults, ...(role === 'all' ? [] : [`${ONE_OF_MANY} (ROLE=${role})`]), ...(isProduction ? [WAY_OUT] : [])]);
}

const NO_HOPS =
  'TRUSTED_HOPS must list the edges and what is between them and the platform, because API_HOST lets other machines call it; without the list all players have the address of an edge';
const ONE_OF_MANY = 'This process is one of several, which share a database and have equal keys';
const WAY_OUT = 'This is the production mode. SITE_MODE=sandbox starts a site with play money instead, wherever it listens';
