import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api';

/** The page loads its own files and inline styles only, sends no form, and opens in no frame. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** `/docs` for reading, `/docs/json` for tools; both from the contracts that are routed, described when somebody asks. */
export function documentEndpoints(app: FastifyInstance) {
  app.register(swagger, { openapi: {}, transformObject: () => openApi(app.endpoints) });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Platform calls' }, staticCSP: POLICY });
}
