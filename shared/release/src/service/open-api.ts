import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { releaseEndsPath } from '@site/api/contracts/releases';
import { DOCUMENTATION_POLICY } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SERVICE_CALLS, type ServiceCall } from './calls';

type Document = Extract<StaticDocumentSpec['document'], { openapi: string }>;
type Operation = NonNullable<NonNullable<Document['paths'][string]>['post']>;

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } }) as const;
const KEY = {
  name: 'x-request-key',
  in: 'header',
  required: true,
  description: 'a fresh name for this request',
  schema: { type: 'string' },
} as const;
const UPLOAD = [inPath('area'), inPath('release')];
const REFUSALS = {
  '400': { description: 'the input is wrong' },
  '401': { description: 'the token is not accepted' },
  '403': { description: 'this credential must not do it' },
  '409': { description: 'the request came before, or the release exists with other bytes' },
  '429': { description: 'too many wrong tokens from this address' },
};
const STREAM = {
  description:
    'one JSON value a line: {"out"}, {"err"}, {"step", "ms"}, {"look"} of a watch, or {"alive"}, at last {"code"}, the exit code of the command',
};
const SECOND = { description: 'the call waits for a second person: {"waiting", "message"}' };

/** `release-engineer; list: viewer; protect: admin` */
const rolesOf = ({ least, leastOf = {} }: ServiceCall) =>
  [least, ...Object.entries(leastOf).map(([action, role]) => `${action}: ${role}`)].join('; ');

const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } });

/** OpenAPI description of the release service. */
function openApi(): Document {
  const verbs = Object.entries<ServiceCall>(SERVICE_CALLS).map(([verb, call]) => {
    const { summary, input } = call;
    const operation = {
      summary: `${summary} (${rolesOf(call)})`,
      parameters: [inPath('channel'), KEY],
      requestBody: jsonBody(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' })),
      responses: { '200': STREAM, '202': SECOND, ...REFUSALS },
    } as Operation;
    return [`/v1/channels/{channel}/${verb}`, { post: operation }] as const;
  });
  const uploads = {
    '/v1/uploads/{area}/{release}': {
      get: {
        summary: 'Files of an upload that are there, with their hashes (deployer)',
        parameters: UPLOAD,
        responses: { '200': { description: '{"isPublished", "files"}' }, ...REFUSALS },
      },
    },
    '/v1/uploads/{area}/{release}/files/{file}': {
      put: {
        summary: 'Sends one file; x-content-sha384 has its hash (deployer)',
        parameters: [...UPLOAD, inPath('file')],
        requestBody: { content: { 'application/octet-stream': {} } },
        responses: {
          '204': { description: 'it is there' },
          '413': { description: 'it is too large' },
          '422': { description: 'its hash differs' },
          ...REFUSALS,
        },
      },
    },
    '/v1/uploads/{area}/{release}/publish': {
      post: {
        summary: 'Signs and publishes what was sent (deployer)',
        parameters: [...UPLOAD, KEY],
        requestBody: jsonBody({ type: 'object' }),
        responses: { '200': { description: '{"area", "release"}' }, ...REFUSALS },
      },
    },
  };
  const others = {
    [releaseEndsPath('{channel}')]: {
      get: {
        summary: 'The newest document of a channel, and when it, the root document and the credentials end (viewer)',
        parameters: [inPath('channel')],
        responses: {
          '200': { description: '{"serial", "issuedAt", "expiresAt", "rootExpiresAt", "credentials"}' },
          '404': { description: 'nothing is live there' },
          ...REFUSALS,
        },
      },
    },
    '/v1/waiting': {
      get: {
        summary: 'Calls that wait for a second person (viewer)',
        responses: { '200': { description: '{"waiting"}, the oldest first' }, ...REFUSALS },
      },
    },
    '/v1/waiting/{id}/approve': {
      post: {
        summary: 'A second person makes a call that waits',
        parameters: [inPath('id'), KEY],
        responses: { '200': STREAM, ...REFUSALS },
      },
    },
    '/v1/audit': {
      get: { summary: 'The newest calls, refused ones too (admin)', responses: { '200': { description: '{"calls"}' }, ...REFUSALS } },
    },
  };
  return {
    openapi: '3.0.3',
    info: { title: 'Release service', version: '1.0.0', description: 'Releases of the site. Authorization: Bearer <token>.' },
    paths: { ...Object.fromEntries(verbs), ...uploads, ...others },
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

/** `/docs` for people, `/docs/json` for tools, both from the table of calls. */
export function addDocumentation(app: FastifyInstance) {
  app.register(swagger, { openapi: {}, transformObject: () => openApi() });
  app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Release service' }, staticCSP: DOCUMENTATION_POLICY });
}
