import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../events/event-stream';

/** Hands the connection to a stream, with the headers that every answer has. Nothing between here and the page may keep it back. */
export function sendStream(stream: EventStream, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/event-stream; charset=utf-8').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
  stream.attach(reply.raw);
  if (request.method === 'HEAD') stream.end();
}
