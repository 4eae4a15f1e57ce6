import cors from '@fastify/cors';
import { DEFAULT_BODY_BYTES } from '@site/api/schema';
import { answerHealth, createReadiness, guard, requestIds, serverOptions, type Readiness, type TimeLimits } from '@site/serving';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { keepPrivate } from '@site/platform-kit/http/answer';
import { createBackground } from '@site/platform-kit/base/background';
import { acceptContent } from '@site/platform-kit/http/content';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { answerErrors, answerUnroutable } from '@site/platform-kit/http/error-answer';
import { createEventHub } from '@site/platform-kit/events/hub';
import type { EventTransport } from '@site/platform-kit/events/transport';
import { NO_HOUSES, type GameHouses } from '@site/platform-kit/context/game-houses';
import { readsAt, type ReplicaReads } from '@site/platform-kit/data/replica-reads';
import { addSchemaReason } from './health';
import { createPaces } from '@site/platform-kit/pace/paces';
import { modules } from './modules';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';

export interface AppOptions {
  /** The context except for the parts that the app creates. */
  context: Omit<PlatformContext, 'reads' | 'log' | 'background' | 'paces' | 'events' | 'houses' | 'onRestricted'>;
  /** Serves long reads; default: the primary serves them. */
  reads?: ReplicaReads | undefined;
  /** Stores of the platforms with transfer wallets; default: none. */
  houses?: GameHouses | undefined;
  /** Carries events from and to other processes. */
  transport: EventTransport;
  logger: FastifyServerOptions['logger'];
  /** Limits on slow clients; default: `TIME_LIMITS`. */
  timeLimits?: TimeLimits | undefined;
  /** Host names of the site, besides those of this machine. */
  hosts?: readonly string[] | undefined;
  /** Conditions of `/readyz` besides the schema. */
  readiness?: Readiness | undefined;
  /** Modules in addition to the standard ones. */
  extraModules?: readonly PlatformModule[] | undefined;
}

/** The platform as one Fastify app that does not listen yet. */
export async function createApp({
  context,
  reads = readsAt(context.db),
  houses = NO_HOUSES,
  transport,
  logger,
  timeLimits,
  hosts = [],
  readiness = createReadiness(),
  extraModules = [],
}: AppOptions): Promise<FastifyInstance> {
  const { settings } = context;
  const trustedHops = settings.trustedHop.split(/[\s,]+/).filter(Boolean);
  const app = fastify({
    ...serverOptions(timeLimits),
    logger: logger ?? false,
    bodyLimit: DEFAULT_BODY_BYTES,
    genReqId: requestIds(trustedHops),
    trustProxy: settings.trustedHop || false,
    forceCloseConnections: true,
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength: 200 },
  });
  guard(app, { name: 'platform', trustedHops, hosts, origin: settings.siteOrigin, resourcePolicy: 'same-origin' });
  const platform: PlatformContext = {
    ...context,
    reads,
    houses,
    onRestricted: [],
    log: app.log,
    background: createBackground(app.log),
    paces: createPaces(context.clock),
    events: createEventHub({ db: context.db, transport, log: app.log, isChecked: !settings.isProduction }),
  };
  app.decorate('platform', platform);
  app.decorate('endpoints', []);
  app.decorate('identify', null);
  app.decorateRequest('player', null);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  // End the streams properly before the server closes the connections.
  app.addHook('preClose', platform.events.close);
  app.addHook('onClose', platform.background.settled);
  acceptContent(app);
  keepPrivate(app);
  answerErrors(app);
  await app.register(cors, { origin: [...settings.allowedOrigins], exposedHeaders: ['x-renewed-token', 'x-request-id', 'retry-after'] });
  await addSchemaReason(readiness, context.db)();
  answerHealth(app, readiness);
  for (const addModule of [...modules, ...extraModules]) addModule(app, platform);
  await app.ready();
  return app;
}
