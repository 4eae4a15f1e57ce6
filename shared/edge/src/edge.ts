import { StoreAway, type ReleaseStore } from '@site/release';
import { answerHealth, createReadiness, guard, requestIds, serverOptions, TIME_LIMITS, type Readiness } from '@site/serving';
import { DEFAULTS } from '@site/serving/defaults';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import path from 'node:path';
import { createBrandCache } from './brand';
import type { EdgeConfig } from './config';
import { pageRoutes } from './page/page.routes';
import { refuse } from './error-answer';
import { exchangeRedirects } from './exchange-redirects';
import { channelDocumentRoutes } from './channel-document/channel-document.routes';
import { gaugeLiveSite } from './channel-document/gauges';
import { isKept } from './channel-document/kept-site';
import { createTrust, type PublicKeySource } from './channel-document/trust';
import { watchLiveSite, type LiveSiteWatch } from './channel-document/watch-live-site';
import { keptFilesIn, NO_FILES } from './kept-files';
import { platformProxy } from './platform-proxy';
import { createPlatformReads } from './platform-reads';
import { longestRequestMs, readBodies } from './request-body';
import { releasedFileRoutes } from './released-files.routes';
import { createSealedReader } from './sealed-reader';
import { createPageSites } from './staff/page-site';
import { addPreviewHosts } from './staff/preview-hosts';
import { createPreviews } from './staff/previews';
import { createStaff } from './staff/staff';
import { staffRoutes } from './staff/staff.routes';
import { workerRoutes } from './worker.routes';

export interface EdgeOptions {
  /** Logs nothing; else the edge logs warnings and errors. */
  isQuiet?: boolean;
  /** Public keys that releases must be signed with; default: those in `keysDir`. */
  keys?: PublicKeySource;
  /** Conditions of `/edge/readyz`. */
  readiness?: Readiness;
  /** Additions for a development session; the site for players has none of them. */
  development?: { headScript: string; routes: (app: FastifyInstance, live: LiveSiteWatch) => void };
}

const CODES: Record<number, Parameters<typeof refuse>[1]> = { 408: 'platform.too_slow', 413: 'platform.too_large' };

/** An edge keeps copies of files of a store on another machine, for the time when that store is away. */
const keptFilesOf = (config: EdgeConfig, log: FastifyBaseLogger) =>
  isKept(config) && config.storeUrl !== undefined ? keptFilesIn(path.join(config.dataDir, 'edge', 'files'), log) : NO_FILES;

/** A store that does not answer is a fault of the moment: a browser may ask again. */
function statusOf(problem: unknown) {
  if (problem instanceof StoreAway) return 503;
  return problem instanceof Error && 'statusCode' in problem ? Number(problem.statusCode) : 500;
}

/** Makes the server for players: pages, released files and the proxy to the platform. Listen with `listen()`, stop with `close()`. */
export async function createEdge(
  config: EdgeConfig,
  store: ReleaseStore,
  { isQuiet = false, keys, readiness = createReadiness(), development }: EdgeOptions = {},
): Promise<FastifyInstance> {
  const { timeLimits = TIME_LIMITS, trustedHops = [], hosts = [], siteOrigin = '' } = config;
  const hasPreviews = config.channel === DEFAULTS.CHANNEL && config.variant === 'federated' && !development;
  const app = Fastify({
    ...serverOptions({ ...timeLimits, requestMs: longestRequestMs(timeLimits) }),
    trustProxy: [...trustedHops],
    logger: { level: isQuiet ? 'silent' : 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    genReqId: requestIds(trustedHops),
    // A malformed address reaches no route, so it is answered here.
    frameworkErrors: (_problem, _request, reply) => void refuse(reply, 'platform.malformed'),
  });
  guard(app, {
    name: 'edge',
    trustedHops,
    hosts,
    hasNamesBelow: hasPreviews,
    origin: siteOrigin,
    resourcePolicy: 'same-origin',
    connectionsPerAddress: config.connectionsPerAddress,
  });
  readBodies(app, timeLimits);
  const trust = createTrust(config, keys);
  if (trust.isUnverified) app.log.warn('EDGE_UNVERIFIED=1: without a key to check them with, releases of anybody are served and run');
  const kept = keptFilesOf(config, app.log);
  const sealed = createSealedReader({ store, trust, log: app.log, kept });
  const live = await watchLiveSite({ store, config, log: app.log, trust, sealed });
  gaugeLiveSite(live, config.channel);
  readiness.add('site', () => (live.current() ? null : 'nothing is live'));
  const reads = createPlatformReads(config);
  const brand = createBrandCache(config, reads);
  const source = { config, store, trust, live, log: app.log };
  const previews = createPreviews({ ...source, sealed });
  const staff = createStaff(source);
  addPreviewHosts(app, { previews: hasPreviews ? previews : null, hosts });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((problem, request, reply) => {
    const status = statusOf(problem);
    if (status === 503) return refuse(reply.header('retry-after', 1), 'platform.unavailable');
    if (status < 500) return refuse(reply, CODES[status] ?? 'platform.malformed');
    request.log.error(problem);
    return refuse(reply, 'platform.fault');
  });

  answerHealth(app, readiness, '/edge');
  releasedFileRoutes(app, sealed.read, config);
  channelDocumentRoutes(app, live);
  workerRoutes(app, { live, readSealed: sealed.read, hasWorker: config.variant === 'federated' && !development });
  development?.routes(app, live);
  staffRoutes(app, { ...source, staff });
  const pageSite = createPageSites({ ...source, staff, previews: hasPreviews ? previews : null });
  pageRoutes(app, { config, pageSite, brand, reads, headScript: development?.headScript });
  exchangeRedirects(app, config);
  await platformProxy(app, config);

  app.addHook('onReady', async () => brand.start());
  app.addHook('onClose', async () => {
    brand.stop();
    await live.stop();
    await kept.settle();
  });
  return app;
}
