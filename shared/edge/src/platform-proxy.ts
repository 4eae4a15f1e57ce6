import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { getEvents, HEARTBEAT_MS } from '@site/api/contracts/events';
import proxy from '@fastify/http-proxy';
import { endAtDrain } from '@site/serving';
import { traceHeaders } from '@site/serving/traces';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config';
import { encoderFor } from './encoder';
import { refuse } from './error-answer';

/** Paths of the platform that browsers may reach; operators' calls, the API page and the seamless wallet are not among them. */
const PROXIED = ['/api', '/storage', '/healthz', '/readyz'];

/** Longer than the timeout of a page, so that the page gives up first; after it the call must not hold a connection. */
const PATIENCE_MS = 15_000;

/** A stream that is silent for so long has lost the platform, because heartbeats come more often. */
const STREAM_PATIENCE_MS = 2 * HEARTBEAT_MS;

/**
 * Shorter than the wait of a platform that stops, so that it never closes a connection over which a call is on its way. The platform's own
 * header asks for longer.
 */
const IDLE_MS = 4_000;

const CONNECTION = { pipelining: 1, keepAliveTimeout: IDLE_MS, keepAliveMaxTimeout: IDLE_MS };

/** Passes calls to the platform, and its answers back; text is compressed on the way. */
export async function platformProxy(app: FastifyInstance, { platformOrigin, patienceMs = PATIENCE_MS, siteOrigin = '' }: EdgeConfig) {
  const calls = { ...CONNECTION, connections: 64, headersTimeout: patienceMs, bodyTimeout: patienceMs };
  // A stream holds its connection while its page is open, so the number is unlimited (0), and no call waits for a stream.
  const streams = { ...CONNECTION, connections: 0, headersTimeout: patienceMs, bodyTimeout: STREAM_PATIENCE_MS };
  for (const [prefix, undici] of [...PROXIED.map((prefix) => [prefix, calls] as const), [getEvents.path, streams] as const]) {
    await app.register(proxy, {
      upstream: platformOrigin,
      prefix,
      rewritePrefix: prefix,
      undici,
      // The edge reads the whole body first, so a slow sender holds no connection to the platform.
      proxyPayloads: false,
      handler: (request, reply, target, options) => reply.from(target, { ...options, ...sentBody(request) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers, siteOrigin),
        // No retries here: the page decides about them, and a retry would hide the fault.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          reply.request.log.warn({ reason: error.message }, 'the platform did not answer');
          void refuse((reply as FastifyReply).header('retry-after', 1), 'platform.unavailable');
        },
        // The declared type lacks the stream of the answer.
        onResponse: (request, reply, answer) => {
          const { raw } = reply as FastifyReply;
          if (undici === streams) endAtDrain(raw, () => raw.end());
          handBack(request, reply as FastifyReply, (answer as unknown as { stream: Readable }).stream);
        },
      },
    });
  }
}

/** A GET or HEAD has no body, also when its headers announce one. */
function sentBody({ method, headers, body }: FastifyRequest) {
  if (method === 'GET' || method === 'HEAD' || !(body instanceof Buffer)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

/** The platform knows the site by its one origin, so a call of a page at the address of a preview counts as one of the site. */
const originOf = ({ preview, headers: { origin }, protocol, host }: FastifyRequest, siteOrigin: string) =>
  preview && origin === `${protocol}://${host}` ? siteOrigin : origin;

/**
 * Headers for the platform: it gets the address and protocol that trusted hops confirm, not those that the client claims. `Expect` is
 * removed, because the edge has answered it. A header that is undefined is not sent.
 */
const forwardedHeaders = (request: FastifyRequest, headers: IncomingHttpHeaders, siteOrigin: string): IncomingHttpHeaders => ({
  ...headers,
  origin: originOf(request, siteOrigin),
  'content-length': request.body instanceof Buffer ? headers['content-length'] : undefined,
  'content-type': request.headers['content-type'],
  expect: undefined,
  forwarded: undefined,
  'x-real-ip': undefined,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': String(request.id),
  traceparent: undefined,
  tracestate: undefined,
  ...traceHeaders(),
});

function handBack(request: Pick<FastifyRequest, 'method' | 'headers'>, reply: FastifyReply, body: Readable) {
  const encoder = request.method === 'HEAD' ? null : encoderFor(request.headers['accept-encoding'], reply);
  if (!encoder) return void reply.send(body);
  reply.removeHeader('content-length');
  reply.headers({ 'content-encoding': encoder.encoding, vary: 'accept-encoding' });
  void reply.send(pipeline(body, encoder.stream, () => undefined));
}
