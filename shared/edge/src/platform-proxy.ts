import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { getEvents, HEARTBEAT_MS } from '@site/api/contracts/events';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config';
import { encoderFor } from './encoder';
import { refuse } from './error-answer';

/** Paths of the platform that browsers reach; operators' calls, the API page and the seamless wallet are not among them. */
const PROXIED = ['/api', '/storage', '/healthz', '/readyz'];

/** Longer than a page waits, so that the page's own time-out decides first; then the call must not hold a connection. */
const PATIENCE_MS = 15_000;

/** A stream that says nothing for so long has lost the platform; its heartbeats come more often. */
const STREAM_PATIENCE_MS = 2 * HEARTBEAT_MS;

const CONNECTION = { pipelining: 1, keepAliveTimeout: 10_000 };

/** Hands calls to the platform and its answers back, compressed on the way when they are text. */
export async function platformProxy(app: FastifyInstance, { platformOrigin, patienceMs = PATIENCE_MS }: EdgeConfig) {
  const calls = { ...CONNECTION, connections: 64, headersTimeout: patienceMs, bodyTimeout: patienceMs };
  // A stream holds its connection for as long as its page is open: 0 is as many as there are pages, and no call waits for one.
  const streams = { ...CONNECTION, connections: 0, headersTimeout: patienceMs, bodyTimeout: STREAM_PATIENCE_MS };
  for (const [prefix, undici] of [...PROXIED.map((prefix) => [prefix, calls] as const), [getEvents.path, streams] as const]) {
    await app.register(proxy, {
      upstream: platformOrigin,
      prefix,
      rewritePrefix: prefix,
      undici,
      // The edge has read the whole body before, so a slow sender holds no connection to the platform.
      proxyPayloads: false,
      handler: (request, reply, target, options) => reply.from(target, { ...options, ...sentBody(request) }),
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        // The page decides what is asked again; here a repeat would only hide the fault.
        retryDelay: () => null,
        onError: (reply, { error }) => {
          reply.request.log.warn({ reason: error.message }, 'the platform did not answer');
          void refuse((reply as FastifyReply).header('retry-after', 1), 'platform.unavailable');
        },
        // The declared type leaves out the stream that the answer comes with.
        onResponse: (request, reply, answer) =>
          handBack(request, reply as FastifyReply, (answer as unknown as { stream: Readable }).stream),
      },
    });
  }
}

/** A read has no body, whatever its headers say. */
function sentBody({ method, headers, body }: FastifyRequest) {
  if (method === 'GET' || method === 'HEAD' || !(body instanceof Buffer)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

type Sent = Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id' | 'body' | 'headers'>;

/**
 * The platform gets the address and protocol that trusted hops confirm, not those that the client claims. `Expect` ends here, because
 * the edge has answered it. A header that is undefined is not sent.
 */
const forwardedHeaders = (request: Sent, headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  'content-length': request.body instanceof Buffer ? headers['content-length'] : undefined,
  'content-type': request.headers['content-type'],
  expect: undefined,
  forwarded: undefined,
  'x-real-ip': undefined,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': String(request.id),
});

function handBack(request: Pick<FastifyRequest, 'method' | 'headers'>, reply: FastifyReply, body: Readable) {
  const encoder = request.method === 'HEAD' ? null : encoderFor(request.headers['accept-encoding'], reply);
  if (!encoder) return void reply.send(body);
  reply.removeHeader('content-length');
  reply.headers({ 'content-encoding': encoder.encoding, vary: 'accept-encoding' });
  void reply.send(pipeline(body, encoder.stream, () => undefined));
}
