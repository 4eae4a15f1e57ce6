import { NAMES, processOf, settingsOf, type ProcessName } from '@site/deployment/processes';
import { inCluster, type Place, type Secrets } from './place';
import { copyPort, portsOf } from './ports';

type Environment = Record<string, string>;

/** Address of a database through HAProxy, which finds the PostgreSQL that leads. */
export const databaseUrl = (base: number, role: string, password: string, database = 'site') =>
  `postgres://${role}:${password}@127.0.0.1:${portsOf(base).database}/${database}`;

/** Origins under which browsers, processes and commands find the cluster. */
export function originsOf(base: number) {
  const { site, games, api, exchange, operators, release } = portsOf(base);
  return {
    site: `http://localhost:${site}`,
    games: `http://localhost:${games}`,
    exchange: `http://localhost:${exchange}`,
    api: `http://127.0.0.1:${api}`,
    operators: `http://127.0.0.1:${operators}`,
    release: `http://localhost:${release}`,
  };
}

/** Values of all settings and secrets; each process gets its own ones. */
function values({ base }: Place, secrets: Secrets): Environment {
  const { site, games, exchange, api } = originsOf(base);
  return {
    SITE_MODE: 'sandbox',
    SITE_ORIGIN: site,
    GAMES_ORIGIN: games,
    EXCHANGE_DATA_ORIGIN: exchange,
    PLATFORM_ORIGIN: api,
    GAMES_INTERNAL_ORIGIN: games.replace('localhost', '127.0.0.1'),
    TRUSTED_HOPS: 'loopback',
    DATABASE_URL: databaseUrl(base, 'site_app', secrets.site),
    DATABASE_MIGRATION_URL: databaseUrl(base, 'site_owner', secrets.owner),
    EVENTS_URL: portsOf(base)
      .nats.map((port) => `nats://site:${secrets.nats}@127.0.0.1:${port}`)
      .join(','),
  };
}

/** Keys that the variables of the command may replace. */
const keys = ({ twoStep, feed, push, merchant }: Secrets): Environment => ({
  TWO_STEP_KEY: twoStep,
  FEED_KEY: feed,
  PUSH_KEY: push,
  MERCHANT_SECRET: merchant,
});

/** Longer than HAProxy needs to see that a process is not ready; as in production. */
const DRAIN_MS = '5000';

/** Variables of a process that the cluster decides. */
function decided(place: Place, secrets: Secrets, name: ProcessName, nth: number): Environment {
  const { program, role, listeners, secrets: secretNames } = processOf(name);
  const all = values(place, secrets);
  const wanted = [...settingsOf(name), ...secretNames].filter((variable) => variable in all);
  const { operators } = originsOf(place.base);
  return {
    ...Object.fromEntries(wanted.map((variable) => [variable, all[variable] ?? ''])),
    ...(role ? { ROLE: role } : {}),
    ...Object.fromEntries(
      listeners.flatMap(({ name: kind, portVariable, hostVariable }) => [
        [portVariable, String(copyPort(place.base, name, nth, kind))],
        [hostVariable, '127.0.0.1'],
      ]),
    ),
    DATA_DIR: inCluster(place, `${name}-${nth + 1}`),
    ...releaseFolders(place),
    ...(name === 'release' ? { OPERATOR_URL: operators } : {}),
    ...(program === 'platform' ? { PROMETHEUS_URL: `http://127.0.0.1:${portsOf(place.base).prometheus}` } : {}),
  };
}

/** The releases of a cluster are in a folder, which all processes of one machine share. */
export const releaseFolders = (place: Pick<Place, 'folder'>): Environment => ({
  STORE_DIR: inCluster(place, 'store'),
  KEYS_DIR: inCluster(place, 'keys'),
  RELEASE_DATA_DIR: inCluster(place, 'release'),
});

const NEVER = ['STORE_URL', 'RELEASE_URL', 'RELEASE_TOKEN', 'METRICS_PORT', 'ROLE'];

/** Variables of the command without those that the cluster decides for some process. */
export function inherited(place: Place, secrets: Secrets, given: Readonly<Record<string, string | undefined>>): Environment {
  const ours = new Set([...NEVER, ...NAMES.flatMap((name) => Object.keys(decided(place, secrets, name, 0)))]);
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => !ours.has(entry[0]) && Boolean(entry[1])));
}

/**
 * Environment of one copy of a process.
 * @param nth 0 for the first copy
 * @param given variables of the command, such as `LIMITS`; addresses and folders among them have no effect
 */
export function environmentOf(
  place: Place,
  secrets: Secrets,
  { name, nth, given }: { name: ProcessName; nth: number; given: Readonly<Record<string, string | undefined>> },
): Environment {
  return {
    DRAIN_MS,
    LOG_LEVEL: 'warn',
    ...keys(secrets),
    ...inherited(place, secrets, given),
    ...decided(place, secrets, name, nth),
  };
}
