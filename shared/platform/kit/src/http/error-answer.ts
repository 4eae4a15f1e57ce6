import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorBody, type ErrorCode } from '@site/api/contracts/errors';
import { isDatabaseAway, isDatabaseBusy } from '../data/database';
import { Refusal, type RefusalDetail } from '../base/refusal';

/** The only place that turns a thrown error into a response. No detail of an unexpected error leaves the process. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((problem, request, reply) => {
    const { code: known, detail } = classify(problem);
    const code = known === 'platform.malformed' && request.routeOptions.config.unreadable ? 'platform.invalid' : known;
    const { status } = errorCatalogue[code];
    if (status === 500) request.log.error({ err: problem }, 'fault');
    // Its statement is too slow, or the holder of its lock is, and that is for us to solve.
    if (code === 'platform.busy') request.log.warn({ err: problem }, 'the database is busy');
    if (detail.retryAfterS !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(detail.retryAfterS)));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(errorBody(code, request.id, detail));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(errorBody('platform.not_found', request.id)),
  );
}

/** For a request that is refused before it reaches the app, such as an address that cannot be decoded. */
export function answerUnroutable(_problem: Error, request: FastifyRequest, reply: FastifyReply) {
  reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody('platform.malformed', request.id));
}

function errorBody(code: ErrorCode, requestId: string, detail: RefusalDetail = {}): ErrorBody {
  const { errors, until, message = errorCatalogue[code].message } = detail;
  return { message, code, requestId, error: message, ...(errors ? { errors } : {}), ...(until ? { until: until.toISOString() } : {}) };
}

function classify(problem: unknown): { code: ErrorCode; detail: RefusalDetail } {
  if (problem instanceof Refusal) return { code: problem.code, detail: problem.detail };
  if (isDatabaseAway(problem)) return { code: 'platform.unavailable', detail: {} };
  return { code: isDatabaseBusy(problem) ? 'platform.busy' : transportCode(problem), detail: {} };
}

/** Maps an error of Fastify by its status, because it has too many codes. */
function transportCode(problem: unknown): ErrorCode {
  const status = problem instanceof Error && 'statusCode' in problem ? problem.statusCode : 500;
  if (status === 413) return 'platform.too_large';
  if (status === 415) return 'platform.unsupported_type';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'platform.malformed';
  return 'platform.fault';
}
