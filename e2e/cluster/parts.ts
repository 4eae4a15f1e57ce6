import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keyWithOpenMatches } from '../site/feed-key';
import { PLATFORM_OF_TESTS } from '../site/start-site';
import type { Target } from '@site/serving/testing';
import { RUNNER } from '../site/server';

/** Kinds of processes in a cluster; there are two of each. */
export const KINDS = ['api', 'worker', 'games', 'exchange', 'edge'] as const;
export type Kind = (typeof KINDS)[number];
export const COPIES = 2;

/** Time in ms for which a process that stops still takes calls; longer than a balancer on a busy machine needs to see it. */
const DRAIN_MS = 3000;
const PORTS_OF_PROCESS = 3;

/** The addresses at which browsers, edges and operators find the cluster: those of its balancers. */
export const portsOf = (port: number) => ({ site: port, games: port + 1, api: port + 2, exchange: port + 3, operators: port + 4 });

/** One process: what to run, with which variables, and how the balancers find it. */
export interface ClusterProcess {
  name: string;
  kind: Kind;
  args: string[];
  env: Record<string, string>;
  target: Target;
  /** The calls of operators of an `api`. */
  operators?: Target;
}

const PLATFORM = [RUNNER, 'shared/platform/sandbox/src/main.ts'];
const EDGE = [RUNNER, 'shared/edge/src/main.ts'];

interface Place {
  /** First port of the balancers. */
  port: number;
  dataDir: string;
  url: string;
  ownerUrl: string;
}

/** Variables that are equal in all processes. */
export function sharedBy({ port, dataDir, url, ownerUrl }: Place): Record<string, string> {
  const { site, games, api, exchange } = portsOf(port);
  const key = () => randomBytes(24).toString('hex');
  return {
    ...PLATFORM_OF_TESTS,
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: ownerUrl,
    DATA_DIR: dataDir,
    DRAIN_MS: String(DRAIN_MS),
    FEED_KEY: keyWithOpenMatches(),
    TWO_STEP_KEY: key(),
    PUSH_KEY: key(),
    MERCHANT_SECRET: key(),
    HOST: 'localhost',
    SITE_ORIGIN: `http://localhost:${site}`,
    GAMES_ORIGIN: `http://localhost:${games}`,
    EXCHANGE_DATA_ORIGIN: `http://localhost:${exchange}`,
    PLATFORM_ORIGIN: `http://127.0.0.1:${api}`,
    GAMES_INTERNAL_ORIGIN: `http://localhost:${games}`,
    LOG_LEVEL: 'warn',
  };
}

export const MIGRATION = { args: PLATFORM, env: { ROLE: 'migrate' } };

/** @param ports free ones, three for each process */
export function partsOf(shared: Record<string, string>, ports: readonly number[]): ClusterProcess[] {
  const names = KINDS.flatMap((kind) => Array.from({ length: COPIES }, (_, nth) => ({ kind, name: `${kind}-${nth + 1}` })));
  return names.map(({ kind, name }, index) => {
    const [own = 0, operators = 0, metrics = 0] = ports.slice(index * PORTS_OF_PROCESS);
    const part = { name, kind, args: kind === 'edge' ? EDGE : PLATFORM };
    // PostgreSQL knows the connections of a process by its name.
    const env = { ...shared, METRICS_PORT: String(metrics), PGAPPNAME: name };
    const at = (host: string, ready: string) => ({ name, origin: `http://${host}:${own}`, ready: `http://${host}:${own}${ready}` });
    switch (kind) {
      case 'api': {
        const target = at('127.0.0.1', '/readyz');
        return {
          ...part,
          env: { ...env, ROLE: kind, SANDBOX_PORT: String(own), OPERATOR_PORT: String(operators) },
          target,
          operators: { ...target, origin: `http://127.0.0.1:${operators}` },
        };
      }
      case 'worker':
        return {
          ...part,
          env: { ...env, ROLE: kind },
          target: { name, origin: `http://127.0.0.1:${metrics}`, ready: `http://127.0.0.1:${metrics}/readyz` },
        };
      case 'games':
        return { ...part, env: { ...env, ROLE: kind, GAMES_PORT: String(own) }, target: at('localhost', '/readyz') };
      case 'exchange':
        return { ...part, env: { ...env, ROLE: kind, EXCHANGE_PORT: String(own) }, target: at('localhost', '/readyz') };
      case 'edge':
        return {
          ...part,
          env: { ...env, PORT: String(own), DATA_DIR: join(shared['DATA_DIR'] ?? '', name) },
          target: at('localhost', '/edge/readyz'),
        };
    }
  });
}

export const portsNeeded = KINDS.length * COPIES * PORTS_OF_PROCESS;
