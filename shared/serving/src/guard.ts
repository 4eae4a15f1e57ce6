import { platformErrors, type ErrorBody } from '@site/api/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { trustOf } from './addresses';
import { answerClientError } from './client-error';
import { hostCheck, labelBelow } from './hosts';
import { limitConnections } from './connections';
import { trackAnswers } from './drain';
import { endEarlyAnswersInOrder } from './early-answer';
import { makeAdditions, type ServerName } from './every-server';
import { TIME_LIMITS, type TimeLimits } from './time-limits';

/** One year, without subdomains, because this site does not decide about them. */
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
  /** Name of this server in metrics and traces. */
  name: ServerName;
  /** Proxies in front of this server; see `readTrustedHops`. */
  trustedHops: readonly string[];
  /** Host names of this server, besides those of this machine; see `readHosts`. */
  hosts: readonly string[];
  /** Lets in names one label below those of this server; the server itself decides about them. */
  hasNamesBelow?: boolean;
  /** Origin of this server in browsers. */
  origin: string;
  /** `Cross-Origin-Resource-Policy`: `cross-origin` where pages of other origins frame or load its answers. */
  resourcePolicy: 'same-origin' | 'cross-origin';
  connectionsPerAddress?: number | undefined;
}

/** Adds the rules that all servers share. Call it before any route is added. */
export function guard(
  app: FastifyInstance,
  { name, trustedHops, hosts, hasNamesBelow = false, origin, resourcePolicy, connectionsPerAddress }: GuardOptions,
) {
  makeAdditions(app, name);
  limitConnections(app.server, trustOf(trustedHops), connectionsPerAddress);
  trackAnswers(app.server);
  endEarlyAnswersInOrder(app);
  const isOwn = hostCheck(hosts);
  const isHttps = origin.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cross-origin-resource-policy', resourcePolicy);
    if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', HTTPS_ONLY);
    // The header counts as it was sent, because a page of a foreign name could add `X-Forwarded-Host` itself.
    const { host } = request.headers;
    if (!isOwn(host) && !(hasNamesBelow && labelBelow(host, hosts) !== null)) return void misdirected(reply);
    done();
  });
}

function misdirected(reply: FastifyReply) {
  const { status, message } = platformErrors['platform.misdirected'];
  const body: ErrorBody = { message, code: 'platform.misdirected', requestId: String(reply.request.id) };
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}
