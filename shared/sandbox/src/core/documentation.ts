import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api';

/** `/docs` for reading, `/docs/json` for tools; both from the contracts that were routed so far. */
export function documentEndpoints(app: FastifyInstance) {
  app.register(swagger, { mode: 'static', specification: { document: openApi(app.endpoints) } });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Platform calls' } });
}
