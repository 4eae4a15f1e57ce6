import { DOCUMENTATION_POLICY } from '@site/serving';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api';

/** `/docs` for people, `/docs/json` for tools. Both are generated from the registered contracts at the first request. */
export function documentEndpoints(app: FastifyInstance) {
  app.register(swagger, { openapi: {}, transformObject: () => openApi(app.endpoints) });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Platform calls' }, staticCSP: DOCUMENTATION_POLICY });
}
