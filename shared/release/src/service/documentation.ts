import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api';

/** The page loads only its own files and inline styles, submits no form, and cannot be framed. */
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

/** `/docs` for people, `/docs/json` for tools, both from the table of calls. */
export function addDocumentation(app: FastifyInstance) {
  app.register(swagger, { openapi: {}, transformObject: () => openApi() });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Release service' }, staticCSP: POLICY });
}
