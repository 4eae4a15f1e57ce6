import { constants, createGzip, type Gzip } from 'node:zlib';
import { bestEncoding, endAtDrain } from '@site/serving';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../events/event-stream';

/**
 * Compresses a stream with one context for its whole life, and passes each frame on at once. Deltas need a small window:
 * a stream takes about 24 kB of memory, and a window of 32 kB would save one byte in ten.
 */
export const createStreamEncoder = (): Gzip => createGzip({ flush: constants.Z_SYNC_FLUSH, windowBits: 12, memLevel: 4 });

/**
 * Gives the connection to a stream, with the headers of every response. No proxy on the way may buffer it.
 * @param mayCompress the stream has no secret of a player, whose length would tell something
 */
export function sendStream(stream: EventStream, request: FastifyRequest, reply: FastifyReply, { mayCompress = false } = {}) {
  const encoder = mayCompress && bestEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip' ? createStreamEncoder() : null;
  reply.type('text/event-stream; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  if (mayCompress) reply.header('vary', 'accept-encoding');
  if (encoder) reply.header('content-encoding', 'gzip');
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
  stream.attach(reply.raw, encoder);
  endAtDrain(reply.raw, () => stream.end());
  if (request.method === 'HEAD') stream.end();
}
