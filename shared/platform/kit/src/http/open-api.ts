import type { StaticDocumentSpec } from '@fastify/swagger';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { errorBodySchema, errorCatalogue, platformErrors, type ErrorCode } from '@site/api/contracts/errors';
import { answersFile, fileFields, type Endpoint } from '@site/api/schema';

type Document = Extract<StaticDocumentSpec['document'], { openapi: string }>;
type Paths = Document['paths'];
type Operation = NonNullable<NonNullable<Paths[string]>['get']>;
type Schema = Extract<NonNullable<NonNullable<Document['components']>['schemas']>[string], { properties?: unknown }>;

const COMMON = Object.keys(platformErrors) as ErrorCode[];

const schemaOf = (schema: $ZodType, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Schema;

/** OpenAPI description of every endpoint, generated from its contract. */
export function openApi(endpoints: readonly Endpoint[]): Document {
  const paths: Paths = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Platform', version: '1.0.0', description: 'Every call of the player site. No real money.' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: Endpoint): Operation {
  const input = schemaOf(endpoint.input, 'input');
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const fields = Object.entries(input.properties ?? {});
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'player' ? { security: [{ bearer: [] }] } : {}),
    parameters: fields
      .filter(([name]) => isRead || inPath.includes(name))
      .map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: inPath.includes(name) || (input.required ?? []).includes(name),
        schema,
      })),
    ...(isRead ? {} : { requestBody: { content: bodyContent(endpoint, input) } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content: {
          [answersFile(endpoint) ? 'application/octet-stream' : 'application/json']: { schema: schemaOf(endpoint.output, 'output') },
        },
      },
      ...refusals([...endpoint.errors, ...COMMON]),
    },
  };
}

/** JSON cannot carry files, so an input with a file is described as a form as well. */
function bodyContent(endpoint: Endpoint, input: Schema) {
  const files = fileFields(endpoint);
  const json = {
    ...input,
    properties: Object.fromEntries(Object.entries(input.properties ?? {}).filter(([name]) => !files.includes(name))),
  };
  return { 'application/json': { schema: json }, ...(files.length ? { 'multipart/form-data': { schema: input } } : {}) };
}

function refusals(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codes) byStatus.set(errorCatalogue[code].status, (byStatus.get(errorCatalogue[code].status) ?? new Set()).add(code));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries([...byStatus].map(([status, known]) => [status, { description: [...known].join(', '), content }]));
}
