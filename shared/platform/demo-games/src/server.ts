import cors from '@fastify/cors';
import { answerHealth, createReadiness, guard, serverOptions, type Readiness, type TimeLimits } from '@site/serving';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '@site/platform-kit/time/clock';
import { isDatabaseAway, isDatabaseBusy, type Executor } from '@site/platform-kit/data/database';
import { addFileRoutes } from '@site/platform-kit/files/browser-files';
import { createAssets } from './assets';
import { createCallbacks } from './callbacks';
import { addMerchantRoute } from './merchant.routes';
import { addPlayRoute } from './play.routes';
import { addRoundRoutes } from './rounds.routes';
import { sweep } from './settlement.service';
import type { Supplier } from './supplier';

export interface SuppliersOptions {
  /** Origin of the seamless wallet; the supplier calls nothing else of the platform. */
  platformOrigin: string;
  /** The only origin that may frame a game and receives its messages. */
  siteOrigin: string;
  merchantId: string;
  secret: string;
  clock: Clock;
  db: Executor;
  logger?: boolean;
  /** Proxies in front of this server. */
  trustedHops?: readonly string[];
  /** Host names of this server, besides those of this machine. */
  hosts?: readonly string[];
  /** Origin of this server, as browsers reach it. */
  gamesOrigin?: string;
  /** Limits on slow clients; default: `TIME_LIMITS`. */
  timeLimits?: TimeLimits;
  /** Conditions of `/readyz`. */
  readiness?: Readiness;
  /** Pause between two tries of a callback; default: real time. */
  wait?: (ms: number) => Promise<void>;
  callbackTimeoutMs?: number;
}

const SWEEP_MS = 1000;

/** The demo game suppliers: a separate server that reaches the platform through signed callbacks only. */
export async function createSuppliers(options: SuppliersOptions): Promise<FastifyInstance> {
  const { db, clock, platformOrigin, merchantId, secret, wait, callbackTimeoutMs } = options;
  const supplier: Supplier = {
    db,
    clock,
    callbacks: createCallbacks({ platformOrigin, merchantId, secret, clock, wait, timeoutMs: callbackTimeoutMs }),
  };
  const app = Fastify({
    ...serverOptions(options.timeLimits),
    trustProxy: [...(options.trustedHops ?? [])],
    logger: options.logger ?? false,
    bodyLimit: 16_384,
    forceCloseConnections: true,
  });
  const { trustedHops = [], hosts = [], gamesOrigin = '' } = options;
  guard(app, { name: 'games', trustedHops, hosts, origin: gamesOrigin, resourcePolicy: 'cross-origin' });

  // There are no cookies: the session id authenticates the player, for any origin that a sandboxed frame sends.
  await app.register(cors, { origin: '*', methods: ['GET', 'POST'] });
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  });
  answerFaults(app);
  const assets = await createAssets();
  addFileRoutes(app, assets, { db, clock });
  addPlayRoute(app, supplier, assets, { siteOrigin: options.siteOrigin, secret });
  addRoundRoutes(app, supplier);
  addMerchantRoute(app, supplier, { merchantId, secret });
  answerHealth(app, options.readiness ?? createReadiness());
  keepSweeping(app, supplier);
  return app;
}

/** Nothing is decided while the database is away: the page asks again, and the sweep takes up every round. */
function answerFaults(app: FastifyInstance) {
  app.setErrorHandler((problem, _request, reply) => {
    if (!isDatabaseAway(problem) && !isDatabaseBusy(problem)) return reply.send(problem);
    app.log.warn({ problem }, 'a call needs the database');
    return reply.code(503).header('cache-control', 'no-store').send({ error: 'unavailable' });
  });
}

function keepSweeping(app: FastifyInstance, supplier: Supplier) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const turn = () => {
    running = sweep(supplier)
      // The database may be unreachable for a moment; due rounds stay due.
      .catch((problem: unknown) => app.log.warn({ problem }, 'Unfinished rounds wait'))
      .finally(() => {
        if (!isStopping) timer = setTimeout(turn, SWEEP_MS).unref();
      });
  };
  // A round that another host has in hand is due 30 s later at the earliest, so a start takes nothing out of anybody's hand.
  app.addHook('onReady', async () => turn());
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  });
}
