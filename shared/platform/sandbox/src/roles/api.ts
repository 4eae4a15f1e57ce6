import { listen } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import { ConfigProblem } from '@site/platform-kit/base/environment';
import { logger } from '@site/platform-kit/base/logging';
import type { Executor } from '@site/platform-kit/data/database';
import { EXCHANGE_READS } from '@site/platform-exchange-data/reads.routes';
import { createOperatorApp } from '@site/platform-operator/operator-app';
import { hasAdministrator } from '@site/platform-operator/people.repository';
import { startStreamJobs } from '../jobs';
import { hasDemoPlayer } from '../seed/people';
import type { Base, Running } from './base';
import { openPlatform } from './platform';

/** Calls of players and operators, and event streams. */
export async function serveApi(base: Base): Promise<Running> {
  const app = await openPlatform(base);
  await requireOperators(base);
  const { operators, stopStreamJobs } = await listenForCalls(base, app);
  return { servers: [[operators], [app]], stopWork: stopStreamJobs };
}

/** Listens for operators and then for players: readiness of the calls implies that all other servers of the process are up. */
export async function listenForCalls({ config }: Base, app: FastifyInstance) {
  const operators = await createOperatorApp(
    { platform: app.platform, endpoints: [...app.endpoints, ...EXCHANGE_READS] },
    logger(config.logLevel),
    { hosts: [...config.hosts, config.operatorHost, new URL(app.platform.settings.console.origin).hostname] },
  );
  await listen(operators, { port: config.operatorPort, host: config.operatorHost });
  const stopStreamJobs = startStreamJobs(app.platform);
  await listen(app, { port: config.apiPort, host: config.apiHost });
  return { operators, stopStreamJobs };
}

/** @throws ConfigProblem when nobody could run the site in production, or everybody could play with the demo player's money */
export async function requireOperators({ settings, db }: Pick<Base, 'settings'> & { db: Executor }) {
  if (!settings.isProduction) return;
  if (!settings.operatorKey && !(await hasAdministrator(db))) throw new ConfigProblem([NO_ADMINISTRATOR]);
  if (await hasDemoPlayer(db)) throw new ConfigProblem([DEMO_DATABASE]);
}

const NO_ADMINISTRATOR = 'OPERATOR_KEY must be set until an administrator has a key: npm run operator -- person add <name> --role admin';
const DEMO_DATABASE = 'This database was a sandbox: its demo player has a known password. Production needs a database of its own';
