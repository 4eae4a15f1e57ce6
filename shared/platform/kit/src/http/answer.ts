import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import * as z from '@site/api/schema';
import type { Endpoint } from '@site/api/schema';
import { EventStream } from '../events/event-stream';
import { sendFile } from './file-answer';
import { sendStream } from './stream-answer';

/** Sends a response. Outside production it throws when the output breaks the contract. */
export function sendAnswer(endpoint: Endpoint, output: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!request.server.platform.settings.isProduction) checkAnswer(endpoint, output);
  if (output instanceof File) return sendFile(output, reply);
  if (output instanceof EventStream) return sendStream(output, request, reply);
  reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8');
  const body = JSON.stringify(output);
  const isPrivate = endpoint.access !== 'public' || request.headers.authorization !== undefined;
  if (endpoint.method !== 'GET' || endpoint.neverStored || isPrivate) return reply.header('cache-control', 'no-store').send(body);

  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(body);
}

/**
 * Keeps every response to a bearer out of all caches: it may carry the session's next token, and a later copy would restore an old token.
 * One hook does it, so that it also covers errors, files and responses without a contract.
 */
export function keepPrivate(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.authorization === undefined && !reply.hasHeader(RENEWED_TOKEN_HEADER)) return;
    reply.header('cache-control', 'no-store').removeHeader('etag');
  });
}

/** @throws Error that names the first field that is off the contract */
export function checkAnswer(endpoint: Pick<Endpoint, 'method' | 'path' | 'output'>, output: unknown) {
  const read = z.safeParse(endpoint.output, output);
  if (read.success) return;
  const [issue] = read.error.issues;
  throw new Error(`${endpoint.method} ${endpoint.path} answers off its contract at ${issue?.path.join('.')}: ${issue?.message}`);
}
