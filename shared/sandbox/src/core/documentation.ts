import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api';

/** `/docs` for reading, `/docs/json` for tools; both from the contracts that are routed, described when somebody asks. */
export function documentEndpoints(app: FastifyInstance) {
  app.register(swagger, { openapi: {}, transformObject: () => openApi(app.endpoints) });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Platform calls' } });
}
