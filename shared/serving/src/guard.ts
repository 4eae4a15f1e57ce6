import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { trustOf } from './addresses';
import { answerClientError } from './client-error';
import { limitConnections } from './connections';
import { endEarlyAnswersInOrder } from './early-answer';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

/** Fastify options that every server of the site is made with. */
export function serverOptions({ headersMs, requestMs, checkEveryMs, idleMs }: TimeLimits = TIME_LIMITS) {
  const http = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs };
  return {
    http,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    clientErrorHandler: answerClientError as NonNullable<FastifyServerOptions['clientErrorHandler']>,
  };
}

export interface GuardOptions {
  /** Proxies before this server; see `readTrustedHops`. */
  trustedHops: readonly string[];
  connectionsPerAddress?: number | undefined;
}

/** Adds to a server what all of them have. Call it before any route is added. */
export function guard(app: FastifyInstance, { trustedHops, connectionsPerAddress }: GuardOptions) {
  limitConnections(app.server, trustOf(trustedHops), connectionsPerAddress);
  endEarlyAnswersInOrder(app);
}
