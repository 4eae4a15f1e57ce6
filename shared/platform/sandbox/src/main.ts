import { listen } from '@site/serving';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { ConfigProblem } from '@site/platform-kit/base/environment';
import { createShiftedClock, systemClock } from '@site/platform-kit/time/clock';
import { openDatabase, type Executor } from '@site/platform-kit/data/database';
import { keptKey } from '@site/platform-kit/secrets/kept-key';
import { logger } from '@site/platform-kit/base/logging';
import { adoptFeedKey } from '@site/platform-exchange/feed-key/feed-key.service';
import { createDemoFeed } from '@site/platform-match-simulator/create-feed';
import { sourcesOf } from '@site/platform-match-simulator/model/match-source';
import { createExchangeHost } from '@site/platform-exchange-data/server';
import { startHeartbeat, startJobs } from './jobs';
import { hasAdministrator } from '@site/platform-operator/people.repository';
import { createOperatorApp } from '@site/platform-operator/operator-app';
import { migrate } from './migrate';
import { openDatabaseServer, type OwnedDatabase } from '@site/platform-kit/postgres/open';
import { createHousesClient } from '@site/platform-domains/games';
import { hasDemoPlayer } from './seed/people';
import { seed } from './seed/seed';
import { createSuppliers } from '@site/platform-demo-games/server';

const LOOPBACK = '127.0.0.1';

/** Starts all servers. @returns a function that stops everything except the database server */
async function serve({ settings: given, ...config }: Config, server: OwnedDatabase) {
  const settings = {
    ...given,
    twoStepKey: given.twoStepKey || keptKey(config.dataDirectory, 'two-step.key'),
    push: { ...given.push, key: given.push.key || keptKey(config.dataDirectory, 'push.key') },
  };
  const clock = config.hasManualClock ? createShiftedClock() : systemClock;
  await migrate(server.ownerUrl);
  const { role, faults } = await server.grant();
  let isStopping = false;
  const { db, openConnection, close } = openDatabase(server.url, (problem) => {
    if (isStopping) return;
    app.log.warn({ err: problem }, 'database connection lost');
    server.revive();
  });
  const feedKey = config.feedKey || keptKey(config.dataDirectory, 'feed.key');
  const since = await adoptFeedKey({ db, clock }, { key: feedKey, mayChange: config.mayFeedKeyChange });
  const app = await createApp({
    context: { db, clock, feed: createDemoFeed(sourcesOf(feedKey), since), settings },
    houses: createHousesClient({
      origin: `http://${reachable(config.publicHost)}:${config.gamesPort}`,
      merchantId: settings.merchantId,
      secret: settings.merchantSecret,
      clock,
    }),
    openConnection,
    logger: logger(config.logLevel),
    hosts: config.hosts,
  });
  const warnings = [
    ...config.warnings,
    ...faults.map((fault) => `The database role ${role}: ${fault}. DATABASE_MIGRATION_URL names the owner`),
  ];
  for (const warning of warnings) app.log.warn(warning);
  await seed(db, clock.now(), { hasHistory: config.hasDemoHistory, hasDemoPlayer: !settings.isProduction });
  if (settings.isProduction) await requireOperators(db, settings.operatorKey);
  const stopHeartbeat = startHeartbeat(app.platform);
  const jobs = startJobs(app.platform);

  const { siteOrigin, merchantId, merchantSecret: secret } = settings;
  const suppliers = await createSuppliers({
    platformOrigin: `http://${LOOPBACK}:${config.apiPort}`,
    siteOrigin,
    merchantId,
    secret,
    clock,
    db,
    gamesOrigin: settings.gamesOrigin,
    trustedHops: config.trustedHops,
    hosts: config.hosts,
  });
  await listen(suppliers, { port: config.gamesPort, host: config.publicHost });
  const exchange = await createExchangeHost({
    context: app.platform,
    openConnection,
    trustedHops: config.trustedHops,
    hosts: config.hosts,
  });
  await listen(exchange, { port: config.exchangePort, host: config.publicHost });
  const operators = await createOperatorApp(
    { platform: app.platform, endpoints: [...app.endpoints, ...exchange.endpoints] },
    logger(config.logLevel),
    { hosts: [...config.hosts, config.operatorHost] },
  );
  await listen(operators, { port: config.operatorPort, host: config.operatorHost });
  // Listen last: readiness of the API implies that the games and the exchange data host are up.
  await app.listen({ port: config.apiPort, host: LOOPBACK });

  return async () => {
    isStopping = true;
    stopHeartbeat();
    jobs.stop();
    await operators.close();
    await exchange.close();
    await suppliers.close();
    await app.close();
    await close();
  };
}

/** An address for a server that listens on `host`, because a wildcard address cannot be requested. */
const reachable = (host: string) => (host === '0.0.0.0' || host === '::' ? LOOPBACK : host.includes(':') ? `[${host}]` : host);

/** @throws ConfigProblem when nobody could run the site, or everybody could play with the demo player's money */
async function requireOperators(db: Executor, operatorKey: string) {
  if (!operatorKey && !(await hasAdministrator(db))) throw new ConfigProblem([NO_ADMINISTRATOR]);
  if (await hasDemoPlayer(db)) throw new ConfigProblem([DEMO_DATABASE]);
}

const NO_ADMINISTRATOR = 'OPERATOR_KEY must be set until an administrator has a key: npm run operator -- person add <name> --role admin';
const DEMO_DATABASE = 'This database was a sandbox: its demo player has a known password. Production needs a database of its own';

function readOrEnd() {
  try {
    return readConfig(process.env);
  } catch (problem) {
    return tell(problem);
  }
}

/** Prints a problem of the environment as a message, and any other error with its stack. */
function tell(problem: unknown): never {
  console.error(problem instanceof ConfigProblem ? `The platform does not start.\n${problem.message}` : problem);
  process.exit(1);
}

const config = readOrEnd();
console.log(`mode: ${config.settings.isProduction ? 'production' : 'sandbox, with play money'} (SITE_MODE)`);
const server = await openDatabaseServer(config);
const serving = serve(config, server);

async function end(code: number) {
  const stop = await serving.catch(() => async () => {});
  await stop().finally(server.stop);
  process.exit(code);
}

// Registered before the servers start: a stop during the start must not leave the database server running.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0));

serving.catch((problem: unknown) => {
  console.error(problem instanceof ConfigProblem ? `The platform does not start.\n${problem.message}` : problem);
  void end(1);
});
