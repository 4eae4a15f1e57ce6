import { platformErrors, type ErrorBody } from '@site/api/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { trustOf } from './addresses';
import { answerClientError } from './client-error';
import { hostCheck } from './hosts';
import { limitConnections } from './connections';
import { endEarlyAnswersInOrder } from './early-answer';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

/** For a year; other names of the same domain are not this site's to decide about. */
const HTTPS_ONLY = 'max-age=31536000';

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
  /** Names that browsers open it under, beside those of this machine; see `readHosts`. */
  hosts: readonly string[];
  /** The origin that browsers know it by. */
  origin: string;
  /** Pages that may use its answers without asking by CORS; `cross-origin` where pages of other origins frame or load it. */
  resourcePolicy: 'same-origin' | 'cross-origin';
  connectionsPerAddress?: number | undefined;
}

/** Adds to a server what all of them have. Call it before any route is added. */
export function guard(app: FastifyInstance, { trustedHops, hosts, origin, resourcePolicy, connectionsPerAddress }: GuardOptions) {
  limitConnections(app.server, trustOf(trustedHops), connectionsPerAddress);
  endEarlyAnswersInOrder(app);
  const isOwn = hostCheck(hosts);
  const isHttps = origin.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cross-origin-resource-policy', resourcePolicy);
    if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY);
    // As it was sent: a page of a foreign name could add the forwarding header by itself.
    if (!isOwn(request.headers.host)) return void misdirected(reply);
    done();
  });
}

function misdirected(reply: FastifyReply) {
  const { status, message } = platformErrors['platform.misdirected'];
  const body: ErrorBody = { message, code: 'platform.misdirected', requestId: String(reply.request.id) };
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}
