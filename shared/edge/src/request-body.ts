import { bodyLimitFor } from '@site/api/contracts/calls';
import { networkOf, TIME_LIMITS, type TimeLimits } from '@site/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

const MB = 1_048_576;
/** More than any contract for files allows, so that the platform itself answers when a file is slightly too large. */
const UPLOAD_MOST = 8 * MB;
/** Lowest bytes per second of a body that takes longer than the usual limit: 256 kbit/s. */
const PACE = 32_768;
/** Upper bounds on bytes of bodies in memory at once: for all networks together, and for one. */
const HELD_MOST = 256 * MB;
const HELD_OF_NETWORK = 64 * MB;

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of this body in memory. */
    heldBytes: number;
  }
}

/** Refuses a body with 408, 413 or 503. */
class BodyRefusal extends Error {
  constructor(readonly statusCode: 408 | 413 | 503) {
    super(`body refused: ${statusCode}`);
  }
}

/** Time in ms that the largest body may take at the slowest pace, which is more than the usual limit of a request. */
export const longestRequestMs = (limits: TimeLimits = TIME_LIMITS) => limits.requestMs + (UPLOAD_MOST / PACE) * 1000;

/**
 * Reads every body to its end before the call goes on, so that a slow sender holds a connection to the edge only, none to the platform.
 * A body may take `requestMs`, and longer while it arrives at `PACE` or faster.
 */
export function readBodies(app: FastifyInstance, { requestMs }: TimeLimits = TIME_LIMITS) {
  const held = createHeldBytes();
  app.decorateRequest('heldBytes', 0);
  app.addHook('onResponse', (request, _reply, done) => (held.release(request), done()));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const most = limitOf(request);
    if (Number(request.headers['content-length']) > most) return done(new BodyRefusal(413));
    collect(payload, requestMs, (chunk, total) => {
      if (total > most) throw new BodyRefusal(413);
      held.take(request, chunk);
    }).then((body) => done(null, body), done);
  });
}

function limitOf({ method, url, headers }: FastifyRequest) {
  const contentType = headers['content-type'];
  if (contentType?.startsWith('multipart/form-data')) return UPLOAD_MOST;
  return bodyLimitFor({ method, pathname: url.split('?', 1)[0] ?? url, contentType });
}

function collect(payload: IncomingMessage, requestMs: number, count: (chunk: number, total: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  const began = performance.now();
  return new Promise<Buffer>((resolve, reject) => {
    const look = () => {
      const left = requestMs + (total / PACE) * 1000 - (performance.now() - began);
      if (left <= 0) return void refuse(new BodyRefusal(408));
      timer = setTimeout(look, left);
    };
    let timer = setTimeout(look, requestMs);
    const stop = () => {
      clearTimeout(timer);
      payload.off('data', take).off('end', finish).off('error', refuse).off('close', leave);
      // The body is read or refused already, so its later errors do not matter.
      payload.on('error', () => undefined);
    };
    const take = (chunk: Buffer) => {
      total += chunk.length;
      try {
        count(chunk.length, total);
      } catch (problem) {
        return refuse(problem);
      }
      chunks.push(chunk);
    };
    const finish = () => (stop(), resolve(Buffer.concat(chunks, total)));
    const refuse = (problem: unknown) => (stop(), reject(problem as Error));
    const leave = () => refuse(new BodyRefusal(408));
    payload.on('data', take).once('end', finish).once('error', refuse).once('close', leave);
  });
}

/** Counts the memory of bodies. One network may use only a part of it, so that no attacker fills it alone. */
function createHeldBytes() {
  const ofNetwork = new Map<string, number>();
  let all = 0;
  return {
    take(request: FastifyRequest, bytes: number) {
      const network = networkOf(request.ip);
      const own = (ofNetwork.get(network) ?? 0) + bytes;
      if (own > HELD_OF_NETWORK || all + bytes > HELD_MOST) throw new BodyRefusal(503);
      ofNetwork.set(network, own);
      all += bytes;
      request.heldBytes += bytes;
    },
    release(request: FastifyRequest) {
      if (!request.heldBytes) return;
      const network = networkOf(request.ip);
      const left = (ofNetwork.get(network) ?? 0) - request.heldBytes;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
      all -= request.heldBytes;
      request.heldBytes = 0;
    },
  };
}
