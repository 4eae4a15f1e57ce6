import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serverOptions } from './guard';
import type { ListenAt } from './listen';
import { answerHealth, type Readiness } from './readiness';

/** Where the process server listens, or null when `METRICS_PORT` is not set. @throws Error for a port that is none */
export function readProcessListener({ METRICS_PORT, METRICS_HOST }: Record<string, string | undefined>): ListenAt | null {
  if (!METRICS_PORT) return null;
  const port = Number(METRICS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`METRICS_PORT is not a port: ${METRICS_PORT}`);
  return { port, host: METRICS_HOST || '127.0.0.1' };
}

/**
 * Answers probes about the process, on a port that no player reaches. It accepts every host name, because probes ask by address. It does
 * not listen yet.
 */
export function createProcessServer(readiness: Readiness, logger: FastifyServerOptions['logger']): FastifyInstance {
  const app = Fastify({
    ...serverOptions(),
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  answerHealth(app, readiness);
  return app;
}
