import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { bestEncoding } from '@site/serving';

const COMPRESSIBLE = /^(application\/json|image\/svg\+xml|text\/(?!event-stream))/;
const WORTH_IT_BYTES = 1_000;
const NO_BODY = [204, 304];

/** @returns a stream that compresses the answer, or null when that is useless or not accepted */
export function encoderFor(accepted: string | string[] | undefined, reply: FastifyReply) {
  const headers = reply.getHeaders();
  const encoding = bestEncoding(accepted);
  const isSmall = headers['content-length'] !== undefined && Number(headers['content-length']) < WORTH_IT_BYTES;
  if (encoding === 'identity' || isSmall || headers['content-encoding'] || NO_BODY.includes(reply.statusCode)) return null;
  if (!COMPRESSIBLE.test(String(headers['content-type'] ?? ''))) return null;
  const stream = encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip();
  return { encoding, stream };
}
