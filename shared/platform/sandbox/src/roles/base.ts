import { setTimeout as wait } from 'node:timers/promises';
import { createProcessServer, createReadiness, drain, listen, type Readiness } from '@site/serving';
import { gauge, startCollector, startMetrics } from '@site/serving/metrics';
import { startTraces } from '@site/serving/traces';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { logger } from '@site/platform-kit/base/logging';
import type { PlatformSettings } from '@site/platform-kit/context/context';
import { openDatabase, type Executor } from '@site/platform-kit/data/database';
import { gaugeDatabase } from '@site/platform-kit/data/database-gauges';
import { startMetricSamples } from '@site/platform-kit/data/metric-samples';
import { createReplicaReads, gaugeReplica, readsAt, type ReplicaOptions, type ReplicaReads } from '@site/platform-kit/data/replica-reads';
import { openSiteClock } from '@site/platform-kit/data/site-clock';
import { openTransport } from '@site/platform-kit/events/open-transport';
import { startRelay } from '@site/platform-kit/events/relay';
import type { EventTransport } from '@site/platform-kit/events/transport';
import type { OwnedDatabase } from '@site/platform-kit/postgres/open';
import { rightsOf } from '@site/platform-kit/postgres/site-role';
import { gaugeStandby, watchStandby } from '@site/platform-kit/postgres/standby';
import { keptKey } from '@site/platform-kit/secrets/kept-key';
import type { Clock } from '@site/platform-kit/time/clock';
import type { Config } from '../config';
import { addSchemaReason } from '../health';
import { migrate } from '../migrate';

const LOOK_AGAIN_MS = 500;

/** Parts that every role starts with. */
export interface Base {
  db: Executor;
  reads: ReplicaReads;
  /** Carries events between the processes of the site. */
  transport: EventTransport;
  /** Sends the events that transactions announce. @returns a function that stops it */
  startRelay: () => () => Promise<void>;
  config: Config;
  /** Settings with every key. */
  settings: PlatformSettings;
  feedKey: string;
  clock: Clock;
  log: FastifyBaseLogger;
  readiness: Readiness;
}

/** A role that has started. */
export interface Running {
  /** In the order in which they stop; see `drain`. */
  servers: readonly (readonly FastifyInstance[])[];
  /** Stops periodic work. */
  stopWork?: () => void;
  /** Runs last. */
  close?: () => Promise<void>;
}

export type StartRole = (base: Base) => Promise<Running>;

interface Place {
  server: OwnedDatabase;
  /** Ends a wait for the schema. */
  signal: AbortSignal;
}

/** Opens the database, with a schema that fits, and starts the role. @returns a function that stops everything except the database server */
export async function run(config: Config, { server, signal }: Place, start: StartRole): Promise<() => Promise<void>> {
  const readiness = createReadiness();
  const own = createProcessServer(readiness, logger(config.logLevel));
  const stopTraces = await startTraces(process.env, `site-platform-${config.role}`);
  if (config.processListener) {
    (await startMetrics('platform')).addRoute(own);
    await listen(own, config.processListener);
  }
  // A Prometheus has the numbers of all processes, and a migration ends at once.
  const collector = config.settings.prometheusUrl || config.role === 'migrate' ? null : startCollector('platform');
  let isStarted = false;
  readiness.add('start', () => (isStarted ? null : 'not finished'));
  let isStopping = false;
  const openPool = (size: number) =>
    openDatabase(
      server.url,
      (problem) => {
        if (isStopping) return;
        own.log.warn({ err: problem }, 'database connection lost');
        server.revive();
      },
      { size },
    );
  const database = openPool(config.poolSize);
  const { db, openConnection } = database;
  gaugeDatabase(database);
  const replica = config.replicaUrl ? openReplica(config, { primary: db, log: own.log }) : null;
  const transport = openTransport(config.eventsUrl, openConnection);
  const standby = config.settings.isProduction ? watchStandby({ db, log: own.log }) : null;
  void standby?.look();
  gaugeStandby(db);
  const lookAtSchema = addSchemaReason(readiness, db);
  if (config.migrates) await migrate(server.ownerUrl);
  const { role, faults } = config.migrates ? await server.grant() : await untilFit().then(() => rightsOf(server.url));
  const lacking = faults.map((fault) => `The database role ${role}: ${fault}. DATABASE_MIGRATION_URL names the owner`);
  for (const warning of [...config.warnings, ...lacking]) own.log.warn(warning);

  async function untilFit() {
    if (await lookAtSchema()) return;
    own.log.warn(`waits for the schema: ${readiness.reasons().join('; ')}. ROLE=migrate prepares it`);
    while (!(await lookAtSchema())) await wait(LOOK_AGAIN_MS, undefined, { signal });
  }

  function relay() {
    // A connection of its own, so that no call makes the events wait.
    const ofRelay = openPool(1);
    const { stop } = startRelay({ db: ofRelay.db, transport, log: own.log });
    return () => stop().then(ofRelay.close);
  }

  const clock = await openSiteClock(db, { isManual: config.hasManualClock, log: own.log });
  readiness.add('clock', clock.reason);
  gauge('site_clock_offset_seconds', () => clock.machineOffsetMs() / 1000);
  const running = await start({
    ...withKeys(config),
    config,
    clock,
    db,
    reads: replica?.reads ?? readsAt(db),
    transport,
    startRelay: relay,
    log: own.log,
    readiness,
  });
  isStarted = true;
  const stopSamples = collector && startMetricSamples({ db, collector, role: config.role, log: own.log });
  return async () => {
    isStopping = true;
    standby?.stop();
    await drain({ readiness, servers: running.servers, times: config.drainTimes, stopWork: running.stopWork });
    await stopSamples?.();
    await running.close?.();
    await transport.close();
    clock.stop();
    await own.close();
    await replica?.close();
    await database.close();
    await stopTraces();
  };
}

/** Connections to the replica. A call that finds it away goes to the primary, so the waits are short. */
const REPLICA_LIMITS = { connectWithinMs: 500, doubtAfterMs: 500 };

function openReplica({ replicaUrl, poolSize }: Config, { primary, log }: Pick<ReplicaOptions, 'primary' | 'log'>) {
  const { db, close } = openDatabase(replicaUrl, (problem) => log.info({ err: problem }, 'replica connection lost'), {
    size: poolSize,
    ...REPLICA_LIMITS,
  });
  const reads = createReplicaReads({ primary, replica: db, log });
  gaugeReplica(reads);
  return { reads, close: () => (reads.stop(), close()) };
}

/** The keys of the environment, or in a process that is alone those that are stored with the data. */
function withKeys({ role, dataDirectory, feedKey, settings }: Config): Pick<Base, 'settings' | 'feedKey'> {
  const kept = (given: string, name: string) => given || (role === 'all' ? keptKey(dataDirectory, name) : '');
  return {
    feedKey: kept(feedKey, 'feed.key'),
    settings: {
      ...settings,
      twoStepKey: kept(settings.twoStepKey, 'two-step.key'),
      merchantSecret: kept(settings.merchantSecret, 'merchant.key'),
      push: { ...settings.push, key: kept(settings.push.key, 'push.key') },
    },
  };
}
