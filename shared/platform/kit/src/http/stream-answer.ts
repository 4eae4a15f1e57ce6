import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../events/event-stream';

/** Gives the connection to a stream, with the headers of every response. No proxy on the way may buffer it. */
export function sendStream(stream: EventStream, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/event-stream; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
  stream.attach(reply.raw);
  if (request.method === 'HEAD') stream.end();
}
