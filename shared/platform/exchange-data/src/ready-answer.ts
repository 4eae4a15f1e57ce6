import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response prepared in advance, so that a request only sends it. */
export interface ReadyAnswer {
  text: string;
  body: Buffer;
  tag: string;
  /** State whose change must be sent at once; any other change may wait. */
  flags: string;
  /** Version of the content; null when it has none. */
  version: number | null;
  /** Names and values in turn; `unchangedHeaders` goes with a 304. */
  headers: string[];
  unchangedHeaders: string[];
}

const headersOfAll = (cacheControl: string) =>
  Object.entries({
    'access-control-allow-origin': '*',
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }).flat();

export function readyAnswer(
  text: string,
  { type = 'application/json', flags = '', version = null as number | null, cacheControl = 'no-cache' } = {},
): ReadyAnswer {
  const body = Buffer.from(text);
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const unchangedHeaders = [...headersOfAll(cacheControl), 'etag', tag];
  const content = ['content-type', `${type}; charset=utf-8`, 'content-length', String(body.length)];
  return { text, body, tag, flags, version, headers: [...unchangedHeaders, ...content], unchangedHeaders };
}

/** Bypasses Fastify's reply, which would build the same headers again for each reader. */
export function sendReady(answer: ReadyAnswer, { headers }: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply.hijack();
  if (headers['if-none-match'] === answer.tag) raw.writeHead(304, answer.unchangedHeaders).end();
  else raw.writeHead(200, answer.headers).end(answer.body);
}
