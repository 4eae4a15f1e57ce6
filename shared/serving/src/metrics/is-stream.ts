import type { FastifyReply } from 'fastify';

/** A stream lasts as long as its page is open, which says nothing about the server. */
export const isStream = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/event-stream');
