import { listen } from '@site/serving';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { createShiftedClock, systemClock } from './core/clock';
import { openDatabase } from './core/database';
import { keptKey } from './core/kept-key';
import { logger } from './core/logging';
import { createDemoFeed } from './exchange-feed/create-feed';
import { createExchangeHost } from './exchange-host/server';
import { startJobs } from './jobs';
import { migrate } from './postgres/migrate';
import { openDatabaseServer, type OwnedDatabase } from './postgres/open';
import { seed } from './seed/seed';
import { createSuppliers } from './suppliers/server';

const LOOPBACK = '127.0.0.1';

/** Starts all there is; answers how to stop all but the database server. */
async function serve({ settings: given, ...config }: Config, server: OwnedDatabase) {
  const settings = { ...given, twoStepKey: given.twoStepKey || keptKey(config.dataDirectory, 'two-step.key') };
  const clock = config.hasManualClock ? createShiftedClock() : systemClock;
  await migrate(server.url);
  let isStopping = false;
  const { db, openConnection, close } = openDatabase(server.url, (problem) => {
    if (isStopping) return;
    app.log.warn({ err: problem }, 'database connection lost');
    server.revive();
  });
  const app = await createApp({
    context: { db, clock, feed: createDemoFeed(), settings },
    openConnection,
    logger: logger(config.logLevel),
    hosts: config.hosts,
  });
  await seed(db, clock.now(), { hasHistory: config.hasDemoHistory });
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
  // Last: who hears that this is ready finds the games and the prices as well.
  await app.listen({ port: config.apiPort, host: LOOPBACK });

  return async () => {
    isStopping = true;
    jobs.stop();
    await exchange.close();
    await suppliers.close();
    await app.close();
    await close();
  };
}

const config = readConfig(process.env);
const server = await openDatabaseServer(config);
const serving = serve(config, server);

async function end(code: number) {
  const stop = await serving.catch(() => async () => {});
  await stop().finally(server.stop);
  process.exit(code);
}

// Before it serves: a stop during the start must not leave the database server behind.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0));

serving.catch((problem: unknown) => {
  console.error(problem);
  void end(1);
});
