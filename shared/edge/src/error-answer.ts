import { platformErrors, type ErrorBody } from '@site/api/contracts/errors';
import type { FastifyReply } from 'fastify';

/** Answers with the one error body that every call of the site uses. */
export function refuse(reply: FastifyReply, code: keyof typeof platformErrors) {
  const { status, message } = platformErrors[code];
  const body: ErrorBody = { message, code, requestId: String(reply.request.id) };
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}
