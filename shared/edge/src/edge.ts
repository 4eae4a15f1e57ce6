import type { ReleaseStore } from '@site/release';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createBrandCache } from './brand';
import type { EdgeConfig } from './config';
import { devScript, devSession } from './dev/dev-session';
import { documentRoutes } from './document/document.routes';
import { refuse } from './error-answer';
import { watchLiveSite } from './live-site';
import { platformProxy } from './platform-proxy';
import { releasedFileRoutes } from './released-files.routes';

/**
 * The one URL: document, released files and the platform behind it. Listen with `listen()`, stop with `close()`.
 * @param options.isQuiet keeps warnings and worse only
 */
export async function createEdge(config: EdgeConfig, store: ReleaseStore, { isQuiet = false } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: isQuiet ? 'silent' : 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
    // Addresses that cannot be read reach no route.
    frameworkErrors: (_problem, _request, reply) => void refuse(reply, 'platform.malformed'),
  });
  const live = await watchLiveSite(store, config, app.log);
  const brand = createBrandCache(config);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((problem, request, reply) => {
    const status = problem instanceof Error && 'statusCode' in problem ? Number(problem.statusCode) : 500;
    if (status < 500) return refuse(reply, status === 413 ? 'platform.too_large' : 'platform.malformed');
    request.log.error(problem);
    return refuse(reply, 'platform.fault');
  });

  releasedFileRoutes(app, store);
  if (config.devRemote) devSession(app, live);
  documentRoutes(app, { config, live, brand, devScript: config.devRemote ? devScript(config.devRemote) : undefined });
  await platformProxy(app, config);

  app.addHook('onReady', async () => brand.start());
  app.addHook('onClose', async () => {
    live.stop();
    brand.stop();
  });
  return app;
}
