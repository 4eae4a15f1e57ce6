import type { FastifyInstance } from 'fastify';
import { addToEveryServer } from '../every-server';
import type { MeasuredProgram } from './catalogue';
import { keepMeasures } from './measures';

export interface KeptMetrics {
  /** Serves them at `/metrics`. A server that players reach must not have this route. */
  addRoute: (app: FastifyInstance) => void;
  stop: () => void;
}

/** Keeps the metrics of this process from now on. Call it before a server is made. Without it no measure costs anything. */
export async function startMetrics(program: MeasuredProgram): Promise<KeptMetrics> {
  const { createRegistry } = await import('./prometheus');
  const { sink, measureCalls, contentType, text } = createRegistry(program);
  const end = addToEveryServer(measureCalls);
  const endMeasures = keepMeasures(sink);
  return {
    addRoute(app) {
      app.get('/metrics', async (_request, reply) =>
        reply
          .type(contentType)
          .header('cache-control', 'no-store')
          .send(await text()),
      );
    },
    stop() {
      end();
      endMeasures();
    },
  };
}
