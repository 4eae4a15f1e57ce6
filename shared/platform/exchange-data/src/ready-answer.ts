import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that was made before it is asked for: nothing is left to do but to send it. */
export interface ReadyAnswer {
  text: string;
  body: Buffer;
  tag: string;
  /** Of what must be told at once when it has changed; anything else may wait. */
  flags: string;
  /** Names and values in turn; the second list goes with 304. */
  headers: string[];
  unchangedHeaders: string[];
}

const OF_ALL = Object.entries({
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}).flat();

export function readyAnswer(text: string, { type = 'application/json', flags = '' } = {}): ReadyAnswer {
  const body = Buffer.from(text);
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const unchangedHeaders = [...OF_ALL, 'etag', tag];
  const content = ['content-type', `${type}; charset=utf-8`, 'content-length', String(body.length)];
  return { text, body, tag, flags, headers: [...unchangedHeaders, ...content], unchangedHeaders };
}

/** Past Fastify's own sending, which would put together for each reader what is the same for all. */
export function sendReady(answer: ReadyAnswer, { headers }: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply.hijack();
  if (headers['if-none-match'] === answer.tag) raw.writeHead(304, answer.unchangedHeaders).end();
  else raw.writeHead(200, answer.headers).end(answer.body);
}
